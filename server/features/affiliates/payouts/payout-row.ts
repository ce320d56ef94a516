import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../../adapters/clock/port.ts';
import type { Database } from '../../../db/open.ts';
import { ledgerEntry, payout } from '../../../db/schema.ts';
import { columnsOf } from './payout-target.ts';
import { isDebited } from './rules.ts';

// A payout's row and its entries in the ledger, which change together. The caller holds the affiliate's lock.

type Payout = typeof payout.$inferSelect;

export async function change(tx: Database, current: Payout, changes: Partial<Payout>): Promise<Payout> {
  await tx.update(payout).set(changes).where(eq(payout.id, current.id));
  return { ...current, ...changes };
}

/** Debits or credits the ledger where the new status says so. Whoever moves a payout has decided about one that a backup brought back. */
export async function changeStatus(
  tx: Database,
  current: Payout,
  changes: Partial<Payout>,
  now: Date,
): Promise<Payout> {
  const changed = await change(tx, current, { restoredAt: null, ...changes });
  const debits = Number(isDebited(changed.status)) - Number(isDebited(current.status));
  if (debits !== 0) await write(tx, changed, -debits * changed.amountCents, now);
  return changed;
}

/** Payouts that were not sent yet. */
export async function listOpenPayouts(tx: Database, affiliateId: string): Promise<Payout[]> {
  return await tx
    .select()
    .from(payout)
    .where(and(eq(payout.affiliateId, affiliateId), inArray(payout.status, ['requested', 'approved'])));
}

export async function cancelPayouts(tx: Database, clock: Clock, open: Payout[]): Promise<void> {
  const closedAt = clock.now();
  for (const current of open)
    await changeStatus(tx, current, { status: 'canceled', closedAt, ...columnsOf(null) }, closedAt);
}

/** Debits and credits alternate. The keys of the first pair end with the month, those of the next with `:2`, and so on. */
export async function write(tx: Database, of: Payout, amountCents: number, now: Date): Promise<void> {
  const { affiliateId, month } = of;
  const debits = await tx
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.affiliateId, affiliateId),
        eq(ledgerEntry.type, 'payout'),
        sql`${ledgerEntry.basis} ->> 'payoutId' = ${of.id}`,
      ),
    )
    .orderBy(asc(ledgerEntry.id));
  const isDebit = amountCents < 0;
  const type = isDebit ? 'payout' : 'payout_reversal';
  const pair = debits.length + (isDebit ? 1 : 0);
  await tx.insert(ledgerEntry).values({
    affiliateId,
    type,
    amountCents,
    parentId: isDebit ? null : (debits.at(-1)?.id ?? null),
    basis: { payoutId: of.id, month, status: of.status },
    availableAt: now,
    idempotencyKey: `${type}:${affiliateId}:${month}${pair > 1 ? `:${pair}` : ''}`,
    createdAt: now,
  });
}
