import { sql } from 'drizzle-orm';
import { rateLimit, siteEvent } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { StoredEvent } from './rules.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Events of one address in a day (UTC). Far more than a household or an office has; what is beyond is not stored. */
export const maxEventsPerAddress = 20_000;

/** The events of one request. */
export interface Visit {
  /** A keyed hash. */
  address: string;
  at: Date;
  events: StoredEvent[];
}

/**
 * Stores the events of several requests, and counts them by address, in one statement: the limit holds across processes and
 * costs no round trip. The counts are written in the order of their keys, so that two processes do not wait for each other.
 */
export async function storeEvents(deps: Deps, visits: Visit[]): Promise<void> {
  const startsAt = Math.floor(deps.clock.now().getTime() / dayMs) * dayMs;
  const given = visits.flatMap(({ address, at, events }) =>
    events.map((event) => ({ ...event, key: `tracking:perAddress:${address}`, at })),
  );
  await deps.db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        key text, at timestamptz, type text, "sessionId" text, "pagePath" text, "referrerHost" text, "utmSource" text,
        "utmMedium" text, "utmCampaign" text, "elementId" text, "elementText" text, metadata jsonb)),
    counted as (
      insert into ${rateLimit} (key, window_start, count, expires_at)
      select key, ${isoAt(startsAt)}::timestamptz, count(*), ${isoAt(startsAt + dayMs)}::timestamptz
      from given group by key order by key
      on conflict (key, window_start) do update set count = ${rateLimit.count} + excluded.count
      returning key, count)
    insert into ${siteEvent} (at, type, session_id, page_path, referrer_host, utm_source, utm_medium, utm_campaign,
      element_id, element_text, metadata)
    select at, type, "sessionId", "pagePath", "referrerHost", "utmSource", "utmMedium", "utmCampaign",
      "elementId", "elementText", metadata
    from given join counted using (key) where counted.count <= ${maxEventsPerAddress}`);
}

const isoAt = (ms: number) => new Date(ms).toISOString();
