import { type SQL, sql } from 'drizzle-orm';
import { siteEvent, siteVisit } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { parisDay, startOf } from './paris-days.ts';
import { oldestKeptDay } from './rules.ts';

/** Rows in one statement, so that none holds others up. */
const stepSize = 5_000;
/** In one night: five million events. */
const maxSteps = 1_000;

/** Deletes events after thirteen months, whole days (Paris) at a time, and the sessions of days before yesterday; the days' counts stay. */
export async function purgeSiteEvents(deps: Deps, now: Date): Promise<void> {
  const today = parisDay(now);
  await deleteInSteps(
    deps,
    sql`delete from ${siteEvent} where id in (
      select id from ${siteEvent} where at < ${startOf(oldestKeptDay(today))} order by at limit ${stepSize})`,
  );
  await deleteInSteps(
    deps,
    sql`delete from ${siteVisit} where (day, session_hash) in (
      select day, session_hash from ${siteVisit} where day < ${today}::date - 1 order by day, session_hash limit ${stepSize})`,
  );
}

async function deleteInSteps(deps: Deps, step: SQL): Promise<void> {
  for (let steps = 0; steps < maxSteps; steps++) {
    const { rows } = (await deps.db.execute(sql`${step} returning 1`)) as unknown as { rows: unknown[] };
    if (rows.length < stepSize) return;
  }
}
