import { type SQL, sql } from 'drizzle-orm';
import { otherPages } from '#contract/audience.ts';
import { siteDay, sitePageDay, siteVisit } from '../../db/schema.ts';

/** Addresses of a day that are no pages of the site and have a row of their own; the others share one. */
export const maxPages = 500;

/**
 * Adds the events of `kept` to the totals of their days, in the statement that stores them: a million events of the day before
 * them cost nothing, and totals and events agree whatever happens. Rows are written in the order of their keys, so that two
 * processes do not wait for each other.
 */
export function countDays(now: Date): SQL {
  const ofType = (type: string) => sql`count(*) filter (where type = ${type})`;
  const add = (column: string) => sql.raw(`${column} = site_day.${column} + excluded.${column}`);
  return sql`
    visits as (
      insert into ${siteVisit} (day, session_hash, landed)
      select day, session, bool_or(type = 'page_view' and "pagePath" = '/') from kept group by 1, 2 order by 1, 2
      on conflict (day, session_hash) do update set landed = true where excluded.landed and not ${siteVisit.landed}
      returning day, landed, xmax = 0 as is_new),
    events_of_days as (
      select day, ${ofType('page_view')} as page_views, ${ofType('button_click')} as clicks,
        ${ofType('feature_usage')} as feature_uses, ${ofType('navigation')} as navigations
      from kept group by day),
    visits_of_days as (
      select day, count(*) filter (where is_new) as sessions, count(*) filter (where landed) as landing_sessions
      from visits group by day),
    days_counted as (
      insert into ${siteDay}
        (day, page_views, clicks, feature_uses, navigations, sessions, landing_sessions, counted_at)
      select day, page_views, clicks, feature_uses, navigations, coalesce(sessions, 0), coalesce(landing_sessions, 0),
        ${now.toISOString()}::timestamptz
      from events_of_days left join visits_of_days using (day) order by day
      on conflict (day) do update set ${add('page_views')}, ${add('clicks')}, ${add('feature_uses')},
        ${add('navigations')}, ${add('sessions')}, ${add('landing_sessions')}, counted_at = excluded.counted_at),
    ${countPages}`;
}

const countPages = sql`
    viewed as (
      select day, "pagePath" as path, bool_or("isPage") as is_page, count(*) as views
      from kept where type = 'page_view' group by 1, 2),
    known as (
      select viewed.*, is_page or page.path is not null as has_row
      from viewed left join ${sitePageDay} page on page.day = viewed.day and page.path = viewed.path),
    named as (
      select day, views, case
        when has_row then path
        when row_number() over (partition by day, has_row order by path)
          + (select count(*) from ${sitePageDay} page where page.day = known.day) <= ${maxPages} then path
        else ${otherPages} end as path
      from known),
    pages_counted as (
      insert into ${sitePageDay} (day, path, views)
      select day, path, sum(views) from named group by 1, 2 order by 1, 2
      on conflict (day, path) do update set views = ${sitePageDay.views} + excluded.views)`;
