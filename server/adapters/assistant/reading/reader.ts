import { availableParallelism } from 'node:os';
import { maxScreenshots, type Reading } from '#contract/reading.ts';
import { stitchReadings } from '#engine/read/stitch/stitch-readings.ts';
import type { Reader, ReadOutcome } from '../port.ts';
import { openPool } from './pool.ts';
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
  const pool = openPool<Uint8Array, ReadOutcome>({
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
    read: pool.run,
    readConversation: (files, { signal } = {}) => readTogether(pool.run, files, signal),
  };
}

type Read = Reader['read'];

export async function readTogether(read: Read, files: Uint8Array[], signal?: AbortSignal): Promise<ReadOutcome> {
  if (files.length > maxScreenshots) return { refusal: 'too_many_images' };
  const others = new AbortController();
  const either = signal ? AbortSignal.any([signal, others.signal]) : others.signal;
  try {
    const outcomes = await Promise.all(files.map((file) => read(file, { signal: either })));
    const readings: Reading[] = [];
    for (const [page, outcome] of outcomes.entries()) {
      if ('refusal' in outcome) return { ...outcome, page };
      readings.push(outcome.reading);
    }
    return { reading: stitchReadings(readings) };
  } finally {
    // Where one failed, nobody waits for the rest.
    others.abort();
  }
}
