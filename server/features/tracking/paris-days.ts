import { type SQL, sql } from 'drizzle-orm';
import { periodAt } from '../usage/rules.ts';

/** Today in Paris: «2026-11-17». */
export function parisDay(now: Date): string {
  return periodAt('day', now).start;
}

/** When a day begins in Paris. A day has 23 or 25 hours when the clocks change. */
export function startOf(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone 'Europe/Paris')`;
}
