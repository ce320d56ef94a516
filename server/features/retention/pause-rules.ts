import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { pause } from '../../db/schema.ts';
import type { StoredSubscription } from '../billing/live-subscription.ts';

// A pause gives one free month in twelve.

const day = 24 * 60 * 60 * 1000;

/** The same day of the month, or the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), last));
  return moved;
}

/** When collection resumes: three days after the skipped renewal fell due, weeks before the next one. */
export function resumeAfter(skipped: Date): Date {
  return new Date(skipped.getTime() + 3 * day);
}

/** Whether the free month runs: collection is paused, or an annual term is over and its added month (a trial) runs. */
export function isPaused(one: StoredSubscription, now: Date): boolean {
  if (one.status === 'trialing') return now.getTime() >= addMonths(one.currentPeriodEnd, -1).getTime();
  return one.pausedUntil !== null;
}

export async function pauseOf(
  db: Database,
  accountId: string,
  pro: StoredSubscription,
  now: Date,
): Promise<{ available: boolean; availableFrom: Date | null; until: Date | null; isWaiting: boolean }> {
  const [last] = await db
    .select()
    .from(pause)
    .where(and(eq(pause.accountId, accountId), ne(pause.status, 'lapsed'), gt(pause.requestedAt, addMonths(now, -12))))
    .orderBy(desc(pause.requestedAt))
    .limit(1);
  const until = last?.subscriptionId === pro.id && last.pausedUntil.getTime() > now.getTime() ? last.pausedUntil : null;
  return {
    available: last === undefined,
    availableFrom: last ? addMonths(last.requestedAt, 12) : null,
    until,
    isWaiting: until !== null && last?.status === 'stored',
  };
}
