import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { rateLimit } from '../../../db/schema.ts';
import type { Clock } from '../../clock/port.ts';
import { freeCallsOf } from '../models-port.ts';

/** The number of calls to the model that a day allows; days begin at midnight in Paris. */
export interface CallBudget {
  /** Counts one call; false when the day's calls are used up, or the share of those who do not pay. */
  take(isPaying: boolean): Promise<boolean>;
}

const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
/** «2026-11-18». */
export const parisDayOf = (instant: Date): string => parisDay.format(instant);
/** Counts of past days are kept for the operator (docs/operations.md), then purged. */
const keptMs = 3 * 24 * 60 * 60 * 1000;

const allCalls = 'model-calls';
/** Those of free accounts and visitors, which are counted among all calls too. */
const freeCalls = 'model-calls-free';
const windowOf = (now: Date) => new Date(`${parisDayOf(now)}T00:00:00Z`);

export async function callsOfToday(db: Database, clock: Clock): Promise<{ all: number; free: number }> {
  const rows = await db
    .select({ key: rateLimit.key, count: rateLimit.count })
    .from(rateLimit)
    .where(and(inArray(rateLimit.key, [allCalls, freeCalls]), eq(rateLimit.windowStart, windowOf(clock.now()))));
  const countOf = (key: string) => rows.find((row) => row.key === key)?.count ?? 0;
  return { all: countOf(allCalls), free: countOf(freeCalls) };
}

/** Counts in the database, each count by one atomic statement, so that the budget holds across processes and restarts. */
export function storedBudget({
  db,
  clock,
  callsPerDay,
}: {
  db: Database;
  clock: Clock;
  callsPerDay: number;
}): CallBudget {
  async function takeOne(key: string, windowStart: Date, limit: number): Promise<boolean> {
    if (limit === 0) return false;
    const expiresAt = new Date(windowStart.getTime() + keptMs);
    const counted = await db
      .insert(rateLimit)
      .values({ key, windowStart, count: 1, expiresAt })
      .onConflictDoUpdate({
        target: [rateLimit.key, rateLimit.windowStart],
        set: { count: sql`${rateLimit.count} + 1` },
        setWhere: sql`${rateLimit.count} < ${limit}`,
      })
      .returning({ count: rateLimit.count });
    return counted.length > 0;
  }

  async function giveBack(key: string, windowStart: Date): Promise<void> {
    await db
      .update(rateLimit)
      .set({ count: sql`${rateLimit.count} - 1` })
      .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, windowStart)));
  }

  return {
    async take(isPaying) {
      const windowStart = windowOf(clock.now());
      if (isPaying) return await takeOne(allCalls, windowStart, callsPerDay);
      // The share first: a call that it refuses must not, even for a moment, take one from those who pay.
      if (!(await takeOne(freeCalls, windowStart, freeCallsOf(callsPerDay)))) return false;
      if (await takeOne(allCalls, windowStart, callsPerDay)) return true;
      await giveBack(freeCalls, windowStart);
      return false;
    },
  };
}
