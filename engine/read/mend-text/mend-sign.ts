import type { Component } from '../../pixels/components.ts';
import type { RecognisedWord } from '../../pixels/ports.ts';

const lookalikes = /^[>71lI|)P2]$/;

/** Mends «?» and «!» that were read as a digit or a letter: the pixels show a body above a dot. */
export function mendSign(word: RecognisedWord, marks: Component[], xHeight: number): RecognisedWord {
  if (!lookalikes.test(word.text) || marks.length !== 2) return word;
  const [body, dot] = marks.toSorted((a, b) => b.y1 - b.y0 - (a.y1 - a.y0)) as [Component, Component];
  const isDot = dot.y1 - dot.y0 < xHeight * 0.42 && dot.x1 - dot.x0 < xHeight * 0.42 && dot.y0 >= body.y1 - 1;
  const isAbove = dot.x0 < body.x1 && dot.x1 > body.x0;
  if (!isDot || !isAbove) return word;
  return { ...word, text: body.x1 - body.x0 > xHeight * 0.4 ? '?' : '!' };
}
