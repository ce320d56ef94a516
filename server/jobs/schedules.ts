import type { Database } from '../db/open.ts';
import { type JobName, jobSchedules } from './catalogue.ts';
import type { JobQueue } from './queue.ts';

// The schedules after a jump of the clock, which only the local Stripe's clock makes: pg-boss goes by the machine's time.

const minuteMs = 60_000;
/** The longest day in Paris. Every schedule has a time in it. */
const dayMinutes = 25 * 60;
const inParis = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' });

/** Enqueues each job once whose schedule has a time after `from` and not after `until`, as if the server had slept meanwhile. */
export async function enqueueScheduled(jobs: JobQueue, db: Database, from: Date, until: Date): Promise<void> {
  for (const [name, cron] of Object.entries(jobSchedules))
    if (hasTimeBetween(cron, from, until)) await jobs.enqueue(db, name as JobName, {} as never);
}

// Understands schedules that name a minute and an hour: «5 6 * * *», «*/5 * * * *».
export function hasTimeBetween(cron: string, from: Date, until: Date): boolean {
  const [minute = '', hour = ''] = cron.split(' ');
  const first = Math.floor(from.getTime() / minuteMs) + 1;
  const last = Math.min(Math.floor(until.getTime() / minuteMs), first + dayMinutes);
  for (let at = first; at <= last; at++) {
    const [h, m] = inParis
      .format(at * minuteMs)
      .split(':')
      .map(Number);
    if (matches(minute, m ?? 0) && matches(hour, h ?? 0)) return true;
  }
  return false;
}

function matches(field: string, value: number): boolean {
  if (field.startsWith('*')) return value % Number(field.slice(2) || 1) === 0;
  return Number(field) === value;
}
