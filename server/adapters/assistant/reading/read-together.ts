import { maxScreenshots, type Reading } from '#contract/reading.ts';
import { stitchReadings } from '#engine/read/stitch/stitch-readings.ts';
import type { Reader, ReadOutcome } from '../port.ts';

/** Several screenshots of one conversation, read side by side and put together. */
export async function readTogether(
  read: Reader['read'],
  files: Uint8Array[],
  signal?: AbortSignal,
): Promise<ReadOutcome> {
  if (files.length > maxScreenshots) return { refusal: 'too_many_images' };
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  try {
    const outcomes = await Promise.all(files.map((file) => read(file, { signal: either })));
    const readings: Reading[] = [];
    for (const [page, outcome] of outcomes.entries()) {
      if ('refusal' in outcome) return { ...outcome, page };
      readings.push(outcome.reading);
    }
    return { reading: stitchReadings(readings) };
  } catch (error) {
    // Nobody waits for the others any more.
    failed.abort();
    throw error;
  }
}
