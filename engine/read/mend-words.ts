import type { Component } from './components.ts';
import { mendDots } from './ellipsis.ts';
import { type LinePicture, marksOf } from './line-picture.ts';
import type { RecognisedWord } from './ports.ts';

// Mistakes of recognition that the pixels can settle: how many dots, whether there is a space before «?», whether a
// letter that looks the same in both cases is a capital.

export function mendWords(words: RecognisedWord[], picture: LinePicture): RecognisedWord[] {
  const marks = marksOf(picture);
  return mendDots(words, marks, picture.xHeight)
    .flatMap((word) => splitBeforeSign(word, marks, picture.xHeight))
    .map((word) => mendCase(word, marks, picture.xHeight))
    .map((word) => mendLoneA(word, picture.xHeight));
}

const glued = /^(.*[\p{L}\d)"'»])([?!:;]+)$/u;

/** French leaves a space before these signs, people often do not: the gap tells. */
function splitBeforeSign(word: RecognisedWord, marks: Component[], xHeight: number): RecognisedWord[] {
  const match = glued.exec(word.text);
  if (!match) return [word];
  const own = marks.filter(({ x0, x1 }) => (x0 + x1) / 2 > word.box.x0 && (x0 + x1) / 2 < word.box.x1);
  const gaps = columnsApart(own);
  // The sign and its dot are one column; each further sign is another.
  const sign = gaps[gaps.length - (match[2] as string).length];
  if (!sign || sign.width < xHeight * 0.42) return [word];
  const [, body, signs] = match as unknown as [string, string, string];
  return [
    { ...word, text: body, box: { ...word.box, x1: sign.x0 } },
    { ...word, text: signs, box: { ...word.box, x0: sign.x0 + sign.width } },
  ];
}

/** The empty stretches between marks that do not stand above each other. */
function columnsApart(marks: Component[]): { x0: number; width: number }[] {
  const gaps: { x0: number; width: number }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { x0, x1 } of marks) {
    if (end > Number.NEGATIVE_INFINITY && x0 >= end) gaps.push({ x0: end, width: x0 - end });
    end = Math.max(end, x1);
  }
  return gaps;
}

const sameInBothCases = /^[cosuvwxzCOSUVWXZ]/;

/** A capital is higher than a small letter by a third. */
function mendCase(word: RecognisedWord, marks: Component[], xHeight: number): RecognisedWord {
  if (!sameInBothCases.test(word.text)) return word;
  const first = marks.find(
    ({ x0, x1, y1, y0 }) => (x0 + x1) / 2 > word.box.x0 - 1 && x0 < word.box.x1 && y1 - y0 > xHeight * 0.7,
  );
  if (!first || first.x0 > word.box.x0 + xHeight * 0.5 || first.x1 - first.x0 > xHeight * 2) return word;
  const height = (first.y1 - first.y0) / xHeight;
  const rest = word.text.slice(1);
  if (height > 1.22 && height < 1.6) return { ...word, text: word.text.charAt(0).toUpperCase() + rest };
  if (height < 1.14) return { ...word, text: word.text.charAt(0).toLowerCase() + rest };
  return word;
}

/** A capital with an accent is higher than one without. */
function mendLoneA(word: RecognisedWord, xHeight: number): RecognisedWord {
  const isPlain = word.box.y1 - word.box.y0 < xHeight * 1.55;
  return /^À[^\p{L}]?$/u.test(word.text) && isPlain ? { ...word, text: word.text.replace('À', 'A') } : word;
}
