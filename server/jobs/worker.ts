import { withDeadline } from '../deadline.ts';

// Fetches jobs and does them, again and again. pg-boss has workers of its own, but these report what they did without waiting for it:
// where the database is gone at that moment, the process ends. They also sleep too long after the clock is set back.

export interface Worker {
  /** Resolves when the jobs that it has begun are done. */
  stop(): Promise<void>;
}

export interface WorkerOptions<Job> {
  fetch(): Promise<Job[]>;
  run(jobs: Job[]): Promise<void>;
  /** So many come of one fetch at most: then more may wait, and are fetched at once. Absent: a fetch brings all. */
  batch?: number;
  everyMs: number;
  /** Jobs that take longer are left to themselves, and the next are fetched. */
  deadlineMs: number;
  onError(error: unknown): void;
}

export function startWorker<Job>({
  fetch,
  run,
  batch = Number.POSITIVE_INFINITY,
  everyMs,
  deadlineMs,
  onError,
}: WorkerOptions<Job>): Worker {
  let isOver = false;
  let wake: () => void = () => undefined;

  async function work(): Promise<void> {
    while (!isOver) {
      const startedAt = performance.now();
      let isFull = false;
      try {
        const jobs = await fetch();
        if (jobs.length > 0) await withDeadline(run(jobs), deadlineMs);
        isFull = jobs.length >= batch;
      } catch (error) {
        onError(error);
      }
      if (!isOver && !isFull) await sleep(everyMs - (performance.now() - startedAt));
    }
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const working = work();
  return {
    async stop() {
      isOver = true;
      wake();
      await working;
    },
  };
}
