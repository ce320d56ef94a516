import { sql } from 'drizzle-orm';
import { siteEvent } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { parisDay, startOf } from './paris-days.ts';
import { oldestKeptDay } from './rules.ts';

/** Events in one statement, so that none holds others up. */
const stepSize = 5_000;
/** In one night: five million events. */
const maxSteps = 1_000;

/** Deletes events after thirteen months, whole days (Paris) at a time; the days' counts stay. */
export async function purgeSiteEvents(deps: Deps): Promise<void> {
  const oldest = oldestKeptDay(parisDay(deps.clock.now()));
  for (let step = 0; step < maxSteps; step++) {
    const { rows } = (await deps.db.execute(sql`
      delete from ${siteEvent} where id in (
        select id from ${siteEvent} where at < ${startOf(oldest)} order by at limit ${stepSize})
      returning 1`)) as unknown as { rows: unknown[] };
    if (rows.length < stepSize) return;
  }
}
