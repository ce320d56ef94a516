import type { TextRange } from '#contract/reading.ts';

interface Piece {
  text: string;
  /** Where the text has it, for a word that may be wrong. */
  doubt: TextRange | null;
  start: number;
}

/** A text cut at the words that may be wrong, which stand alone; all pieces together are the text. */
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
