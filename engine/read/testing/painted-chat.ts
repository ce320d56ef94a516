import type { GreyRaster, Raster, RecognisedLine, Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import { findTextLines, findWords } from '../ink/text-lines.ts';
import { readScreenshot } from '../read-screenshot.ts';
import { rectangle } from './build.ts';
import { grey, paintBox, paintPage, paintRounded, write } from './paint.ts';

// Painted chats, with a fake recogniser that knows a word by its number of letters.

const vocabulary = ['', 'à', 'tu', 'oui', 'bien', 'merci', 'Manon'];

async function recognise(image: GreyRaster): Promise<RecognisedLine[]> {
  return findTextLines(image, 34).map((box) => ({
    box,
    words: findWords(image, box, 9).map((word) => ({
      text: vocabulary[findWords(image, word, 1).length] ?? '?',
      confidence: 0.95,
      box: word,
    })),
  }));
}

export const grey230 = grey(230);
export const blue: Colour = [0, 122, 255];

/** A screen at two pixels a point; places are given in points. */
export function page(level = 255): Raster {
  return paintPage(780, 1500, grey(level));
}

function twice({ x0, y0, x1, y1 }: Rectangle): Rectangle {
  return rectangle(x0 * 2, y0 * 2, x1 * 2, y1 * 2);
}

export function say(image: Raster, box: Rectangle, fill: Colour, ...lines: string[]): void {
  paintRounded(image, twice(box), 34, fill);
  const ink = fill === blue ? grey(255) : grey(0);
  for (const [row, text] of lines.entries())
    write(image, text, (box.x0 + 14) * 2, (box.y0 + 26 + row * 22) * 2, 33, ink);
}

export function frame(image: Raster): void {
  paintBox(image, rectangle(0, 200, 780, 202), grey(205));
  write(image, 'Hnnnnn', 200, 160, 36, grey(0));
  paintBox(image, rectangle(0, 1380, 780, 1382), grey(205));
  paintRounded(image, rectangle(90, 1400, 680, 1476), 36, grey(240));
}

export function conversation(image: Raster): void {
  say(image, rectangle(14, 140, 250, 180), grey230, 'nn nnn nnnn');
  say(image, rectangle(140, 200, 376, 262), blue, 'nnnnn nn nnn', 'nnnn');
  say(image, rectangle(14, 280, 200, 320), grey230, 'nnnnn');
}

/** `said`: what the recogniser makes of words of the vocabulary. */
export async function readingOf(image: Raster, said: Record<string, string> = {}) {
  const result = await readScreenshot(image, async (stack) =>
    (await recognise(stack)).map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, text: said[word.text] ?? word.text })),
    })),
  );
  return 'reading' in result ? result.reading : result.refusal;
}
