import { availableParallelism } from 'node:os';
import type { Reader } from '../port.ts';
import type { Ask } from './aid.ts';
import { openPool } from './pool.ts';
import { readTogether } from './read-together.ts';
import { compileTesseract } from './tesseract-core.ts';
import { startThread } from './thread.ts';
import { workerFile } from './worker-file.ts';
import type { Done, Task } from './worker-messages.ts';

export interface ReaderOptions {
  threads?: number;
  maxQueued?: number;
  deadlineMs?: number;
  /** The program of a thread; the one beside this file unless told otherwise. */
  workerProgram?: URL;
}

const megabyte = 2 ** 20;
/** JavaScript's own memory; pixels and the recogniser's are not in it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Reads screenshots on threads of its own, each with a warm recogniser. A thread with nothing to do helps the others out. */
export async function openReader(options: ReaderOptions = {}): Promise<Reader> {
  const workerData = { compiled: await compileTesseract() };
  const file = options.workerProgram ?? workerFile();
  const lend: Ask = async (offer) => {
    const done = await pool.lend({ offer });
    return done && 'lines' in done ? done.lines : null;
  };
  const pool = openPool<Task, Done>({
    startWorker: (events) => startThread(file, { workerData, lend, resourceLimits }, events),
    workers: options.threads ?? Math.min(2, availableParallelism()),
    maxQueued: options.maxQueued ?? 32,
    deadlineMs: options.deadlineMs ?? 20_000,
    graceMs: 5000,
    maxHeldBytes: 160 * megabyte,
    maxJobsPerWorker: 1000,
  });
  const read = async (file: Uint8Array, run: { signal?: AbortSignal } = {}) => {
    const done = await pool.run({ file }, run);
    if (!('read' in done)) throw new Error('a file was answered with lines');
    return done.read;
  };
  return {
    ...pool,
    read: async (file, run) => {
      const result = await read(file, run);
      return 'refusal' in result ? result : { reading: result.reading };
    },
    readConversation: (files, { signal } = {}) => readTogether(read, files, signal),
  };
}
