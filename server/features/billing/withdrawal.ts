import { and, eq, inArray, sum } from 'drizzle-orm';
import { withdrawalDays } from '#contract/billing.ts';
import { formatEuros } from '#contract/format.ts';
import type { Database } from '../../db/open.ts';
import { invoice, withdrawal } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { periodAt } from '../usage/rules.ts';
import { convergeCustomer } from './converge.ts';
import { findRunning, runningSubscriptions, type StoredSubscription } from './live-subscription.ts';
import { trying } from './trying.ts';

const day = 24 * 60 * 60 * 1000;

/** The end of the fourteenth day after the contract was made, in Paris. */
function withdrawalEnd(madeAt: Date): Date {
  return periodAt('day', new Date(madeAt.getTime() + withdrawalDays * day)).endsAt;
}

/** What stands open to an account: until when, and what would be given back. */
export async function openWithdrawal(
  db: Database,
  accountId: string,
  now: Date,
): Promise<{ pro: StoredSubscription; until: Date; refundCents: number } | null> {
  const running = await runningSubscriptions(db, { accountId });
  const pro = running.find(({ entitlement }) => entitlement === 'pro');
  if (!pro) return null;
  const until = withdrawalEnd(pro.createdAt);
  if (until.getTime() <= now.getTime()) return null;
  const [paid] = await db
    .select({ cents: sum(invoice.amountPaidCents), refunded: sum(invoice.amountRefundedCents) })
    .from(invoice)
    .where(
      and(
        eq(invoice.status, 'paid'),
        inArray(
          invoice.subscriptionId,
          running.map(({ id }) => id),
        ),
      ),
    );
  return { pro, until, refundCents: Number(paid?.cents ?? 0) - Number(paid?.refunded ?? 0) };
}

/** Taken down first, then carried out; a second time answers what the first one did. */
export async function withdraw(deps: Deps, accountId: string): Promise<{ message: string; refundedCents: number }> {
  const earlier = await findWithdrawal(deps.db, accountId);
  if (earlier && !(await findRunning(deps.db, { accountId }, 'pro'))) return answer(earlier.refundCents);
  const open = await openWithdrawal(deps.db, accountId, deps.clock.now());
  if (!open)
    throw new AppError(
      'conflict',
      `Le délai de rétractation de ${withdrawalDays} jours est passé, ou rien n'est en cours.`,
      {
        reason: 'withdrawal_over',
      },
    );
  await deps.db.transaction(async (tx) => {
    const added = await tx
      .insert(withdrawal)
      .values({
        accountId,
        subscriptionId: open.pro.id,
        refundCents: open.refundCents,
        requestedAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: withdrawal.id });
    if (added.length > 0) await deps.jobs.enqueue(tx, 'billing.converge', { customerId: open.pro.customerId });
  });
  await trying(() => convergeCustomer(deps, open.pro.customerId));
  return answer(open.refundCents);
}

async function findWithdrawal(db: Database, accountId: string) {
  const [found] = await db.select().from(withdrawal).where(eq(withdrawal.accountId, accountId)).limit(1);
  return found ?? null;
}

function answer(refundedCents: number) {
  const amount = formatEuros(refundedCents);
  return {
    message: `Ta rétractation est enregistrée. ${amount} te sont remboursés sur ta carte, et le reçu arrive par e-mail.`,
    refundedCents,
  };
}
