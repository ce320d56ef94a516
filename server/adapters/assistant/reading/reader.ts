import { availableParallelism } from 'node:os';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import type { Reader } from '../port.ts';
import { openPool } from './pool.ts';
import { readTogether } from './read-together.ts';
import { compileTesseract } from './tesseract-core.ts';
import { startThread } from './thread.ts';
import { workerFile } from './worker-file.ts';

export interface ReaderOptions {
  threads?: number;
  maxQueued?: number;
  deadlineMs?: number;
}

const megabyte = 2 ** 20;
/** JavaScript's own memory; pixels and the recogniser's are not in it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Reads screenshots on threads of its own, each with a warm recogniser. */
export async function openReader(options: ReaderOptions = {}): Promise<Reader> {
  const workerData = { compiled: await compileTesseract() };
  const file = workerFile();
  const pool = openPool<Uint8Array, ReadResult>({
    startWorker: (events) => startThread(file, { workerData, resourceLimits }, events),
    workers: options.threads ?? Math.min(2, availableParallelism()),
    maxQueued: options.maxQueued ?? 32,
    deadlineMs: options.deadlineMs ?? 20_000,
    graceMs: 5000,
    maxHeldBytes: 160 * megabyte,
    maxJobsPerWorker: 1000,
  });
  return {
    ...pool,
    read: async (file, run) => {
      const result = await pool.run(file, run);
      return 'refusal' in result ? result : { reading: result.reading };
    },
    readConversation: (files, { signal } = {}) => readTogether(pool.run, files, signal),
  };
}
