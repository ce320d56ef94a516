import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { rateLimit } from '../../../db/schema.ts';
import type { Clock } from '../../clock/port.ts';

/** The number of calls to the model that a day allows; days begin at midnight in Paris. */
export interface CallBudget {
  /** Counts one call; false when the day's calls are used up. */
  take(): Promise<boolean>;
}

const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
/** «2026-11-18». */
export const parisDayOf = (instant: Date): string => parisDay.format(instant);
/** Counts of past days are kept for the operator (docs/operations.md), then purged. */
const keptMs = 3 * 24 * 60 * 60 * 1000;

const key = 'model-calls';
const windowOf = (now: Date) => new Date(`${parisDayOf(now)}T00:00:00Z`);

export async function callsOfToday(db: Database, clock: Clock): Promise<number> {
  const [row] = await db
    .select({ count: rateLimit.count })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, windowOf(clock.now()))));
  return row?.count ?? 0;
}

/** Counts in the database by one atomic statement, so that the budget holds across processes and restarts. */
export function storedBudget({
  db,
  clock,
  callsPerDay,
}: {
  db: Database;
  clock: Clock;
  callsPerDay: number;
}): CallBudget {
  return {
    async take() {
      const windowStart = windowOf(clock.now());
      const expiresAt = new Date(windowStart.getTime() + keptMs);
      const counted = await db
        .insert(rateLimit)
        .values({ key, windowStart, count: 1, expiresAt })
        .onConflictDoUpdate({
          target: [rateLimit.key, rateLimit.windowStart],
          set: { count: sql`${rateLimit.count} + 1` },
          setWhere: sql`${rateLimit.count} < ${callsPerDay}`,
        })
        .returning({ count: rateLimit.count });
      return counted.length > 0;
    },
  };
}
