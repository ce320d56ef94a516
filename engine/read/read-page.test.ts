import { describe, expect, it } from 'vitest';
import type { GreyRaster, Raster, RecognisedLine } from '../pixels/ports.ts';
import { findTextLines, findWords } from './ink/text-lines.ts';
import { readPage } from './read-page.ts';
import { rectangle } from './testing/build.ts';
import { grey, paintPage, paintRounded, write } from './testing/paint.ts';

// Painted pages, with a fake recogniser that knows a word by its number of letters.

const vocabulary = ['', 'à', 'tu', 'oui', 'bien', 'merci', 'Manon'];
let confidence = 0.95;

async function recognise(image: GreyRaster): Promise<RecognisedLine[]> {
  return findTextLines(image, 34).map((box) => ({
    box,
    words: findWords(image, box, 9).map((word) => ({
      text: vocabulary[findWords(image, word, 1).length] ?? '?',
      confidence,
      box: word,
    })),
  }));
}

/** Two lines of a paragraph on the page, and one line on a card below. */
function profile(paper: number, card: number, ink: number): Raster {
  const image = paintPage(780, 1400, grey(paper));
  write(image, 'hn nhn nnhn', 60, 200, 33, grey(ink));
  write(image, 'nnhnn nh', 60, 246, 33, grey(ink));
  paintRounded(image, rectangle(40, 500, 740, 700), 34, grey(card));
  write(image, 'hnnn nnn', 90, 610, 33, grey(ink));
  return image;
}

describe('a page', () => {
  it.each([
    ['light', 255, 235, 10],
    ['dark', 20, 45, 240],
  ])('that is %s is read from top to bottom, cards too', async (_, paper, card, ink) => {
    confidence = 0.95;
    expect(await readPage(profile(paper, card, ink), recognise)).toEqual({
      text: 'tu oui bien merci tu\nbien oui',
    });
  });

  it('keeps a question apart from its answer, and a line that goes on with the one before', async () => {
    confidence = 0.95;
    const image = paintPage(780, 1400, grey(255));
    write(image, 'nnhnn nn', 60, 200, 33, grey(0));
    write(image, 'nnnhnn nnh nnnh nnnhn nnnhn nnhn', 60, 246, 33, grey(0));
    write(image, 'nnhn nnn', 60, 292, 33, grey(0));
    const read = await readPage(image, recognise);
    expect('text' in read && read.text).toBe('merci tu\nManon oui bien merci merci bien bien oui');
  });

  it('is read to its end, however long', async () => {
    confidence = 0.95;
    const image = paintPage(780, 9000, grey(255));
    for (let line = 0; line < 40; line++) write(image, 'nnnn nnn', 60, 200 + line * 210, 33, grey(0));
    const read = await readPage(image, recognise);
    expect('text' in read && read.text.split('\n')).toEqual(Array.from({ length: 40 }, () => 'bien oui'));
  });

  it('has no text where the recogniser trusts no word, or nothing is written', async () => {
    confidence = 0.3;
    expect(await readPage(profile(255, 235, 10), recognise)).toEqual({ refusal: 'no_text' });
    expect(await readPage(paintPage(780, 1400, grey(128)), recognise)).toEqual({ refusal: 'no_text' });
  });
});
