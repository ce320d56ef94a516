import { openPool } from '../threads/pool.ts';
import { startThread } from '../threads/thread.ts';
import { threadProgram } from '../threads/thread-program.ts';
import { photoFailures } from './photo-failures.ts';
import type { PhotoStudio } from './port.ts';
import type { Done, Task } from './worker-messages.ts';

// The embedded analyst of photos: one thread, which starts with the first photo and goes when none has come for some minutes.

export interface PhotoAnalystOptions {
  threads?: number;
  /** Photos that wait for the thread; one more is refused with `overloaded`. */
  maxQueued?: number;
  /** From the call to the answer, waiting included. */
  deadlineMs?: number;
  /** How long the thread stays without work. */
  restMs?: number;
  /** The program that the thread runs; by default the one that belongs to this build. */
  workerProgram?: URL;
}

const megabyte = 2 ** 20;
/** Of JavaScript's own memory; pixels and tensors do not count. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

export function openPhotoAnalyst(options: PhotoAnalystOptions = {}): Omit<PhotoStudio, 'retouch'> {
  const program = options.workerProgram ?? threadProgram(import.meta.url, 'photo-worker');
  const pool = openPool<Task, Done>({
    startWorker: (events) => startThread<Task, Done>(program, { resourceLimits, pack: packed }, events),
    workers: options.threads ?? 1,
    maxQueued: options.maxQueued ?? 24,
    deadlineMs: options.deadlineMs ?? 20_000,
    graceMs: 5000,
    // The first finder holds about 60 MB, both together 220.
    maxHeldBytes: 260 * megabyte,
    maxJobsPerWorker: 1000,
    restMs: options.restMs ?? 5 * 60_000,
    failures: photoFailures,
  });
  return {
    async analyse(file, { signal } = {}) {
      const { analysed } = await pool.run({ analyse: file }, { signal });
      return analysed;
    },
    warm: pool.warm,
    stats: pool.stats,
    close: pool.close,
  };
}

/** A copy, since the bytes may be part of a larger buffer and are needed again for a second try. */
function packed({ analyse }: Task) {
  const file = new Uint8Array(analyse);
  const message: Task = { analyse: file };
  return { message, transfer: [file.buffer] };
}
