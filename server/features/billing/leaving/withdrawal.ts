import { and, desc, eq, inArray, sum } from 'drizzle-orm';
import { withdrawalDays } from '#contract/billing.ts';
import { formatEuros } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { invoice, subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { convergeCustomer } from '../converging/converge.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';
import { endedWith, findRunning, heldSubscriptions, type StoredSubscription } from '../live-subscription.ts';
import { endOfWorkingDay } from './working-days.ts';

const day = 24 * 60 * 60 * 1000;

/** A contract that can be withdrawn from: Pro with all its add-ons, or one add-on. */
type Contract = 'pro' | Addon;

/** The last millisecond of the fourteenth day after the contract was made; if that is no working day, of the next one. */
function withdrawalEnd(madeAt: Date): Date {
  return new Date(endOfWorkingDay(new Date(madeAt.getTime() + withdrawalDays * day)).getTime() - 1);
}

interface Open {
  of: StoredSubscription;
  /** The ids of all subscriptions that end with it, its own included. */
  ended: string[];
  until: Date;
  refundCents: number;
}

/** The withdrawal that an account may still declare: until when, and the refund; null if there is none. */
export async function openWithdrawal(
  db: Database,
  accountId: string,
  contract: Contract,
  now: Date,
): Promise<Open | null> {
  const held = await heldSubscriptions(db, { accountId });
  const of = held.find(({ entitlement }) => entitlement === contract);
  if (!of) return null;
  const ended = endedWith(of, held).map(({ id }) => id);
  const until = withdrawalEnd(of.createdAt);
  if (until.getTime() < now.getTime()) return null;
  const [paid] = await db
    .select({ cents: sum(invoice.amountPaidCents), refunded: sum(invoice.amountRefundedCents) })
    .from(invoice)
    .where(and(eq(invoice.status, 'paid'), inArray(invoice.subscriptionId, ended)));
  return { of, ended, until, refundCents: Number(paid?.cents ?? 0) - Number(paid?.refunded ?? 0) };
}

/** Stores the withdrawal with its receipt, then carries it out. A second call answers the same as the first. */
export async function withdraw(
  deps: Deps,
  accountId: string,
  contract: Contract,
): Promise<{ message: string; refundedCents: number }> {
  const earlier = await findWithdrawal(deps.db, accountId, contract);
  if (earlier && !(await findRunning(deps.db, { accountId }, contract))) return answer(earlier.refundCents);
  const open = await openWithdrawal(deps.db, accountId, contract, deps.clock.now());
  if (!open)
    throw new AppError(
      'conflict',
      `Le délai de rétractation de ${withdrawalDays} jours est passé, ou rien n'est en cours.`,
      {
        reason: 'withdrawal_over',
      },
    );
  const { id: subscriptionId, customerId } = open.of;
  await deps.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(withdrawal)
      .values({
        accountId,
        subscriptionId,
        addonIds: open.ended.filter((id) => id !== subscriptionId),
        refundCents: open.refundCents,
        requestedAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: withdrawal.id });
    if (!added) return;
    await deps.jobs.enqueue(tx, 'mail.withdrawal', { withdrawalId: added.id });
    await deps.jobs.enqueue(tx, 'billing.converge', { customerId });
  });
  await ignoreProviderOutage(() => convergeCustomer(deps, customerId));
  return answer(open.refundCents);
}

/** When the customer withdrew from a Pro subscription; null if that has not happened. */
export async function withdrawnAt(db: Database, pro: StoredSubscription): Promise<Date | null> {
  const [found] = await db
    .select({ at: withdrawal.requestedAt })
    .from(withdrawal)
    .where(eq(withdrawal.subscriptionId, pro.id));
  return found?.at ?? null;
}

/** The running subscriptions of an account that end with a refund by a withdrawal that was not carried out yet. */
export async function underWithdrawal(
  db: Database,
  accountId: string,
  running: StoredSubscription[],
): Promise<StoredSubscription[]> {
  const stored = await db
    .select({ of: subscription })
    .from(withdrawal)
    .innerJoin(subscription, eq(subscription.id, withdrawal.subscriptionId))
    .where(and(eq(withdrawal.accountId, accountId), eq(withdrawal.status, 'stored')));
  return stored.flatMap(({ of }) => endedWith(of, running));
}

async function findWithdrawal(db: Database, accountId: string, contract: Contract) {
  const [found] = await db
    .select({ refundCents: withdrawal.refundCents })
    .from(withdrawal)
    .innerJoin(subscription, eq(subscription.id, withdrawal.subscriptionId))
    .where(and(eq(withdrawal.accountId, accountId), eq(subscription.entitlement, contract)))
    .orderBy(desc(withdrawal.requestedAt))
    .limit(1);
  return found ?? null;
}

function answer(refundedCents: number) {
  const amount = formatEuros(refundedCents);
  return {
    message: `Ta rétractation est enregistrée. ${amount} te sont remboursés sur ta carte, et le reçu arrive par e-mail.`,
    refundedCents,
  };
}
