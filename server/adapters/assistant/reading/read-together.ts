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

/** Reads several screenshots of one conversation side by side and stitches them; the first refusal, or failure, stops all. */
export async function readTogether(
  { read, stitch }: Threads,
  files: Uint8Array[],
  { signal, onBubbles }: ReadingOptions = {},
): Promise<ReadOutcome> {
  const stopped = new AbortController();
  const either = signal ? AbortSignal.any([signal, stopped.signal]) : stopped.signal;
  let refused: ReadOutcome | null = null;
  try {
    const parts = await Promise.all(
      files.map(async (file, page) => {
        const outcome = await read(file, { signal: either, onBubbles: (bubbles) => onBubbles?.(page, bubbles) });
        if ('refusal' in outcome) {
          refused ??= { ...outcome, page };
          throw new Error('one file is refused');
        }
        onBubbles?.(page, readBubbles(outcome.reading));
        return outcome;
      }),
    );
    // One file overlaps with none, so no thread is asked.
    return { reading: parts.length === 1 ? stitchParts(parts) : await stitch(parts, { signal: either }) };
  } catch (error) {
    // The other files are no longer needed.
    stopped.abort();
    if (refused) return refused;
    throw error;
  }
}

function readBubbles({ messages }: Reading): SeenBubble[] {
  return messages.map(({ from, text }) => ({ from, text, lines: text.split('\n').length, width: 1 }));
}
