import { decoderProgram } from '../decoding/decoder-program-file.ts';
import { openPool } from '../threads/pool.ts';
import { startThread } from '../threads/thread.ts';
import { threadProgram } from '../threads/thread-program.ts';
import { photoFailures } from './photo-failures.ts';
import type { PhotoStudio } from './port.ts';
import type { Done, PhotoData, Task } from './worker-messages.ts';

// The embedded studio: one thread, which starts with the first photo and goes when none has come for some minutes.

export interface PhotoStudioOptions {
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
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

export function openPhotoStudio(options: PhotoStudioOptions = {}): PhotoStudio {
  const program = options.workerProgram ?? threadProgram(import.meta.url, 'photo-worker');
  const workerData: PhotoData = { decoderProgram: decoderProgram() };
  const pool = openPool<Task, Done>({
    startWorker: (events) => startThread<Task, Done>(program, { resourceLimits, workerData, pack: packed }, events),
    workers: options.threads ?? 1,
    maxQueued: options.maxQueued ?? 24,
    deadlineMs: options.deadlineMs ?? 20_000,
    graceMs: 5000,
    // The finder holds about 50 MB.
    maxHeldBytes: 100 * megabyte,
    maxJobsPerWorker: 1000,
    restMs: options.restMs ?? 5 * 60_000,
    failures: photoFailures,
  });
  return {
    async analyse(file, { signal } = {}) {
      const done = await pool.run({ file, wish: null }, { signal });
      if ('retouchedImageBase64' in done) throw new Error('an analysis was answered with a picture');
      return done;
    },
    async retouch(file, { signal, ...wish }) {
      const done = await pool.run({ file, wish }, { signal });
      if ('result' in done) throw new Error('a retouch was answered with an analysis');
      return done;
    },
    stats: pool.stats,
    close: pool.close,
  };
}

/** A copy, since the bytes may be part of a larger buffer and are needed again for a second try. */
function packed({ file, wish }: Task) {
  const copy = new Uint8Array(file);
  const message: Task = { file: copy, wish };
  return { message, transfer: [copy.buffer] };
}
