import { eq } from 'drizzle-orm';
import { formatDay, formatQuotedEuros } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import type { Clock } from '../../../adapters/clock/port.ts';
import type { Database } from '../../../db/open.ts';
import { affiliate, payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { balanceOf, requestedCents } from '../ledger/balances.ts';
import { executionDay, monthOf } from './rules.ts';

export type Payout = typeof payout.$inferSelect;

const unanswered = {
  status: 'requested',
  method: null,
  sealedTarget: null,
  approvedAt: null,
  submittedAt: null,
  closedAt: null,
} as const;

/**
 * Requests a payout of what is available, once a month, and confirms it by mail. The ledger changes when the operator approves. A request
 * that the operator canceled is made again in its own row.
 */
export async function requestPayout(deps: Deps, accountId: string): Promise<Payout> {
  return await deps.db.transaction(async (tx) => {
    const [own] = await tx.select().from(affiliate).where(eq(affiliate.accountId, accountId)).for('update');
    if (own?.status !== 'active' && own?.status !== 'suspended')
      throw new AppError('forbidden', "Ton compte affilié n'est pas actif.");
    const now = deps.clock.now();
    const amountCents = await requestableCents(tx, own.id, now);
    const month = monthOf(now);
    await refuseSecond(tx, own.id, month);
    if (amountCents < affiliateTerms.minimumPayoutCents) throw belowMinimum(amountCents);
    const stored = await storeRequest(tx, deps.clock, { affiliateId: own.id, month, amountCents });
    await deps.jobs.enqueue(tx, 'mail.payout-requested', { payoutId: stored.id });
    return stored;
  });
}

/** In the row of its month, which the caller knows to be free, or to be a request too. */
export async function storeRequest(
  tx: Database,
  clock: Clock,
  { affiliateId, month, amountCents }: Pick<Payout, 'affiliateId' | 'month' | 'amountCents'>,
): Promise<Payout> {
  const asked = { ...unanswered, amountCents, requestedAt: clock.now() };
  const [stored] = await tx
    .insert(payout)
    .values({ affiliateId, month, ...asked })
    .onConflictDoUpdate({ target: [payout.affiliateId, payout.month], set: asked })
    .returning();
  if (!stored) throw new Error('a payout was not stored');
  return stored;
}

/** What is available now minus what is requested already. */
export async function requestableCents(db: Database, affiliateId: string, now: Date): Promise<number> {
  const { availableCents } = await balanceOf(db, affiliateId, now);
  return availableCents - (await requestedCents(db, affiliateId));
}

async function refuseSecond(tx: Database, affiliateId: string, month: string): Promise<void> {
  const existing = await tx.query.payout.findFirst({
    where: (table, { and, eq }) => and(eq(table.affiliateId, affiliateId), eq(table.month, month)),
  });
  if (!existing || existing.status === 'canceled') return;
  const day = formatDay(executionDay(month));
  throw new AppError('conflict', `Tu as déjà demandé ton versement de ce mois-ci : il part le ${day}.`, {
    reason: 'already_requested',
  });
}

function belowMinimum(amountCents: number): AppError {
  const minimum = formatQuotedEuros(affiliateTerms.minimumPayoutCents);
  return new AppError('conflict', `Minimum de ${minimum} requis. Tu as ${formatQuotedEuros(amountCents)}`, {
    reason: 'below_minimum',
  });
}
