import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { ledgerEntry, payout } from '../../../db/schema.ts';

export interface Balance {
  /** Commissions with what was taken back and given again; payouts aside. */
  earnedCents: number;
  /** What may be paid out of what is available by then; less than nothing when refunds came after a payout. */
  availableCents: number;
  /** Earned, and not available yet. */
  pendingCents: number;
}

/** Sums over the ledger. A payout counts from the moment it is written, whichever month is asked about. */
export async function balanceOf(db: Database, affiliateId: string, by: Date): Promise<Balance> {
  const isPayout = sql`${ledgerEntry.type} in ('payout', 'payout_reversal')`;
  const isAvailable = sql`${ledgerEntry.availableAt} <= ${by.toISOString()}::timestamptz`;
  const sum = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${ledgerEntry.amountCents}) filter (where ${which}), 0)::int`;
  const [sums] = await db
    .select({
      earnedCents: sum(sql`not ${isPayout}`),
      availableCents: sum(sql`${isPayout} or ${isAvailable}`),
      pendingCents: sum(sql`not ${isPayout} and not ${isAvailable}`),
    })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.affiliateId, affiliateId));
  return sums ?? { earnedCents: 0, availableCents: 0, pendingCents: 0 };
}

/** What was asked for and is not in the ledger before it is approved. */
export async function requestedCents(db: Database, affiliateId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${payout.amountCents}), 0)::int` })
    .from(payout)
    .where(sql`${payout.affiliateId} = ${affiliateId} and ${payout.status} = 'requested'`);
  return row?.cents ?? 0;
}
