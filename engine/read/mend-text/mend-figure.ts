import type { Component } from '../../pixels/components.ts';
import type { RecognisedWord } from '../../pixels/ports.ts';

/** Letters that a figure standing alone is read as, and the other way round. */
const figures: Record<string, string> = { O: '0', o: '0', G: '6' };
/** Width over height: figures are narrower than capitals. */
const narrow = 0.78;
/** In heights of a small letter. */
const low = 1.2;

/** Mends «0», «6», «o» and «O» standing alone, which differ only in how high and how wide they are. */
export function mendFigure(word: RecognisedWord, marks: Component[], xHeight: number): RecognisedWord {
  const [, sign = '', end = ''] = /^([OoG0])([.,]?)$/.exec(word.text) ?? [];
  const body = marks.toSorted((a, b) => b.area - a.area)[0];
  if (sign === '' || !body || marks.length > 1 + end.length) return word;
  const [width, height] = [body.x1 - body.x0, body.y1 - body.y0];
  const isLow = height < xHeight * low;
  const text = isLow ? (sign === '0' ? 'o' : sign) : width < height * narrow ? (figures[sign] ?? sign) : sign;
  return { ...word, text: text + end };
}
