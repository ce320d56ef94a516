import type { Component } from '../../pixels/components.ts';
import type { RecognisedWord } from '../../pixels/ports.ts';

// Mends capitals and small letters that look alike (c, o, s…) by the height of a word's first letter.

const sameInBothCases = /^[cosuvwxz]/;
const lowWhenSmall = /^[COSUVWXZ](?![A-Z])/;
const accented = /^[ÀÂÉÈÊÎÔÛÙÇ]/;

export function mendCase(word: RecognisedWord, marks: Component[], xHeight: number): RecognisedWord {
  const text = word.text.replace(/(?<=[a-zà-ÿ])[ÀÂÉÈÊÎÔÛÙÇ]/g, (letter) => letter.toLowerCase());
  const height = firstHeight(word, marks, xHeight);
  if (height === null) return { ...word, text };
  const first = text.charAt(0);
  const rest = text.slice(1);
  if (sameInBothCases.test(text) && height > 1.22 && height < 1.6) return { ...word, text: first.toUpperCase() + rest };
  if (lowWhenSmall.test(text) && height < 1.14) return { ...word, text: first.toLowerCase() + rest };
  if (text === 'À' && height < 1.55) return { ...word, text: 'A' };
  if (accented.test(text) && text.length > 1 && height < 1.5) return { ...word, text: first.toLowerCase() + rest };
  return { ...word, text };
}

/** Height of the first letter with its accent, in heights of the word's lowest letter; null where it touches the next. */
function firstHeight({ box }: RecognisedWord, marks: Component[], xHeight: number): number | null {
  const first = marks.find(({ y0, y1 }) => y1 - y0 > xHeight * 0.7);
  if (!first || first.x0 > box.x0 + xHeight * 0.5 || first.x1 - first.x0 > xHeight * 1.9) return null;
  const stacked = marks.filter((mark) => mark.x0 < first.x1 && mark.x1 > first.x0);
  const top = Math.min(...stacked.map(({ y0 }) => y0));
  const letters = marks.filter(({ y0, y1 }) => y1 - y0 > xHeight * 0.8).map(({ y0, y1 }) => y1 - y0);
  const lowest = letters.length > 1 ? Math.min(...letters, xHeight * 1.04) : xHeight;
  return (first.y1 - top) / lowest;
}
