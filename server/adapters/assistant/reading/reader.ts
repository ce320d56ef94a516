import { availableParallelism } from 'node:os';
import type { SeenBubble } from '#contract/reading.ts';
import type { Reader } from '../port.ts';
import { openPool } from '../threads/pool.ts';
import { threadProgram } from '../threads/thread-program.ts';
import { readTogether } from './read-together.ts';
import { readingFailures } from './reading-failures.ts';
import { startReadingThread } from './reading-thread.ts';
import { refusedUnseen } from './refused-unseen.ts';
import { type CompiledTesseract, compileTesseract } from './tesseract-core.ts';
import type { Done, Found, Task } from './worker-messages.ts';

// The embedded reader: the port's calls as tasks for a pool of threads, each with a recogniser of its own.

export interface ReaderOptions {
  threads?: number;
  /** Screenshots that wait for a thread; one more is refused with `overloaded`. */
  maxQueued?: number;
  /** From the call to the answer, waiting included. A long scroll of ten screens takes ten times as long as one screen. */
  deadlineMs?: number;
  /** The program that a thread runs; by default the one that belongs to this build. */
  workerProgram?: URL;
  /** Compiles the recogniser that all threads share. */
  compile?: () => Promise<CompiledTesseract>;
}

interface PageRun {
  signal?: AbortSignal;
  onBubbles?: (bubbles: SeenBubble[]) => void;
}

const megabyte = 2 ** 20;
/** Of JavaScript's own memory; pixels and the recogniser's memory do not count. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Starts no thread before the first screenshot or `warm()`, so that the server's start does not wait for the recogniser. */
export function openReader(options: ReaderOptions = {}): Reader {
  const workerProgram = options.workerProgram ?? threadProgram(import.meta.url, 'reading-worker');
  let compiling: Promise<CompiledTesseract> | null = null;
  let compiled: CompiledTesseract | null = null;

  /** Compiled once and shared by all threads; after a failure the next screenshot tries again. */
  async function prepare(): Promise<void> {
    compiling ??= (options.compile ?? compileTesseract)();
    try {
      compiled = await compiling;
    } catch (error) {
      compiling = null;
      throw error;
    }
  }

  let readings = 0;
  const listening = new Map<number, (bubbles: SeenBubble[]) => void>();
  const onFound = ({ foundIn, bubbles }: Found) => listening.get(foundIn)?.(bubbles);
  const pool = openPool<Task, Done>({
    startWorker: (events) =>
      startReadingThread(workerProgram, { workerData: { compiled }, onFound, resourceLimits }, events),
    workers: options.threads ?? Math.min(2, availableParallelism()),
    maxQueued: options.maxQueued ?? 32,
    deadlineMs: options.deadlineMs ?? 30_000,
    graceMs: 5000,
    maxHeldBytes: 160 * megabyte,
    maxJobsPerWorker: 1000,
    failures: readingFailures,
  });

  async function readPage(file: Uint8Array, { onBubbles, ...run }: PageRun = {}) {
    const refusal = refusedUnseen(file);
    if (refusal) return { refusal };
    await prepare();
    const reading = readings++;
    if (onBubbles) listening.set(reading, onBubbles);
    try {
      const done = await pool.run({ file, reading }, run);
      if (!('read' in done)) throw new Error('a file was answered with a page');
      return done.read;
    } finally {
      listening.delete(reading);
    }
  }

  return {
    async read(file, run) {
      const result = await readPage(file, run);
      return 'refusal' in result ? result : { reading: result.reading };
    },
    readConversation: (files, options) => readTogether(readPage, files, options),
    async readText(file, run = {}) {
      const refusal = refusedUnseen(file);
      if (refusal) return { refusal };
      await prepare();
      const done = await pool.run({ page: file }, run);
      if (!('page' in done)) throw new Error('a page was answered with a conversation');
      return done.page;
    },
    warm() {
      // A failure is told to the first screenshot, which tries again.
      prepare().then(pool.warm, () => undefined);
    },
    stats: pool.stats,
    close: pool.close,
  };
}
