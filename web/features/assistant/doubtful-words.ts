import type { TextRange } from '#contract/reading.ts';

interface Piece {
  text: string;
  /** Its range in the text, if the reader doubts this word; null otherwise. */
  doubt: TextRange | null;
  start: number;
}

/** Cuts a text so that each doubtful word is a piece of its own; joined, the pieces are the text. */
export function splitDoubtful(text: string, doubtful: readonly TextRange[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, doubt: TextRange | null) => {
    if (end > at) pieces.push({ text: text.slice(at, end), doubt, start: at });
    at = Math.max(at, end);
  };
  for (const range of doubtful) {
    add(range.start, null);
    add(range.end, range);
  }
  add(text.length, null);
  return pieces;
}
