import { sql } from 'drizzle-orm';
import { siteEvent } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { countDays } from './count-days.ts';
import { limitEvents, maxEventsPerDay } from './limit-events.ts';
import type { StoredEvent } from './rules.ts';

/** The events of one request. */
export interface Visit {
  /** A keyed hash. */
  address: string;
  at: Date;
  events: StoredEvent[];
}

/**
 * Stores the events of several requests, limits them and counts them, in one statement: limits hold and counts are right across
 * processes, and it costs no round trip. `isPage` knows the pages of the site. Answers the days (Paris) that are full.
 */
export async function storeEvents(deps: Deps, visits: Visit[], isPage: (path: string) => boolean): Promise<string[]> {
  const perDay = maxEventsPerDay[deps.config.database.kind];
  const now = deps.clock.now();
  const given = visits
    .flatMap(({ address, at, events }) => events.map((event) => ({ ...event, address, at })))
    .map((event, place) => ({ ...event, place, isPage: isPage(event.pagePath) }));
  const { rows } = (await deps.db.execute(sql`
    with given as (
      select *, (at at time zone 'Europe/Paris')::date as day, hashtextextended("sessionId", 0) as session
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        place int, address text, at timestamptz, type text, "sessionId" text, "pagePath" text, "isPage" boolean,
        "referrerHost" text, "utmSource" text, "utmMedium" text, "utmCampaign" text, "elementId" text, "elementText" text,
        metadata jsonb)),
    ${limitEvents(now, perDay)},
    ${countDays(now)},
    events as (
      insert into ${siteEvent} (at, type, session_id, page_path, referrer_host, utm_source, utm_medium, utm_campaign,
        element_id, element_text, metadata)
      select at, type, "sessionId", "pagePath", "referrerHost", "utmSource", "utmMedium", "utmCampaign",
        "elementId", "elementText", metadata
      from kept order by place)
    select day::text from days
    where stored + (select count(*) from kept where kept.day = days.day) >= ${perDay}`)) as unknown as {
    rows: { day: string }[];
  };
  return rows.map(({ day }) => day);
}
