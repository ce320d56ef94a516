import type { AppError } from '../../../errors.ts';
import type { ThreadStats } from '../port.ts';
import { Crew, type CrewOptions } from './crew.ts';
import { createJob } from './pool-job.ts';
import { startRest } from './rest.ts';

// Jobs for a few workers (crew.ts), with a deadline each.

/** What the callers of a pool are told when it cannot answer. */
export interface PoolFailures {
  /** The queue is full, or the pool is closed. */
  overloaded(): AppError;
  late(): AppError;
  /** Workers died over the job, or do not start. */
  broken(cause: Error): AppError;
}

export interface PoolOptions<Input, Output> extends CrewOptions<Input, Output> {
  maxQueued: number;
  /** From the call to the answer, waiting included. */
  deadlineMs: number;
  /** Workers are ended when no job has come for so long; the next job starts them again. Without it they stay. */
  restMs?: number;
  failures: PoolFailures;
}

export interface RunOptions {
  signal?: AbortSignal | undefined;
  /** In place of the pool's own. */
  deadlineMs?: number;
  /** Called when a worker takes the job; `hasten` brings its deadline forward, to so long from then. */
  onBegin?: (job: { hasten(ms: number): void }) => void;
}

export interface Pool<Input, Output> {
  run(input: Input, options?: RunOptions): Promise<Output>;
  warm(): void;
  stats(): ThreadStats;
  close(): Promise<void>;
}

export function openPool<Input, Output>(options: PoolOptions<Input, Output>): Pool<Input, Output> {
  const { failures } = options;
  const counts = { answered: 0, refused: 0, late: 0, cancelled: 0 };
  let isClosed = false;
  const crew = new Crew<Input, Output>(options, {
    broken: failures.broken,
    onAnswer(isInTime) {
      if (isInTime) counts.answered++;
      rest.postpone();
    },
  });
  const rest = startRest(options.restMs, {
    isResting: () => crew.stats().busy + crew.stats().queued === 0,
    dismiss: () => void crew.dismiss(failures.overloaded()),
  });

  return {
    async run(input, { signal, deadlineMs = options.deadlineMs, onBegin } = {}) {
      signal?.throwIfAborted();
      if (isClosed) throw failures.overloaded();
      if (crew.stats().queued >= options.maxQueued) {
        counts.refused++;
        throw failures.overloaded();
      }
      const job = createJob<Input, Output>(input, {
        deadlineMs,
        late: failures.late,
        signal,
        onBegin,
        onAbandoned(reason) {
          counts[reason]++;
          crew.drop(job);
        },
      });
      crew.add(job);
      return await job.settled;
    },
    warm() {
      if (isClosed) return;
      crew.fill();
      rest.postpone();
    },
    stats: () => ({ ...crew.stats(), ...counts }),
    async close() {
      isClosed = true;
      rest.end();
      await crew.dismiss(failures.overloaded());
    },
  };
}
