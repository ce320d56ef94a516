import type { OpenDatabase } from '../db/open.ts';
import { type DueJob, listDueJobs } from './schedules.ts';
import { startWorker, type Worker } from './worker.ts';

const lookEveryMs = 30_000;
const deadlineMs = 10_000;
/** How far back the first look goes, for what came due while a process was restarted. */
const firstLookMs = 60_000;

interface ScheduleClockOptions {
  /** Does nothing if another process has enqueued it. */
  enqueueOnce(job: DueJob): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Enqueues the jobs that have come due since the last look, by the clock of the database, which all processes share. After a failure,
 * or a sleep of the machine, the next look goes back to the last one that succeeded.
 */
export function startScheduleClock(
  { executeSql }: Pick<OpenDatabase, 'executeSql'>,
  { enqueueOnce, onError }: ScheduleClockOptions,
): Worker {
  let now = new Date(0);
  let enqueuedUntil: Date | null = null;
  return startWorker<DueJob>({
    fetch: async () => {
      const { rows } = await executeSql('select extract(epoch from now()) * 1000 as ms');
      now = new Date(Number(rows[0]?.ms));
      const wasSetBack = enqueuedUntil !== null && enqueuedUntil > now;
      const from = enqueuedUntil === null || wasSetBack ? new Date(now.getTime() - firstLookMs) : enqueuedUntil;
      return listDueJobs(from, now);
    },
    run: async (due) => {
      for (const job of due) await enqueueOnce(job);
      enqueuedUntil = now;
    },
    everyMs: lookEveryMs,
    deadlineMs,
    onError,
  });
}
