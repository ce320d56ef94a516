import type { Interval } from '../objects/types.ts';

// Periods are counted from the anchor, not from the last period's end, so that the 31st comes back after a February.

export interface Recurrence {
  interval: Interval;
  interval_count: number;
}

const daySeconds = 24 * 60 * 60;

function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

export function addIntervals(anchor: number, { interval, interval_count }: Recurrence, times: number): number {
  const count = interval_count * times;
  if (interval === 'day') return anchor + count * daySeconds;
  if (interval === 'week') return anchor + count * 7 * daySeconds;
  return addMonths(anchor, interval === 'year' ? count * 12 : count);
}

const shortestSeconds: Record<Interval, number> = {
  day: daySeconds,
  week: 7 * daySeconds,
  month: 28 * daySeconds,
  year: 365 * daySeconds,
};

/** The first moment of the anchor's rhythm that is later than `after`. */
export function nextPeriodEnd(anchor: number, recurrence: Recurrence, after: number): number {
  // No period is shorter than this, so the guess is never too early by more than the loop makes up for.
  const longest = (shortestSeconds[recurrence.interval] * 32 * recurrence.interval_count) / 28;
  let times = Math.floor((after - anchor) / longest) - 1;
  while (addIntervals(anchor, recurrence, times) <= after) times += 1;
  return addIntervals(anchor, recurrence, times);
}
