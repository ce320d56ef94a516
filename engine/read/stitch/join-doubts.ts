import type { ReadMessage, TextRange } from '#contract/reading.ts';

/** The doubtful ranges of two parts of a bubble, moved to their place in the joined text. */
export function joinDoubts(
  upper: Pick<ReadMessage, 'doubtful'>,
  lower: Pick<ReadMessage, 'doubtful'>,
  { beginningStop, endStart }: { beginningStop: number; endStart: number },
): TextRange[] {
  const moved = beginningStop - endStart;
  const kept = (upper.doubtful ?? []).map(({ start, end }) => ({ start, end: Math.min(end, beginningStop) }));
  const added = (lower.doubtful ?? []).map(({ start, end }) => {
    return { start: Math.max(start, endStart) + moved, end: end + moved };
  });
  return [...kept, ...added].filter(({ start, end }) => start < end);
}
