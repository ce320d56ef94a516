import type { Component } from '../../pixels/components.ts';
import type { RecognisedWord } from '../../pixels/ports.ts';
import { type LinePicture, marksOf } from '../ink/line-picture.ts';
import { mendCase } from './mend-case.ts';
import { mendDots } from './mend-dots.ts';
import { mendFigure } from './mend-figure.ts';
import { mendSign } from './mend-sign.ts';
import { mendSpaces } from './mend-spaces.ts';

// Mends mistakes of recognition that the pixels show: how many dots, where a space is, «?» or «7», capital or not.

export function mendWords(words: RecognisedWord[], picture: LinePicture): RecognisedWord[] {
  const { xHeight } = picture;
  const marks = marksOf(picture);
  return mendDots(words, marks, xHeight)
    .flatMap((word) => mendSpaces(word, marksIn(word, marks), xHeight))
    .map((word) => mendSign(word, marksIn(word, marks), xHeight))
    .map((word) => mendFigure(word, marksIn(word, marks), xHeight))
    .map((word) => mendCase(word, marksIn(word, marks), xHeight))
    .map((word) =>
      numbers.test(word.text) ? { ...word, confidence: Math.min(mostSureOfNumbers, word.confidence) } : word,
    );
}

/** Whether a space stands after a comma between figures, recognition cannot tell («5, 6, 7» or «3,2»). */
const numbers = /\d,\d/;
const mostSureOfNumbers = 0.85;

function marksIn({ box }: RecognisedWord, marks: Component[]): Component[] {
  return marks.filter(({ x0, x1 }) => (x0 + x1) / 2 > box.x0 - 1 && (x0 + x1) / 2 < box.x1 + 1);
}
