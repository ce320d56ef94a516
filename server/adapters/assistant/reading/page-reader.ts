import type { Reading, SeenBubble } from '#contract/reading.ts';
import type { PageResult } from '#engine/read/read-page.ts';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import { decoderProgram } from '../decoding/decoder-program-file.ts';
import type { ThreadStats } from '../port.ts';
import { openPool, type Pool } from '../threads/pool.ts';
import { threadProgram } from '../threads/thread-program.ts';
import { readingDeadlineMs } from './reading-deadline.ts';
import { readingFailures } from './reading-failures.ts';
import { startReadingThread } from './reading-thread.ts';
import { type CompiledTesseract, compileTesseract } from './tesseract-core.ts';
import type { Done, News, ReadPart, Task, Timed } from './worker-messages.ts';

// Single files as tasks for a pool of threads, each with a recogniser of its own.

export interface PageReaderOptions {
  threads: number;
  /** For one file, from when it is handed to the threads. Once it is decoded, it has time in proportion to its height, and no more. */
  deadlineMs?: number;
  /** The program that a thread runs; by default the one that belongs to this build. */
  workerProgram?: URL;
  /** Compiles the recogniser that all threads share. */
  compile?: () => Promise<CompiledTesseract>;
}

interface PageRun {
  signal?: AbortSignal | undefined;
  onBubbles?: (bubbles: SeenBubble[]) => void;
  /** Called at the end, whatever that is, with how long a thread was kept. */
  onSpent?: ((ms: number) => void) | undefined;
}

export interface PageReader {
  read(file: Uint8Array, run?: PageRun): Promise<Timed<{ read: ReadResult }>>;
  readText(file: Uint8Array, run?: Omit<PageRun, 'onBubbles'>): Promise<Timed<{ page: PageResult }>>;
  /** Makes one conversation of several files. Texts that resemble each other take seconds. */
  stitch(parts: ReadPart[], run?: Pick<PageRun, 'signal'>): Promise<Reading>;
  warm(): void;
  stats(): ThreadStats;
  close(): Promise<void>;
}

const megabyte = 2 ** 20;
/** Of JavaScript's own memory; pixels and the recogniser's memory do not count. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Starts no thread before the first file or `warm()`, so that the server's start does not wait for the recogniser. */
export function openPageReader({
  compile = compileTesseract,
  deadlineMs = 30_000,
  ...options
}: PageReaderOptions): PageReader {
  const { prepare, compiled } = prepareOnce(compile);
  const underWay = new Map<number, UnderWay>();
  const onNews = (news: News) => {
    if ('foundIn' in news) underWay.get(news.foundIn)?.onBubbles?.(news.bubbles);
    else underWay.get(news.decodedIn)?.hasten?.(readingDeadlineMs(news.screens, deadlineMs));
  };
  const pool = openReadingPool({ ...options, deadlineMs }, () => ({
    workerData: { compiled: compiled(), decoderProgram: decoderProgram() },
    onNews,
  }));
  let readings = 0;

  async function run(taskOf: (reading: number) => Task, { signal, onBubbles, onSpent }: PageRun): Promise<Done> {
    await prepare();
    const reading = readings++;
    const one: UnderWay = { onBubbles };
    underWay.set(reading, one);
    let begunAt: number | null = null;
    try {
      return await pool.run(taskOf(reading), {
        signal,
        onBegin({ hasten }) {
          begunAt ??= performance.now();
          one.hasten = hasten;
        },
      });
    } finally {
      underWay.delete(reading);
      if (begunAt !== null) onSpent?.(performance.now() - begunAt);
    }
  }

  return {
    async read(file, options = {}) {
      const done = await run((reading) => ({ file, reading }), options);
      if ('read' in done) return done;
      throw new Error('a file was answered with a page');
    },
    async readText(file, options = {}) {
      const done = await run((reading) => ({ page: file, reading }), options);
      if ('page' in done) return done;
      throw new Error('a page was answered with a conversation');
    },
    async stitch(parts, { signal } = {}) {
      const done = await pool.run({ parts }, { signal });
      if ('stitched' in done) return done.stitched;
      throw new Error('several files were answered with one');
    },
    warm() {
      // A failure is told to the first screenshot, which tries again.
      prepare().then(pool.warm, () => undefined);
    },
    stats: pool.stats,
    close: pool.close,
  };
}

/** A file that a thread reads, or will. */
interface UnderWay {
  onBubbles: PageRun['onBubbles'];
  hasten?: (ms: number) => void;
}

type ThreadData = Pick<Parameters<typeof startReadingThread>[1], 'workerData' | 'onNews'>;

function openReadingPool(
  { threads, deadlineMs, workerProgram }: Omit<PageReaderOptions, 'compile'> & { deadlineMs: number },
  dataOfThread: () => ThreadData,
): Pool<Task, Done> {
  const program = workerProgram ?? threadProgram(import.meta.url, 'reading-worker');
  return openPool<Task, Done>({
    startWorker: (events) => startReadingThread(program, { ...dataOfThread(), resourceLimits }, events),
    workers: threads,
    // The line in front of the threads bounds what comes.
    maxQueued: Number.POSITIVE_INFINITY,
    deadlineMs,
    graceMs: 5000,
    maxHeldBytes: 160 * megabyte,
    maxJobsPerWorker: 1000,
    failures: readingFailures,
  });
}

/** Compiled once and shared by all threads; after a failure the next file tries again. */
function prepareOnce(compile: () => Promise<CompiledTesseract>) {
  let compiling: Promise<CompiledTesseract> | null = null;
  let compiled: CompiledTesseract | null = null;
  return {
    compiled: () => compiled,
    async prepare() {
      compiling ??= compile();
      try {
        compiled = await compiling;
      } catch (error) {
        compiling = null;
        throw error;
      }
    },
  };
}
