import type { ReadMessage, TextRange } from '#contract/reading.ts';

/** The doubtful words of two parts of a bubble, where the text that was made of both has them. */
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
