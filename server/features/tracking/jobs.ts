import { sql } from 'drizzle-orm';
import { siteDay, siteEvent } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { recountDays } from './count-days.ts';
import { endOf, parisDay, startOf } from './paris-days.ts';
import { oldestKeptDay } from './rules.ts';

/** Days in one run. The others follow a minute later. */
const maxDays = 10;

/** Counts, every minute, today's events and those of past days that have no final count yet. */
export function trackingJobs(deps: Deps): Pick<JobHandlers, 'tracking.count-days'> {
  return {
    async 'tracking.count-days'() {
      await recountDays(deps, await findUncountedDays(deps));
    },
  };
}

/**
 * The latest days without a final count, back to the first event or count. A count is final two minutes after the day's
 * end: by then the last events, which have the time of their arrival, are committed.
 */
async function findUncountedDays(deps: Deps): Promise<string[]> {
  const today = parisDay(deps.clock.now());
  const oldest = oldestKeptDay(today);
  const { rows } = (await deps.db.execute(sql`
    with first as (
      select least(${today}::date, (select min(day) from ${siteDay} where day >= ${oldest}::date),
        (select (min(at) at time zone 'Europe/Paris')::date from ${siteEvent} where at >= ${startOf(oldest)})) as day)
    select series::date::text as day
    from first, generate_series(first.day::timestamp, ${today}::date::timestamp, interval '1 day') as series
    left join ${siteDay} on ${siteDay.day} = series::date
    where ${siteDay.countedAt} is null or ${siteDay.countedAt} < ${endOf(sql`series`)} + interval '2 minutes'
    order by 1 desc limit ${maxDays}`)) as unknown as { rows: { day: string }[] };
  return rows.map(({ day }) => day);
}
