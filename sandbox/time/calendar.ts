import type { Interval } from '../objects/types.ts';

// Billing periods. They are counted from the anchor, not from the end of the last period, so that a subscription of the
// 31st returns to the 31st after February.

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

/** The first period end, counted from the anchor, that is later than `after`. */
export function nextPeriodEnd(anchor: number, recurrence: Recurrence, after: number): number {
  // Divides by more than the longest period, so that the first guess is never too late; the loop then moves it forward.
  const longest = (shortestSeconds[recurrence.interval] * 32 * recurrence.interval_count) / 28;
  let times = Math.floor((after - anchor) / longest) - 1;
  while (addIntervals(anchor, recurrence, times) <= after) times += 1;
  return addIntervals(anchor, recurrence, times);
}
