import type { Reading, ReadingRefusalCode, SeenBubble } from '#contract/reading.ts';
import type { ReadingOptions, ReadOutcome } from '../port.ts';
import { stitchParts } from './stitch-parts.ts';
import type { ReadPart } from './worker-messages.ts';

interface Threads {
  read(
    file: Uint8Array,
    options: { signal?: AbortSignal | undefined; onBubbles?: (bubbles: SeenBubble[]) => void },
  ): Promise<ReadPart | { refusal: ReadingRefusalCode }>;
  stitch(parts: ReadPart[], options: { signal?: AbortSignal | undefined }): Promise<Reading>;
}

/** Reads several screenshots of one conversation side by side and stitches them; the first refused file refuses all. */
export async function readTogether(
  { read, stitch }: Threads,
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
    const parts: ReadPart[] = [];
    for (const [page, outcome] of outcomes.entries()) {
      if ('refusal' in outcome) return { ...outcome, page };
      parts.push(outcome);
    }
    // One file overlaps with none, so no thread is asked.
    return { reading: parts.length === 1 ? stitchParts(parts) : await stitch(parts, { signal: either }) };
  } catch (error) {
    // The other files are no longer needed.
    failed.abort();
    throw error;
  }
}

function readBubbles({ messages }: Reading): SeenBubble[] {
  return messages.map(({ from, text }) => ({ from, text, lines: text.split('\n').length, width: 1 }));
}
