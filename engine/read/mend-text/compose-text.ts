import { doubtfulBelow, type TextRange } from '#contract/reading.ts';
import type { RecognisedWord, Rectangle } from '../../pixels/ports.ts';
import { tidyWord } from './tidy-word.ts';

// The text of a message: its words in reading order with the emoji between them, and which words may be wrong.

export interface NamedEmoji {
  emoji: string;
  /** In the full image. */
  box: Rectangle;
}

export interface ReadLine {
  words: RecognisedWord[];
  /** In the full image. */
  box: Rectangle;
}

interface Part {
  text: string;
  box: Rectangle;
  row: number;
  isDoubtful: boolean;
}

export interface ComposedText {
  text: string;
  doubtful: TextRange[];
}

export function composeText(lines: ReadLine[], emoji: NamedEmoji[], xHeight: number): ComposedText {
  const rows: Rectangle[] = lines.map(({ box }) => box);
  const parts: Part[] = [];
  lines.forEach(({ words }, row) => {
    for (const word of words) {
      const text = tidyWord(word.text);
      if (text) parts.push({ text, box: word.box, row, isDoubtful: word.confidence < doubtfulBelow });
    }
  });
  for (const { emoji: text, box } of emoji) parts.push({ text, box, row: rowOf(box, rows), isDoubtful: false });
  parts.sort((a, b) => a.row - b.row || a.box.x0 - b.box.x0);
  let composed = '';
  const doubtful: TextRange[] = [];
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    if (before && !isJoined(before, part, xHeight)) composed += ' ';
    if (part.isDoubtful) doubtful.push({ start: composed.length, end: composed.length + part.text.length });
    composed += part.text;
  });
  return { text: mendLoneQuote(composed), doubtful };
}

/** A single quotation mark after a letter is an apostrophe («Vélib'»). Same length, so that the ranges stay right. */
function mendLoneQuote(text: string): string {
  return text.split('"').length === 2 ? text.replace(/(?<=\p{L})"(?=[,.;\s])/u, "'") : text;
}

/** Index of the line that the emoji stands on; half an index between two lines where it has a line of its own. */
function rowOf(box: Rectangle, rows: Rectangle[]): number {
  const middle = (box.y0 + box.y1) / 2;
  const on = rows.findIndex(({ y0, y1 }) => middle >= y0 && middle <= y1);
  if (on >= 0) return on;
  return rows.filter(({ y1 }) => y1 < middle).length - 0.5;
}

/** No space is needed after a word broken at its hyphen, nor within an address that goes on in the next line. */
function isJoined(before: Part, after: Part, xHeight: number): boolean {
  if (before.row !== after.row) return /\p{L}-$|^(https?:|www\.)|\.[a-z]{2,4}\//u.test(before.text);
  return isGlued(before, after, xHeight);
}

/** Two words are always apart; an emoji may touch a word or another emoji. */
function isGlued(before: Part, after: Part, xHeight: number): boolean {
  const isEmoji = (text: string) => /\p{Extended_Pictographic}/u.test(text);
  if (!isEmoji(before.text) && !isEmoji(after.text)) return false;
  return after.box.x0 - before.box.x1 < xHeight * 0.36;
}
