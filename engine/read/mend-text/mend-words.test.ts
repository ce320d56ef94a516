import { describe, expect, it } from 'vitest';
import type { LinePicture } from '../ink/line-picture.ts';
import { rectangle, wordAt } from '../testing/build.ts';
import { greyWords } from '../testing/paint.ts';
import { mendWords } from './mend-words.ts';

const fontPx = 40;

/** A line whose picture has its corner at 500, 900 of the screen. */
function pictureOf(text: string): LinePicture {
  const grey = greyWords(400, 80, [{ text, x: 20, y: 60, fontPx }]);
  return { grey, line: rectangle(0, 20, 400, 64), x0: 500, y0: 900, xHeight: 21 };
}

const textsOf = (words: { text: string }[]) => words.map(({ text }) => text);

describe('words of a line, seen in its pixels', () => {
  it('have as many dots at the end as the pixels show', () => {
    const words = mendWords([wordAt('non.', { x0: 518, x1: 606 })], pictureOf('nnn...'));
    expect(textsOf(words)).toEqual(['non...']);
  });

  it('have a space where there is a gap', () => {
    const words = mendWords([wordAt('onva', { x0: 520, x1: 620 })], pictureOf('nn nn'));
    expect(textsOf(words)).toEqual(['on', 'va']);
  });

  it('start with a capital where the first letter is as high as one', () => {
    expect(textsOf(mendWords([wordAt('salut', { x0: 520, x1: 620 })], pictureOf('hnnnn')))).toEqual(['Salut']);
    expect(textsOf(mendWords([wordAt('Salut', { x0: 520, x1: 620 })], pictureOf('nnnnn')))).toEqual(['salut']);
  });

  it('are not sure where a space may stand after a comma between figures', () => {
    const words = mendWords([wordAt('5,6', { x0: 520, x1: 606 }, 0.96)], pictureOf('n.n'));
    expect(words.map(({ confidence }) => confidence < 0.9)).toEqual([true]);
  });

  it('stay as they were read where the pixels agree', () => {
    const words = [wordAt('bien', { x0: 520, x1: 606 })];
    expect(mendWords(words, pictureOf('hnnn'))).toEqual(words);
  });
});
