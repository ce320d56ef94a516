import type { Reading, ReadingRefusalCode, SeenBubble } from '#contract/reading.ts';
import { stitchReadings } from '#engine/read/stitch/stitch-readings.ts';
import type { Strip } from '#engine/read/stitch/strip.ts';
import type { ReadingOptions, ReadOutcome } from '../port.ts';

type Page = { reading: Reading; strip?: Strip };
type ReadPage = (
  file: Uint8Array,
  options: { signal?: AbortSignal | undefined; onBubbles?: (bubbles: SeenBubble[]) => void },
) => Promise<Page | { refusal: ReadingRefusalCode }>;

/** Reads several screenshots of one conversation side by side and stitches them; the first refused file refuses all. */
export async function readTogether(
  read: ReadPage,
  files: Uint8Array[],
  { signal, onBubbles }: ReadingOptions = {},
): Promise<ReadOutcome> {
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  try {
    const outcomes = await Promise.all(
      files.map(async (file, page) => {
        const outcome = await read(file, { signal: either, onBubbles: (bubbles) => onBubbles?.(page, bubbles) });
        if ('reading' in outcome) onBubbles?.(page, readBubbles(outcome.reading));
        return outcome;
      }),
    );
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

function readBubbles({ messages }: Reading): SeenBubble[] {
  return messages.map(({ from, text }) => ({ from, text, lines: text.split('\n').length, width: 1 }));
}
