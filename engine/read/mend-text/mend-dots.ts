import type { Component } from '../../pixels/components.ts';
import { median } from '../../pixels/median.ts';
import type { RecognisedWord } from '../../pixels/ports.ts';

// Counts dots in the pixels: recognition reads one dot where there are three, and none on a line of dots alone.

/** Gives every run of dots at the end of a word its true length, and makes a line of dots alone a word. */
export function mendDots(words: RecognisedWord[], marks: Component[], xHeight: number): RecognisedWord[] {
  const dots = findDots(marks, xHeight);
  if (dots.length === 0) return words;
  if (words.length === 0) return dots.length >= 2 ? [dotsAlone(dots)] : words;
  return words.map((word, index) => {
    const next = words[index + 1];
    const reach = Math.min(word.box.x1 + xHeight * 1.6, next ? next.box.x0 : Number.POSITIVE_INFINITY);
    const body = /^(.*?)(?<![.…])[.…]*$/u.exec(word.text)?.[1] ?? word.text;
    if (body === word.text && !next) return endsWithoutDot(word, dots, reach);
    if (body === word.text) return word;
    const trailing = trailingRun(dots.filter(({ x0, x1 }) => x0 > word.box.x0 - 2 && x1 < reach + 2));
    return trailing.length >= 2 ? { ...word, text: body + '.'.repeat(trailing.length) } : word;
  });
}

interface Dot {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** Adds the dots after the last word of a line where recognition saw none of them. */
function endsWithoutDot(word: RecognisedWord, dots: Dot[], reach: number): RecognisedWord {
  const after = dots.filter(({ x0 }) => x0 >= word.box.x1 - 1 && x0 < reach);
  return after.length >= 2 ? { ...word, text: word.text + '.'.repeat(after.length) } : word;
}

/** Small square marks on the baseline, from left to right. */
function findDots(marks: Component[], xHeight: number): Dot[] {
  const letters = marks.filter((mark) => mark.y1 - mark.y0 > xHeight * 0.7);
  const foot = median((letters.length > 0 ? letters : marks).map(({ y1 }) => y1)) ?? 0;
  return marks.filter((mark) => {
    const wide = mark.x1 - mark.x0;
    const high = mark.y1 - mark.y0;
    return (
      wide <= xHeight * 0.42 &&
      high <= xHeight * 0.42 &&
      Math.abs(wide - high) <= Math.max(2, xHeight * 0.16) &&
      mark.area >= 0.6 * wide * high &&
      Math.abs(mark.y1 - foot) <= xHeight * 0.2
    );
  });
}

/** The last dots that follow each other at even, small distances. */
function trailingRun(dots: Dot[]): Dot[] {
  const run: Dot[] = [];
  for (const dot of dots.toReversed()) {
    const last = run.at(-1);
    if (last && last.x0 - dot.x1 > (dot.x1 - dot.x0) * 3) break;
    run.push(dot);
  }
  return run;
}

function dotsAlone(dots: Dot[]): RecognisedWord {
  const first = dots[0] as Dot;
  const last = dots.at(-1) as Dot;
  return { text: '.'.repeat(dots.length), confidence: 0.9, box: { ...first, x1: last.x1 } };
}
