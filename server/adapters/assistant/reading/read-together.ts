import { maxScreenshots, type Reading, type ReadingRefusalCode } from '#contract/reading.ts';
import { stitchReadings } from '#engine/read/stitch/stitch-readings.ts';
import type { Strip } from '#engine/read/stitch/strip.ts';
import type { ReadOutcome } from '../port.ts';

type Page = { reading: Reading; strip?: Strip };
type ReadPage = (file: Uint8Array, options: { signal: AbortSignal }) => Promise<Page | { refusal: ReadingRefusalCode }>;

/** Reads several screenshots of one conversation side by side and stitches them; the first refused file refuses all. */
export async function readTogether(read: ReadPage, files: Uint8Array[], signal?: AbortSignal): Promise<ReadOutcome> {
  if (files.length > maxScreenshots) return { refusal: 'too_many_images' };
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  try {
    const outcomes = await Promise.all(files.map((file) => read(file, { signal: either })));
    const pages: Page[] = [];
    for (const [page, outcome] of outcomes.entries()) {
      if ('refusal' in outcome) return { ...outcome, page };
      pages.push(outcome);
    }
    return {
      reading: stitchReadings(
        pages.map((page) => page.reading),
        pages.map((page) => page.strip),
      ),
    };
  } catch (error) {
    // The other files are no longer needed.
    failed.abort();
    throw error;
  }
}
