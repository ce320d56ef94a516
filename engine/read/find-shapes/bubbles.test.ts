import { describe, expect, it } from 'vitest';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { offBy, rectangle } from '../testing/build.ts';
import { downwards, grey, noisy, paintBox, paintDisc, paintPage, paintRounded, write } from '../testing/paint.ts';
import type { Bubble } from './bubbles.ts';
import { lookAt } from './screen.ts';

function bubblesOf(image: Raster): Bubble[] {
  return lookAt(image).bubbles;
}

function expectBoxes(found: Rectangle[] | undefined, expected: Rectangle[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [index, box] of expected.entries()) expect(offBy(found?.[index], box)).toBeLessThanOrEqual(1);
}

const box = rectangle(20, 60, 240, 104);

describe('a bubble on a page', () => {
  it.each([
    { page: 255, fill: 249, text: 0 },
    { page: 243, fill: 255, text: 0 },
    { page: 12, fill: 18, text: 255 },
    { page: 255, fill: 230, text: 0 },
    { page: 0, fill: 60, text: 255 },
    { page: 255, fill: 40, text: 255 },
  ])('of $page is found in $fill, with text on it', ({ page, fill, text }) => {
    const image = paintPage(390, 200, grey(page));
    paintRounded(image, box, 18, grey(fill));
    write(image, 'hnno nlon', 34, 88, 16, grey(text));
    const found = bubblesOf(image);
    expectBoxes(found, [box]);
    expect(found[0]?.colour.map(Math.round)).toEqual(grey(fill));
  });

  it('is found with the noise of a JPEG on both', () => {
    const image = paintPage(390, 200, noisy(grey(245), 2));
    paintRounded(image, box, 18, noisy([30, 130, 240], 2));
    const found = bubblesOf(image).filter(({ colour }) => colour[0] < 60);
    expectBoxes(found, [box]);
  });

  it('is found where its pale edge has a hole', () => {
    const image = paintPage(390, 200, grey(255));
    paintRounded(image, box, 18, grey(249));
    paintBox(image, rectangle(234, 82, 246, 83), (x) => grey(249 + Math.round((x - 234) / 2)));
    expectBoxes(bubblesOf(image), [box]);
  });

  it('is found whole in spite of a gradient', () => {
    const image = paintPage(390, 300, grey(255));
    const high = rectangle(120, 40, 370, 240);
    paintRounded(image, high, 18, downwards([120, 60, 250], [250, 60, 120], 40, 240));
    expectBoxes(bubblesOf(image), [high]);
  });

  it.each([
    ['below', 106],
    ['above', 58],
  ])('ends where a reaction of its own colour sticks out %s', (_, y) => {
    const image = paintPage(390, 200, grey(11));
    paintRounded(image, box, 8, grey(44));
    paintDisc(image, 60, y, 15, grey(44));
    paintDisc(image, 60, y, 9, [230, 40, 60]);
    write(image, 'hnno nlon', 90, 88, 16, grey(235));
    const found = bubblesOf(image).filter(({ x0, x1 }) => x1 - x0 > 100);
    expectBoxes(found, [box]);
  });

  it('reports its straight edges apart from its tail', () => {
    const image = paintPage(390, 200, grey(255));
    paintRounded(image, box, 12, [0, 122, 255]);
    paintBox(image, { x0: 230, x1: 247, y0: 97, y1: 104 }, [0, 122, 255]);
    const found = bubblesOf(image);
    expectBoxes(found, [{ ...box, x1: 247 }]);
    expect(Math.abs((found[0]?.bodyX1 ?? 0) - 240)).toBeLessThanOrEqual(1);
    expect(Math.abs((found[0]?.bodyX0 ?? 0) - 20)).toBeLessThanOrEqual(1);
  });

  it('tells its fill from the text on it', () => {
    const image = paintPage(390, 200, grey(255));
    paintRounded(image, box, 12, [0, 122, 255]);
    paintBox(image, { x0: 100, x1: 104, y0: 75, y1: 90 }, grey(255));
    const [bubble] = bubblesOf(image);
    expect(bubble?.isFill(60, 80)).toBe(true);
    expect(bubble?.isFill(102, 80)).toBe(false);
    expect(bubble?.isFill(300, 80)).toBe(false);
  });
});

describe('several boxes', () => {
  it('stay two when they are 2 px apart', () => {
    const image = paintPage(390, 200, grey(255));
    const upper = rectangle(20, 40, 240, 80);
    const lower = rectangle(20, 82, 200, 122);
    paintRounded(image, upper, 6, grey(235));
    paintRounded(image, lower, 6, grey(235));
    expectBoxes(bubblesOf(image), [upper, lower]);
  });

  it('are a bubble and its inner box where a reply quotes', () => {
    const image = paintPage(390, 200, grey(255));
    const reply = rectangle(20, 40, 260, 140);
    const quote = rectangle(28, 48, 252, 90);
    paintRounded(image, reply, 12, [217, 253, 211]);
    paintRounded(image, quote, 6, [200, 240, 190]);
    const found = bubblesOf(image);
    expectBoxes(found, [reply]);
    expectBoxes(found[0]?.inner, [quote]);
  });
});

describe('what is no bubble', () => {
  it.each([
    ['a bar across the page', (image: Raster) => paintBox(image, rectangle(0, 60, 390, 110), grey(230))],
    ['a box almost as wide as the page', (image: Raster) => paintBox(image, rectangle(8, 60, 382, 110), grey(230))],
    ['a large disc', (image: Raster) => paintDisc(image, 200, 100, 40, grey(230))],
    ['a dot', (image: Raster) => paintDisc(image, 200, 100, 6, grey(230))],
    ['a hairline', (image: Raster) => paintBox(image, rectangle(20, 60, 300, 62), grey(200))],
    [
      'a slanted shape',
      (image: Raster) => {
        for (let y = 0; y < 60; y++) paintBox(image, rectangle(40 + y * 2, 60 + y, 140 + y * 2, 61 + y), grey(200));
      },
    ],
  ])('%s', (_, paint) => {
    const image = paintPage(390, 200, grey(255));
    paint(image);
    expect(bubblesOf(image)).toEqual([]);
  });
});
