import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { jobNames, jobSchedules, scheduleZone } from './catalogue.ts';

// What the database knows of queues and schedules.

const deadLetters = 'dead-letters';
export const daySeconds = 24 * 60 * 60;
// Jobs of a dead worker go to another within a minute: they expire after 30 seconds, and expired ones are looked for
// every 20. A job whose worker lives is done by then, since calls to vendors have deadlines of 25 seconds.
export const retries = {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 30,
  retentionSeconds: daySeconds,
  deadLetter: deadLetters,
};

export async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
  const kept = { deleteAfterSeconds: daySeconds, retentionSeconds: daySeconds };
  const missing = (name: string) => !existing.has(name);
  if (missing(deadLetters)) await boss.createQueue(deadLetters, { ...kept, retentionSeconds: 2 * daySeconds });
  for (const name of jobNames.filter(missing)) await boss.createQueue(name, kept);
  // pg-boss looks a new queue up when it is first used, on its own connection: inside a transaction of the embedded database, which has one
  // connection, that would wait for ever. Deleting a job that does not exist is a use.
  for (const name of jobNames.filter(missing)) await boss.deleteJob(name, randomUUID());
}

export async function storeSchedules(boss: PgBoss): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!(name in jobSchedules)) await boss.unschedule(name);
  for (const [name, cron] of Object.entries(jobSchedules))
    await boss.schedule(name, cron, {}, { tz: scheduleZone, missed: 'once' });
}
