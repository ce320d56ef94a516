import { asc, between, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SiteStats } from '#contract/admin-figures.ts';
import { businessDay, siteDay, sitePageDay } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { ensureFigures } from './count-figures.ts';
import type { DayRange } from './range.ts';

const shownPages = 10;

/** The audience of a range, from the days that a job counted. */
export async function siteStatsOf(deps: Deps, { from, to }: DayRange): Promise<SiteStats> {
  await ensureFigures(deps);
  const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`;
  const site = deps.db
    .select({
      pageViews: sum(siteDay.pageViews),
      clicks: sum(siteDay.clicks),
      sessions: sum(siteDay.sessions),
      landingSessions: sum(siteDay.landingSessions),
    })
    .from(siteDay)
    .where(between(siteDay.day, from, to));
  const business = deps.db
    .select({ signups: sum(businessDay.newUsers), proUpgrades: sum(businessDay.newProUsers) })
    .from(businessDay)
    .where(between(businessDay.day, from, to));
  const views = sum(sitePageDay.views);
  const popularPages = deps.db
    .select({ path: sitePageDay.path, views })
    .from(sitePageDay)
    .where(between(sitePageDay.day, from, to))
    .groupBy(sitePageDay.path)
    .orderBy(desc(views), asc(sitePageDay.path))
    .limit(shownPages);
  const [[seen], [joined], pages] = await Promise.all([site, business, popularPages]);
  if (!seen || !joined) throw new Error('sums without a row');
  return {
    totalPageViews: seen.pageViews,
    totalClicks: seen.clicks,
    totalSessions: seen.sessions,
    conversionFunnel: { landingViews: seen.landingSessions, ...joined },
    popularPages: pages,
  };
}
