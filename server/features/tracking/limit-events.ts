import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseConfig } from '../../config.ts';
import { rateLimit, siteDay, siteVisit } from '../../db/schema.ts';

// Which of the given events are kept. First each address (of IPv6 each /48) is held to its own limits, then what they let through to
// that of the site: one owner of addresses cannot use up the day of all.

const dayMs = 24 * 60 * 60 * 1000;
/** Events of one address in a day (UTC). Far more than a household or an office has. */
export const maxEventsPerAddress = 20_000;
/**
 * Visits that one address begins in a day (UTC). A company's or a mobile carrier's NAT has thousands of people behind one address,
 * of whom few come here on the same day.
 */
export const maxVisitsPerAddress = 1_000;
/** Events of a day (Paris) over all addresses, so that a crowd of them cannot fill the disk: about 0.1 GB and 1 GB, and four times that of the longest. */
export const maxEventsPerDay: Record<DatabaseConfig['kind'], number> = { embedded: 250_000, postgres: 5_000_000 };

/** From `given` to `kept`, and `days` with the number of events stored before. Counts are written in the order of their keys, so that two processes do not wait for each other. */
export function limitEvents(now: Date, perDay: number): SQL {
  const startsAt = Math.floor(now.getTime() / dayMs) * dayMs;
  /** Adds the events of each address, or its visits, to its count of this day. */
  const count = (key: SQL, table: SQL) => sql`
    insert into ${rateLimit} (key, window_start, count, expires_at)
    select ${key}, ${isoAt(startsAt)}::timestamptz, count(*), ${isoAt(startsAt + dayMs)}::timestamptz
    from ${table} group by 1 order by 1
    on conflict (key, window_start) do update set count = ${rateLimit.count} + excluded.count
    returning key, count`;
  const eventsKey = sql`'tracking:perAddress:' || address`;
  const visitsKey = sql`'tracking:visits:' || address`;
  return sql`
    sent as (${count(eventsKey, sql`given`)}),
    allowed as (
      select given.* from given join sent on sent.key = ${eventsKey} where sent.count <= ${maxEventsPerAddress}),
    begun as (
      select day, session, min(address) as address from allowed
      where not exists (
        select from ${siteVisit} visit where visit.day = allowed.day and visit.session_hash = allowed.session)
      group by day, session),
    begun_by as (${count(visitsKey, sql`begun`)}),
    beyond as (
      select day, session
      from (select *, row_number() over by_address as place, count(*) over (partition by address) as added
        from begun window by_address as (partition by address order by day, session)) begun
      join begun_by on begun_by.key = ${visitsKey}
      where begun_by.count - added + place > ${maxVisitsPerAddress}),
    counted as (
      select *, row_number() over (partition by day order by place) as place_in_day from allowed
      where not exists (select from beyond where beyond.day = allowed.day and beyond.session = allowed.session)),
    days as (
      select day, coalesce(page_views + clicks + feature_uses + navigations, 0) as stored
      from (select distinct day from given) given left join ${siteDay} using (day)),
    kept as (select counted.* from counted join days using (day) where stored + place_in_day <= ${perDay})`;
}

const isoAt = (ms: number) => new Date(ms).toISOString();
