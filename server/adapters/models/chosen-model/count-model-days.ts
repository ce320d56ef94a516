import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { modelDay } from '../../../db/schema.ts';
import type { WritingEntry } from '../../../writing/writing-log.ts';
import type { Clock } from '../../clock/port.ts';
import { parisDayOf } from '../calls/call-budget.ts';

/** Adds a text to the counts of its day, in one statement: processes count together. */
export async function countModelDay(db: Database, clock: Clock, entry: WritingEntry): Promise<void> {
  const { calls, fallback, byModel, faults, firstMs } = entry;
  const added = {
    calls,
    failures: isFailedCall(fallback) ? 1 : 0,
    texts: 1,
    fellBack: entry.byEngine > 0 ? 1 : 0,
    written: byModel + faults.length,
    refused: faults.length,
    firstReplies: firstMs === null ? 0 : 1,
    firstRepliesMs: firstMs ?? 0,
  };
  const sums = Object.fromEntries(
    Object.entries(added).map(([name, more]) => [name, sql`${modelDay[name as keyof typeof added]} + ${more}`]),
  );
  await db
    .insert(modelDay)
    .values({ day: parisDayOf(clock.now()), ...added })
    .onConflictDoUpdate({ target: modelDay.day, set: sums });
}

/** Not the budgets and `paused`, where no call went out, nor what an answer lacked. */
function isFailedCall(fallback: WritingEntry['fallback']): boolean {
  return fallback !== null && !['budget', 'free_budget', 'paused', 'refused', 'unfit'].includes(fallback);
}
