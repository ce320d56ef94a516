import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import { offBy, rectangle } from '../testing/build.ts';
import { grey, paintBox, paintDisc, paintPage, paintRounded } from '../testing/paint.ts';
import { findSideBars } from './side-bars.ts';

const red: Colour = [242, 60, 87];
const blue: Colour = [14, 173, 255];

function page(paint: (image: Raster) => void, colour = grey(255)): Raster {
  const image = paintPage(390, 600, colour);
  paint(image);
  return image;
}

describe('side bars', () => {
  it.each([255, 18])('are found from top to bottom on a page of %d, with their colours', (level) => {
    const bars = findSideBars(
      page((image) => {
        paintBox(image, rectangle(16, 120, 19, 180), red);
        paintBox(image, rectangle(16, 220, 19, 260), blue);
      }, grey(level)),
    );
    expect(bars.map(({ colour }) => colour)).toEqual([red, blue]);
    expect(offBy(bars[0], rectangle(16, 120, 19, 180))).toBe(0);
    expect(offBy(bars[1], rectangle(16, 220, 19, 260))).toBe(0);
  });

  it('are only those of the column that holds most of them', () => {
    const bars = findSideBars(
      page((image) => {
        paintBox(image, rectangle(16, 120, 19, 180), red);
        paintBox(image, rectangle(16, 220, 19, 260), blue);
        paintBox(image, rectangle(40, 300, 43, 340), red);
      }),
    );
    expect(bars.map(({ y0 }) => y0)).toEqual([120, 220]);
  });
});

describe('not a side bar', () => {
  it.each<[string, (image: Raster) => void]>([
    [
      'the entries of an agenda, each of another colour',
      (image) => {
        const colours: Colour[] = [red, blue, [255, 149, 0], [52, 199, 89]];
        for (const [row, colour] of colours.entries())
          paintBox(image, rectangle(16, 120 + row * 60, 19, 160 + row * 60), colour);
      },
    ],
    ['the stroke of a large figure', (image) => paintBox(image, rectangle(48, 500, 51, 515), red)],
    [
      'the pole of a flag',
      (image) => {
        paintBox(image, rectangle(20, 120, 22, 137), [10, 60, 95]);
        paintBox(image, rectangle(22, 120, 36, 122), [10, 60, 95]);
        paintBox(image, rectangle(22, 128, 36, 130), [10, 60, 95]);
      },
    ],
    ['a grey line', (image) => paintBox(image, rectangle(16, 120, 19, 180), grey(120))],
    ['a bubble', (image) => paintRounded(image, rectangle(12, 120, 200, 180), 16, blue)],
    ['an avatar', (image) => paintDisc(image, 30, 150, 16, [200, 90, 60])],
    ['a bar as low as a letter', (image) => paintBox(image, rectangle(16, 120, 19, 132), red)],
    ['a bar in the middle of the page', (image) => paintBox(image, rectangle(116, 120, 119, 180), red)],
  ])('%s', (_, paint) => {
    expect(findSideBars(page(paint))).toEqual([]);
  });
});
