import { availableParallelism } from 'node:os';
import type { ThreadStats } from '../port.ts';
import { openPool } from '../threads/pool.ts';
import { startThread } from '../threads/thread.ts';
import { threadProgram } from '../threads/thread-program.ts';
import type { Engine, TaskInput, TaskName, TaskOutput } from './engine.ts';
import { engineFailures } from './engine-failures.ts';
import { practiceTalk } from './practice-talk.ts';
import type { EngineAnswer, EngineTask } from './worker-messages.ts';

// The embedded engine in threads of its own: a text that takes long holds up neither the server nor, with two threads, other texts.

export interface EngineOptions {
  threads?: number;
  /** Tasks that wait for a thread; one more is refused with `overloaded`. */
  maxQueued?: number;
  /** From the call to the answer, waiting included. */
  deadlineMs?: number;
  /** The program that a thread runs; by default the one that belongs to this build. */
  workerProgram?: URL;
}

export interface EngineThreads extends Engine {
  stats(): ThreadStats;
  close(): Promise<void>;
}

/** A slow machine needs some seconds to load the engine; whoever comes before the first thread is ready waits that much longer. */
const startMs = 20_000;
/** Nobody waits for the warm-up: it may take as long as the slowest machine needs. */
const warmMs = 120_000;
/** A small young generation takes 20 MB less per thread and no more time. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

/** Starts no thread before the first task or `warm()`. */
export function openEngine(options: EngineOptions = {}): EngineThreads {
  const deadlineMs = options.deadlineMs ?? 3000;
  const program = options.workerProgram ?? threadProgram(import.meta.url, 'engine-worker');
  const pool = openPool<EngineTask, EngineAnswer>({
    startWorker: (events) => startThread(program, { resourceLimits }, events),
    workers: options.threads ?? Math.min(2, availableParallelism()),
    maxQueued: options.maxQueued ?? 64,
    deadlineMs,
    graceMs: 500,
    // The engine keeps nothing between tasks.
    maxHeldBytes: Number.POSITIVE_INFINITY,
    maxJobsPerWorker: Number.POSITIVE_INFINITY,
    failures: engineFailures,
  });

  async function run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<TaskOutput<Name>> {
    const isStarting = pool.stats().ready === 0;
    const answer = await pool.run({ name, input } as EngineTask, {
      signal,
      deadlineMs: isStarting ? startMs + deadlineMs : deadlineMs,
    });
    if ('error' in answer) throw answer.error;
    return answer.output as TaskOutput<Name>;
  }

  return {
    run,
    async warm() {
      await pool.run(
        { name: 'readTurn', input: { conversation: practiceTalk, objective: 'continue' } },
        { deadlineMs: warmMs },
      );
    },
    stats: pool.stats,
    close: pool.close,
  };
}
