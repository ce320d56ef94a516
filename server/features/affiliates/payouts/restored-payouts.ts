import { eq, inArray } from 'drizzle-orm';
import type { PayoutStatus } from '#contract/affiliates.ts';
import type { Database } from '../../../db/open.ts';
import { payout } from '../../../db/schema.ts';
import { changeStatus, write } from './payout-row.ts';
import { isDebited, isOpen } from './rules.ts';

// Payouts in a database that a backup brought back: none that was sent since is sent once more by itself.

type Payout = typeof payout.$inferSelect;

/** Stores the payouts that the replaced database had sent as they were there, with their debits. */
export async function keepSentPayouts(tx: Database, replaced: readonly Payout[], now: Date): Promise<void> {
  for (const sent of replaced.filter(({ status }) => status === 'submitted' || status === 'paid')) {
    const [back] = await tx.select().from(payout).where(eq(payout.id, sent.id));
    if (!back) {
      const added = await tx.insert(payout).values(sent).onConflictDoNothing().returning({ id: payout.id });
      if (added.length > 0) await write(tx, sent, -sent.amountCents, now);
    } else if (isDebited(back.status) && back.amountCents !== sent.amountCents) {
      await write(tx, back, back.amountCents, now);
      await changeStatus(tx, { ...back, status: 'requested' }, sent, now);
    } else await changeStatus(tx, back, sent, now);
  }
}

const waiting: PayoutStatus[] = ['requested', 'approved', 'submitted'];

/**
 * Marks the payouts that may have been sent since the backup: they wait until the operator has compared them with the bank's statement.
 * Those that the replaced database had in the same state, unmarked, go on. Answers the marked ones.
 */
export async function doubtOpenPayouts(tx: Database, replaced: readonly Payout[], now: Date): Promise<Payout[]> {
  const statusBefore = new Map(replaced.map(({ id, status, restoredAt }) => [id, restoredAt ? null : status]));
  const open = await tx
    .select()
    .from(payout)
    .where(inArray(payout.status, waiting))
    .orderBy(payout.requestedAt, payout.id);
  const doubtful = open.filter(({ id, status }) => statusBefore.get(id) !== status);
  for (const { id, status } of doubtful) {
    // Out of the file for the bank.
    const back = isOpen(status) ? {} : { status: 'approved' as const, submittedAt: null };
    await tx
      .update(payout)
      .set({ ...back, restoredAt: now })
      .where(eq(payout.id, id));
  }
  return doubtful;
}
