import type { Database } from '../db/open.ts';
import { type JobName, jobSchedules } from './catalogue.ts';
import type { JobQueue } from './queue.ts';

// When the jobs of the schedules are due, in Paris. pg-boss has a clock of its own for this, but it searches for the last time of each
// daily schedule minute by minute in a library for time zones, and held up everything else for 200 to 500 ms at every look.

const minuteMs = 60_000;
/** The longest day in Paris. Every schedule has a time in it. */
const dayMinutes = 25 * 60;
const inParis = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' });

export interface DueJob {
  name: JobName;
  /** The start of the minute in which it became due. */
  dueAt: Date;
}

/** Each job once whose schedule has a time after `from` and not after `until`, with the last such time. */
export function listDueJobs(from: Date, until: Date): DueJob[] {
  return Object.entries(jobSchedules).flatMap(([name, cron]) => {
    const dueAt = lastTimeBetween(cron, from, until);
    return dueAt ? [{ name: name as JobName, dueAt }] : [];
  });
}

/** Enqueues what is due after a jump of the clock, which only the local Stripe's clock makes, as if the server had slept meanwhile. */
export async function enqueueScheduled(jobs: JobQueue, db: Database, from: Date, until: Date): Promise<void> {
  for (const { name } of listDueJobs(from, until)) await jobs.enqueue(db, name, {} as never);
}

// Understands schedules that name a minute and an hour: «5 6 * * *», «*/5 * * * *».
export function lastTimeBetween(cron: string, from: Date, until: Date): Date | null {
  const [minute = '', hour = ''] = cron.split(' ');
  const last = Math.floor(until.getTime() / minuteMs);
  const first = Math.max(Math.floor(from.getTime() / minuteMs) + 1, last - dayMinutes);
  for (let at = last; at >= first; at--) {
    const [h, m] = inParis
      .format(at * minuteMs)
      .split(':')
      .map(Number);
    if (matches(minute, m ?? 0) && matches(hour, h ?? 0)) return new Date(at * minuteMs);
  }
  return null;
}

function matches(field: string, value: number): boolean {
  if (field.startsWith('*')) return value % Number(field.slice(2) || 1) === 0;
  return Number(field) === value;
}
