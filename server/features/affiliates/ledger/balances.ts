import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { ledgerEntry, payout } from '../../../db/schema.ts';

export interface Balance {
  /** Commissions, reversals and reinstatements; without payouts. */
  earnedCents: number;
  /** What can be paid out at that time; negative if refunds came after a payout. */
  availableCents: number;
  /** Earned but not available at that time. */
  pendingCents: number;
}

/** Sums over the ledger. A payout's debit counts whatever its date, since the money is gone. */
export async function balanceOf(db: Database, affiliateId: string, by: Date): Promise<Balance> {
  const isAvailable = availableBy(by);
  const [sums] = await db
    .select({
      earnedCents: sum(sql`not ${isPayout}`),
      availableCents: sum(isAvailable),
      pendingCents: sum(sql`not ${isAvailable}`),
    })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.affiliateId, affiliateId));
  return sums ?? { earnedCents: 0, availableCents: 0, pendingCents: 0 };
}

/** Those of the affiliates whose available balance is negative. */
export async function overdrawnOf(db: Database, affiliateIds: string[], by: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: ledgerEntry.affiliateId })
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.affiliateId, affiliateIds))
    .groupBy(ledgerEntry.affiliateId)
    .having(sql`${sum(availableBy(by))} < 0`);
  return new Set(rows.map(({ id }) => id));
}

const isPayout = sql`${ledgerEntry.type} in ('payout', 'payout_reversal')`;

function availableBy(by: Date): SQL {
  return sql`(${isPayout} or ${ledgerEntry.availableAt} <= ${by.toISOString()}::timestamptz)`;
}

function sum(which: SQL): SQL<number> {
  return sql<number>`coalesce(sum(${ledgerEntry.amountCents}) filter (where ${which}), 0)::int`;
}

/** The sum of requested payouts, which the ledger does not contain until they are approved. */
export async function requestedCents(db: Database, affiliateId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${payout.amountCents}), 0)::int` })
    .from(payout)
    .where(sql`${payout.affiliateId} = ${affiliateId} and ${payout.status} = 'requested'`);
  return row?.cents ?? 0;
}
