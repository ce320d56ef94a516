import { affiliateTerms } from '#contract/plans.ts';
import type { Database } from '../db/open.ts';
import { ledgerEntry, payout } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { balanceOf, requestedCents } from '../features/affiliates/ledger/balances.ts';
import { cutoffOf, executionDay, monthOf } from '../features/affiliates/payouts/rules.ts';

const day = 24 * 60 * 60 * 1000;

/** For each affiliate and past month with enough to pay: a payout that arrived; for this month one that waits for approval. */
export async function seedPayouts(deps: Deps, affiliateIds: string[]): Promise<number> {
  const now = deps.clock.now();
  const months = [
    ...new Set(Array.from({ length: 7 }, (_, index) => monthOf(new Date(now.getTime() - (6 - index) * 29 * day)))),
  ];
  return await deps.db.transaction(async (tx) => {
    let count = 0;
    for (const affiliateId of affiliateIds)
      for (const month of months) if (await seedPayout(tx, affiliateId, month, now)) count++;
    return count;
  });
}

async function seedPayout(tx: Database, affiliateId: string, month: string, now: Date): Promise<boolean> {
  const cutoff = cutoffOf(month, now);
  const { availableCents } = await balanceOf(tx, affiliateId, cutoff);
  const amountCents = availableCents - (await requestedCents(tx, affiliateId));
  if (amountCents < affiliateTerms.minimumPayoutCents) return false;
  const requestedAt = new Date(cutoff.getTime() - day / 2);
  const sentAt = executionDay(month);
  if (sentAt > now) {
    await tx.insert(payout).values({ affiliateId, month, amountCents, requestedAt });
    return true;
  }
  const id = crypto.randomUUID();
  await tx.insert(payout).values({
    ...{ id, affiliateId, month, amountCents, requestedAt, status: 'paid', method: 'sepa' },
    approvedAt: new Date(Math.min(requestedAt.getTime() + day, sentAt.getTime())),
    closedAt: new Date(Math.min(sentAt.getTime() + 2 * day, now.getTime())),
  });
  await tx.insert(ledgerEntry).values({
    affiliateId,
    type: 'payout',
    amountCents: -amountCents,
    basis: { payoutId: id, month, status: 'approved' },
    availableAt: requestedAt,
    idempotencyKey: `payout:${affiliateId}:${month}`,
    createdAt: requestedAt,
  });
  return true;
}
