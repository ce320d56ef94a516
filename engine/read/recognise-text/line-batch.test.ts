import { describe, expect, it } from 'vitest';
import type { GreyRaster, RecognisedLine, Rectangle } from '../../pixels/ports.ts';
import type { LinePicture } from '../ink/line-picture.ts';
import { findTextLines, findWords } from '../ink/text-lines.ts';
import { offBy } from '../testing/build.ts';
import { greyWords } from '../testing/paint.ts';
import { LineBatch } from './line-batch.ts';

/** A line of words of «n», in a picture that has its corner somewhere on the screen. */
function picture(text: string, fontPx: number, corner = { x0: 0, y0: 0 }): LinePicture {
  const grey = greyWords(400, 120, [{ text, x: 30, y: 80, fontPx }]);
  const [line] = findTextLines(grey, fontPx);
  if (!line) throw new Error('nothing is written');
  return { grey, line, xHeight: Math.round(fontPx * 0.53), ...corner };
}

/** Reads a word of five letters as «nnnnn». */
class FakeRecogniser {
  readonly images: GreyRaster[] = [];

  recognise = async (image: GreyRaster): Promise<RecognisedLine[]> => {
    this.images.push(image);
    return findTextLines(image, 36).map((box) => ({
      box,
      words: findWords(image, box, 9).map((word) => {
        const letters = findWords(image, word, 1).length;
        return { text: 'n'.repeat(letters), confidence: 0.9, box: word };
      }),
    }));
  };
}

const textsOf = (lines: { text: string }[][]) => lines.map((words) => words.map(({ text }) => text).join(' '));

describe('the lines of a batch', () => {
  it('give each caller the words of its own lines, from one picture', async () => {
    const batch = new LineBatch();
    const first = batch.add([picture('nnn nn', 40), picture('n', 40)]);
    const none = batch.add([]);
    const second = batch.add([picture('nn nnnn n', 24), picture('nnnnn', 60)]);
    const fake = new FakeRecogniser();
    await batch.read(fake.recognise);
    expect(textsOf(first())).toEqual(['nnn nn', 'n']);
    expect(none()).toEqual([]);
    expect(textsOf(second())).toEqual(['nn nnnn n', 'nnnnn']);
    expect(fake.images).toHaveLength(1);
  });

  it('keep their order whatever order the recogniser answers in', async () => {
    const batch = new LineBatch();
    const words = batch.add([picture('n', 40), picture('nn', 40), picture('nnn', 40)]);
    const fake = new FakeRecogniser();
    await batch.read(async (image) => (await fake.recognise(image)).toReversed());
    expect(textsOf(words())).toEqual(['n', 'nn', 'nnn']);
  });

  it.each([24, 40, 60])('give words boxes on the screen, from letters of %d px', async (fontPx) => {
    const shown = picture('nn nnn', fontPx, { x0: 500, y0: 900 });
    const batch = new LineBatch();
    const words = batch.add([picture('nnn', 40), shown]);
    await batch.read(new FakeRecogniser().recognise);
    const expected = findWords(shown.grey, shown.line, fontPx * 0.25).map(({ x0, x1, y0, y1 }) => ({
      x0: x0 + 500,
      x1: x1 + 500,
      y0: y0 + 900,
      y1: y1 + 900,
    }));
    expect(expected).toHaveLength(2);
    for (const [index, box] of expected.entries()) expect(offBy(words()[1]?.[index]?.box, box)).toBeLessThanOrEqual(2);
  });

  it('are shown to the recogniser at one size', async () => {
    const batch = new LineBatch();
    batch.add([24, 33, 40, 60, 90].map((fontPx) => picture('nnn', fontPx)));
    const fake = new FakeRecogniser();
    await batch.read(fake.recognise);
    const heights = findTextLines(fake.images[0] as GreyRaster, 36).map(({ y0, y1 }) => y1 - y0);
    expect(heights).toHaveLength(5);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
  });

  it('have no words where the recogniser finds none', async () => {
    const batch = new LineBatch();
    const words = batch.add([picture('nnn', 40)]);
    await batch.read(async () => []);
    expect(words()).toEqual([[]]);
  });

  it('do not start the recogniser where there are none', async () => {
    const fake = new FakeRecogniser();
    await new LineBatch().read(fake.recognise);
    expect(fake.images).toEqual([]);
  });

  describe('of a long scroll', () => {
    const lines = Array.from({ length: 40 }, () => picture('nnnnn nnnnn', 32, { x0: 500, y0: 900 }));
    const read = async (count: number) => {
      const batch = new LineBatch();
      const words = batch.add(lines.slice(0, count));
      const fake = new FakeRecogniser();
      await batch.read(fake.recognise);
      return { images: fake.images, image: fake.images[0] as GreyRaster, words: words() };
    };

    it('are shown to the recogniser in one picture', async () => {
      expect((await read(40)).images).toHaveLength(1);
    });

    it('are made narrower but not lower', async () => {
      const [few, many] = [await read(2), await read(40)];
      const shape = ({ image }: { image: GreyRaster }) => {
        const [{ x0, x1, y0, y1 }] = findTextLines(image, 36) as [Rectangle];
        return { width: x1 - x0, height: y1 - y0 };
      };
      expect(shape(many).height).toBe(shape(few).height);
      expect(shape(many).width / shape(few).width).toBeLessThan(0.95);
    });

    it('give words the same boxes on the screen in spite of that', async () => {
      const [few, many] = [await read(1), await read(40)];
      expect(textsOf(many.words)).toEqual(Array.from({ length: 40 }, () => 'nnnnn nnnnn'));
      for (const [index, { box }] of (few.words[0] ?? []).entries())
        expect(offBy(many.words[39]?.[index]?.box, box)).toBeLessThanOrEqual(2);
    });
  });
});
