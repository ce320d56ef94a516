import type { DailyStat } from '#contract/admin-figures.ts';
import { shareOf } from '../figure-text.ts';

const counted = ['newUsers', 'newProUsers', 'totalUsers', 'mrr', 'pageViews', 'clicks', 'sessions'] as const;

/** Whether there is anything to show: the server sends a row for each day, also for those before the site opened. */
export function hasFigures(days: readonly DailyStat[]): boolean {
  return days.some((day) => counted.some((name) => day[name] > 0));
}

export interface DailySummary {
  newUsers: number;
  newProUsers: number;
  /** On the last day. */
  mrr: number;
  mrrChange: number;
  /** Page views a day, rounded. */
  viewsPerDay: number;
  /** Of all who signed up in the range, how many became Pro on the day they did, as a percentage. */
  conversionRate: number;
}

export function summaryOf(days: readonly DailyStat[]): DailySummary {
  const sum = (figure: (day: DailyStat) => number) => days.reduce((total, day) => total + figure(day), 0);
  const newUsers = sum((day) => day.newUsers);
  const mrr = days.at(-1)?.mrr ?? 0;
  return {
    newUsers,
    newProUsers: sum((day) => day.newProUsers),
    mrr,
    mrrChange: mrr - (days[0]?.mrr ?? 0),
    viewsPerDay: Math.round(sum((day) => day.pageViews) / Math.max(1, days.length)),
    conversionRate: shareOf(
      // The day's rate is rounded; the people behind it are whole.
      sum((day) => Math.round((day.conversionRate / 100) * day.newUsers)),
      newUsers,
    ),
  };
}
