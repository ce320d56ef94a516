import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScheduleClock } from './schedule-clock.ts';
import type { DueJob } from './schedules.ts';
import type { Worker } from './worker.ts';

const minuteMs = 60_000;
let databaseTime: number;
let isGone: boolean;
let enqueued: string[];
let errors: unknown[];
let clock: Worker;

const executeSql = async () => ({ rows: [{ ms: String(databaseTime) }] });
const enqueueOnce = async ({ name, dueAt }: DueJob) => {
  if (isGone) throw new Error('the database is gone');
  if (name === 'figures.count' || name === 'billing.sync')
    enqueued.push(`${name} ${dueAt.toISOString().slice(11, 16)}`);
};

/** The next look, with the database's clock moved by so much. */
async function lookAfter(ms: number) {
  databaseTime += ms;
  await vi.advanceTimersByTimeAsync(30_000);
}

beforeEach(async () => {
  vi.useFakeTimers();
  databaseTime = Date.parse('2027-03-05T02:39:10Z');
  isGone = false;
  enqueued = [];
  errors = [];
  clock = startScheduleClock({ executeSql }, { enqueueOnce, onError: (error) => errors.push(error) });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(async () => {
  await clock.stop();
  vi.useRealTimers();
});

it('enqueues each minute once: «billing.sync» at 3.41 in Paris', async () => {
  for (let look = 0; look < 5; look++) await lookAfter(30_000);
  expect(enqueued.sort()).toEqual([
    'billing.sync 02:41',
    'figures.count 02:39',
    'figures.count 02:40',
    'figures.count 02:41',
  ]);
});

it('catches up after a sleep, once for each job', async () => {
  await lookAfter(10 * minuteMs);
  expect(enqueued.sort()).toEqual(['billing.sync 02:41', 'figures.count 02:39', 'figures.count 02:49']);
});

it('goes back to the last look that succeeded', async () => {
  isGone = true;
  await lookAfter(2 * minuteMs);
  isGone = false;
  await lookAfter(2 * minuteMs);
  expect(errors).toHaveLength(1);
  expect(enqueued.sort()).toEqual(['billing.sync 02:41', 'figures.count 02:39', 'figures.count 02:43']);
});

it('goes on when the clock is set back', async () => {
  await lookAfter(-60 * minuteMs);
  await lookAfter(minuteMs);
  expect(enqueued).toEqual(['figures.count 02:39', 'figures.count 01:39', 'figures.count 01:40']);
});
