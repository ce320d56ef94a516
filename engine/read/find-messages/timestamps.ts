import { findDarkMarks } from '../../pixels/components.ts';
import type { RecognisedWord, Rectangle } from '../../pixels/ports.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import { erase, type Ink } from '../ink/ink.ts';
import { findWords, inkStrength } from '../ink/text-lines.ts';

// Removes the time inside a bubble («14:32 ✓✓»): small or grey, at the end of the last line or on a line of its own.

/** Ink strength: greyed text is below, text in full colour above. */
const faint = 0.78;

/** Erases a greyed time at the right end of the last line; true if there was one. */
export function eraseFaintTime(ink: Ink, lines: Rectangle[], bubble: Bubble, fontPx: number, scale: number): boolean {
  const last = lines.at(-1);
  if (!last) return false;
  const groups = findWords(ink.grey, last, fontPx * 0.34);
  const isDots = lines.length === 1 && groups[0] !== undefined && areDots(ink, groups[0], fontPx);
  const strongest = isDots ? 0 : groups.findLastIndex((group) => inkStrength(ink.grey, group) > faint);
  const first = groups[strongest + 1];
  if (!first) return false;
  const erased = { ...first, x1: groups.at(-1)?.x1 ?? first.x1 };
  const inner = bubble.bodyX1 * scale - ink.x0;
  const isAtTheEnd = inner - erased.x1 < fontPx * 1.1;
  const isShort = erased.x1 - erased.x0 > fontPx * 1.2 && erased.x1 - erased.x0 < fontPx * 7;
  const isAlone = erased.x0 === groups[0]?.x0 && lines.length === 1;
  if (!isAtTheEnd || !isShort || isAlone) return false;
  erase(ink.grey, { ...erased, y0: Math.max(0, last.y0 - 1), y1: last.y1 + 1 }, 1);
  return true;
}

/** In font sizes. */
const largestDot = 0.24;

/** A message of dots has less ink than its time, whose grey then counts as the text's colour. */
function areDots({ grey }: Ink, { x0, x1 }: Rectangle, fontPx: number): boolean {
  const marks = findDarkMarks(grey, 170).filter((mark) => mark.x0 >= x0 - 1 && mark.x1 <= x1 + 1 && mark.area > 1);
  return (
    marks.length >= 2 && marks.every((mark) => Math.max(mark.y1 - mark.y0, mark.x1 - mark.x0) <= fontPx * largestDot)
  );
}

/** After it, ticks are read as figures and letters: only its size tells it then. */
const clock = /^\D?\d{1,2}(?:[:.,h]?\d{2}\D{0,2}|[:.,h]\d{2}[\d/\\VvWw]{0,4})$/;

/** Stands before the time of a message that was changed. */
const changed = /^\W?modifié\W?$/iu;

/** Drops a time at the end that was recognised with the text, if it is smaller than the text. */
export function dropReadTime(words: RecognisedWord[], xHeight: number): RecognisedWord[] {
  for (let index = Math.max(0, words.length - 3); index < words.length; index++) {
    const { text, box } = words[index] as RecognisedWord;
    // In a small picture a time is read as two words.
    const joined = /^\d/.test(text) ? text + (words[index + 1]?.text ?? '') : text;
    const isTime = clock.test(text) || clock.test(joined);
    const isLast = index === words.length - 1;
    if (!isTime && !(isLast && changed.test(text))) continue;
    // Digits are 1.36 times as high as a small letter of the same font.
    if (box.y1 - box.y0 < xHeight * 1.36 * 0.88) return dropReadTime(words.slice(0, index), xHeight);
  }
  return words;
}
