import { eq, sql } from 'drizzle-orm';
import { otherPages } from '#contract/audience.ts';
import type { Database } from '../../db/open.ts';
import { siteDay, siteEvent, sitePageDay } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { endOf, parisDay, startOf } from './paris-days.ts';
import { oldestKeptDay } from './rules.ts';

/** Pages of a day that have a row of their own; the others share one. */
export const maxPages = 500;
const countingLock = 7_318_017;

/**
 * Counts the events of these days (Paris) anew, one transaction a day. Repetition changes nothing, and processes take turns.
 * Days to come are left out, and so are days whose events are purged: their counts are all that is left of them.
 */
export async function recountDays(deps: Deps, days: Iterable<string>): Promise<void> {
  const today = parisDay(deps.clock.now());
  const oldest = oldestKeptDay(today);
  for (const day of new Set(days)) {
    if (day < oldest || day > today) continue;
    await deps.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
      await countDay(tx, day, deps.clock.now());
      await countPages(tx, day);
    });
  }
}

async function countDay(tx: Database, day: string, now: Date): Promise<void> {
  const ofType = (type: string) => sql`count(*) filter (where type = ${type})`;
  await tx.execute(sql`
    insert into ${siteDay} (day, page_views, clicks, feature_uses, navigations, sessions, landing_sessions, counted_at)
    select ${day}::date, ${ofType('page_view')}, ${ofType('button_click')}, ${ofType('feature_usage')},
      ${ofType('navigation')}, count(distinct session_id),
      count(distinct session_id) filter (where type = 'page_view' and page_path = '/'), ${now.toISOString()}::timestamptz
    from ${siteEvent} where at >= ${startOf(day)} and at < ${endOf(day)}
    on conflict (day) do update set page_views = excluded.page_views, clicks = excluded.clicks,
      feature_uses = excluded.feature_uses, navigations = excluded.navigations, sessions = excluded.sessions,
      landing_sessions = excluded.landing_sessions, counted_at = excluded.counted_at`);
}

async function countPages(tx: Database, day: string): Promise<void> {
  await tx.delete(sitePageDay).where(eq(sitePageDay.day, day));
  await tx.execute(sql`
    with viewed as (
      select page_path, count(*) as views, row_number() over (order by count(*) desc, page_path) as place
      from ${siteEvent}
      where at >= ${startOf(day)} and at < ${endOf(day)} and type = 'page_view'
      group by page_path)
    insert into ${sitePageDay} (day, path, views)
    select ${day}::date, case when place <= ${maxPages} then page_path else ${otherPages} end, sum(views)
    from viewed group by 2`);
}
