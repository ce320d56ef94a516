import { asc, between, desc, lt } from 'drizzle-orm';
import type { DailyStat } from '#contract/admin-figures.ts';
import { conversionRate } from '#contract/figures.ts';
import { businessDay, siteDay } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { ensureFigures } from './count-figures.ts';
import { daysBetween } from './days.ts';
import type { DayRange } from './range.ts';

/** A row for every day of the range, oldest first. A day before the first one counted has nothing. */
export async function dailyStatsOf(deps: Deps, { from, to }: DayRange): Promise<DailyStat[]> {
  await ensureFigures(deps);
  const business = await deps.db
    .select()
    .from(businessDay)
    .where(between(businessDay.day, from, to))
    .orderBy(asc(businessDay.day));
  const [before] = await deps.db
    .select()
    .from(businessDay)
    .where(lt(businessDay.day, from))
    .orderBy(desc(businessDay.day))
    .limit(1);
  const site = await deps.db
    .select()
    .from(siteDay)
    .where(between(siteDay.day, from, to));
  const businessOf = new Map(business.map((row) => [row.day, row]));
  const siteOf = new Map(site.map((row) => [row.day, row]));
  let last = before;
  return daysBetween(from, to).map((date) => {
    const own = businessOf.get(date);
    last = own ?? last;
    const seen = siteOf.get(date);
    return {
      date,
      newUsers: own?.newUsers ?? 0,
      newProUsers: own?.newProUsers ?? 0,
      totalUsers: last?.totalUsers ?? 0,
      totalProUsers: last?.totalProUsers ?? 0,
      mrr: (last?.mrrCents ?? 0) / 100,
      pageViews: seen?.pageViews ?? 0,
      clicks: seen?.clicks ?? 0,
      sessions: seen?.sessions ?? 0,
      conversionRate: conversionRate(own?.sameDayProUsers ?? 0, own?.newUsers ?? 0),
    };
  });
}
