import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import { offBy, rectangle } from '../testing/build.ts';
import { downwards, grey, greyPaper, type Paint, paintBox, paintDisc, paintPage, write } from '../testing/paint.ts';
import { erase, extractInk, type Ink, type InkArea, isGreyed } from './ink.ts';
import { pageArea } from './page-area.ts';

const fontPx = 40;
const box = rectangle(0, 0, 300, 100);

function written(fill: Colour, text: Colour): Raster {
  const image = paintPage(300, 100, fill);
  write(image, 'hnon ln', 20, 70, fontPx, text);
  return image;
}

function inkOn(image: Raster, fill: Colour): Ink {
  return extractInk(image, pageArea(image, box, fill, 1, 0), fontPx);
}

/** A pixel in the left stroke of the first letter, and one left of it. */
function samples({ grey: { data, width } }: Ink): { stroke: number; page: number } {
  return { stroke: data[60 * width + 21] as number, page: data[60 * width + 10] as number };
}

describe('text becomes black on white', () => {
  it.each<{ fill: Colour; text: Colour }>([
    { fill: grey(255), text: grey(0) },
    { fill: grey(20), text: grey(255) },
    { fill: [0, 122, 255], text: grey(255) },
    { fill: [217, 253, 211], text: [20, 30, 20] },
    { fill: grey(255), text: [0, 90, 220] },
    { fill: grey(240), text: grey(150) },
  ])('from $text on $fill', ({ fill, text }) => {
    const ink = inkOn(written(fill, text), fill);
    expect(samples(ink).stroke).toBeLessThan(10);
    expect(samples(ink).page).toBe(255);
    expect(ink.emoji).toEqual([]);
  });

  it('from white on a gradient, end to end', () => {
    const gradient = downwards([120, 60, 250], [250, 60, 120], 0, 100) as Extract<Paint, (...at: never[]) => Colour>;
    const image = paintPage(300, 100, gradient);
    write(image, 'nnn', 20, 35, fontPx, grey(255));
    write(image, 'nnn', 20, 90, fontPx, grey(255));
    const area: InkArea = {
      ...box,
      fillRow(y, into) {
        for (let i = 0; i < into.length; i += 3) into.set(gradient(0, y), i);
      },
      rowAt: () => [0, 299],
    };
    const { grey: paper } = extractInk(image, area, fontPx);
    for (const y of [25, 80]) {
      expect(paper.data[y * 300 + 21]).toBeLessThan(60);
      expect(paper.data[y * 300 + 10]).toBe(255);
    }
  });

  it('with half-tones at the edges of letters', () => {
    const image = written(grey(255), grey(0));
    paintBox(image, rectangle(200, 20, 204, 60), grey(128));
    expect(inkOn(image, grey(255)).grey.data[40 * 300 + 202]).toBeGreaterThan(110);
    expect(inkOn(image, grey(255)).grey.data[40 * 300 + 202]).toBeLessThan(145);
  });

  it('and pixels outside the area are left out', () => {
    const image = written(grey(255), grey(0));
    const area = {
      ...pageArea(image, box, grey(255), 1, 0),
      rowAt: (y: number) => (y < 50 ? null : ([0, 299] as const)),
    };
    const { data } = extractInk(image, area, fontPx).grey;
    expect(data.subarray(0, 50 * 300).every((value) => value === 255)).toBe(true);
    expect(data.subarray(50 * 300).some((value) => value < 10)).toBe(true);
  });
});

describe('an emoji among text', () => {
  it.each<{ fill: Colour; text: Colour }>([
    { fill: grey(255), text: grey(0) },
    { fill: grey(30), text: grey(255) },
  ])('of $text on $fill is reported and erased', ({ fill, text }) => {
    const image = written(fill, text);
    paintDisc(image, 220, 56, 22, [255, 200, 40]);
    const ink = inkOn(image, fill);
    expect(ink.emoji).toHaveLength(1);
    expect(offBy(ink.emoji[0], rectangle(198, 34, 242, 78))).toBeLessThanOrEqual(2);
    expect(ink.grey.data[56 * 300 + 220]).toBe(255);
    expect(samples(ink).stroke).toBeLessThan(10);
  });

  it('is reported where there is no text at all', () => {
    const image = paintPage(300, 100, grey(128));
    paintDisc(image, 150, 50, 22, [220, 100, 60]);
    const ink = inkOn(image, grey(128));
    expect(ink.emoji).toHaveLength(1);
    expect(offBy(ink.emoji[0], rectangle(128, 28, 172, 72))).toBeLessThanOrEqual(2);
  });

  it('is one box together with an emoji that it touches', () => {
    const image = written(grey(255), grey(0));
    paintDisc(image, 200, 56, 20, [255, 200, 40]);
    paintDisc(image, 241, 56, 20, [255, 200, 40]);
    const { emoji } = inkOn(image, grey(255));
    expect(emoji).toHaveLength(1);
    expect(offBy(emoji[0], rectangle(180, 36, 261, 76))).toBeLessThanOrEqual(2);
  });
});

describe('the colour of text', () => {
  it.each<{ fill: Colour; text: Colour; greyed: boolean }>([
    { fill: grey(255), text: grey(0), greyed: false },
    { fill: grey(255), text: grey(60), greyed: false },
    { fill: grey(255), text: grey(140), greyed: true },
    { fill: grey(20), text: grey(255), greyed: false },
    { fill: grey(20), text: grey(150), greyed: true },
    { fill: [0, 122, 255], text: grey(255), greyed: false },
  ])('$text on $fill is greyed: $greyed', ({ fill, text, greyed }) => {
    expect(isGreyed(inkOn(written(fill, text), fill))).toBe(greyed);
  });

  it('is none where nothing is written', () => {
    const ink = inkOn(paintPage(300, 100, grey(240)), grey(240));
    expect(ink.textBrightness).toBeNull();
    expect(isGreyed(ink)).toBe(false);
    expect(ink.grey.data.every((value) => value === 255)).toBe(true);
  });
});

describe('an erased box', () => {
  it('is white with its margin, and the rest stays', () => {
    const paper = greyPaper(20, 10, [rectangle(0, 0, 20, 10)]);
    erase(paper, rectangle(5, 3, 8, 5), 1);
    expect(paper.data.filter((value) => value === 255)).toHaveLength(5 * 4);
    expect(paper.data[2 * 20 + 4]).toBe(255);
    expect(paper.data[2 * 20 + 3]).toBe(0);
  });

  it('may reach beyond the edge of the picture', () => {
    const paper = greyPaper(20, 10, [rectangle(0, 0, 20, 10)]);
    erase(paper, rectangle(-5, 8, 3, 30), 1);
    expect(paper.data.filter((value) => value === 255)).toHaveLength(4 * 3);
  });
});

describe('emoji alone in a bubble', () => {
  const fill: Colour = [123, 60, 130];

  function faces(...places: number[]): Raster {
    const image = paintPage(300, 100, fill);
    for (const x of places) {
      paintDisc(image, x, 50, 24, [255, 205, 70]);
      paintBox(image, rectangle(x - 10, 56, x + 10, 64), [90, 50, 20]);
    }
    return image;
  }

  it('leave no text', () => {
    const ink = inkOn(faces(60, 120, 180), fill);
    expect(ink.emoji).toHaveLength(3);
    expect(ink.grey.data.every((value) => value === 255)).toBe(true);
  });

  it('leave the time beside a large one to be read', () => {
    const image = paintPage(300, 100, fill);
    paintDisc(image, 60, 50, 40, [255, 205, 70]);
    paintBox(image, rectangle(40, 60, 80, 72), [90, 50, 20]);
    write(image, 'hhnnh', 180, 40, 28, grey(220));
    const ink = inkOn(image, fill);
    expect(ink.emoji).toHaveLength(1);
    expect(offBy(ink.emoji[0], rectangle(20, 10, 100, 90))).toBeLessThanOrEqual(3);
    const letters = ink.grey.data.filter((value, pixel) => value < 60 && pixel % 300 >= 178).length;
    expect(letters).toBeGreaterThan(100);
    expect(ink.grey.data.filter((value, pixel) => value < 200 && pixel % 300 < 110)).toHaveLength(0);
  });

  it('leave the time beside one as small as text to be read', () => {
    const image = paintPage(300, 100, grey(250));
    paintDisc(image, 50, 50, 22, [230, 40, 60]);
    write(image, 'nnnn', 120, 70, 26, grey(140));
    const ink = inkOn(image, grey(250));
    expect(ink.emoji).toHaveLength(1);
    expect(offBy(ink.emoji[0], rectangle(28, 28, 72, 72))).toBeLessThanOrEqual(2);
    expect(ink.grey.data[60 * ink.grey.width + 121]).toBeLessThan(10);
  });

  it('leave dots beside them to be read', () => {
    const image = faces(180);
    for (const x of [40, 60, 80]) paintBox(image, rectangle(x, 60, x + 7, 67), grey(255));
    expect(inkOn(image, fill).grey.data.some((value) => value < 60)).toBe(true);
  });
});
