import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { inkOf, rectangle } from '../testing/build.ts';
import { grey, paintBox, paintDisc, paintPage, write } from '../testing/paint.ts';
import { isTyping } from './typing-dots.ts';

const scale = 2;

function seen(paint: (image: Raster) => void, emoji = [] as ReturnType<typeof rectangle>[]): boolean {
  const image = paintPage(200, 80, grey(255));
  paint(image);
  const data = Uint8Array.from(image.data.filter((_, index) => index % 3 === 0));
  return isTyping(inkOf({ width: 200, height: 80, data }, { emoji }), scale);
}

const discs = (image: Raster, count: number, radius: number) => {
  for (let disc = 0; disc < count; disc++) paintDisc(image, 40 + disc * 30, 40, radius, grey(140));
};

describe('three discs in a row', () => {
  it('mean that the match is writing', () => {
    expect(seen((image) => discs(image, 3, 8))).toBe(true);
  });

  it('mean it too where one of them stands higher', () => {
    expect(
      seen((image) => {
        discs(image, 2, 8);
        paintDisc(image, 100, 36, 8, grey(90));
      }),
    ).toBe(true);
  });
});

describe('not a sign of writing', () => {
  it.each<[string, (image: Raster) => void]>([
    ['nothing', () => {}],
    ['two discs', (image) => discs(image, 2, 8)],
    ['four discs', (image) => discs(image, 4, 8)],
    ['the dots of an ellipsis', (image) => write(image, '...', 40, 60, 33, grey(0))],
    ['three large discs', (image) => discs(image, 3, 14)],
    ['three letters', (image) => write(image, 'lll', 40, 60, 33, grey(0))],
    [
      'three discs at three heights',
      (image) => {
        for (const [index, y] of [20, 40, 60].entries()) paintDisc(image, 40 + index * 30, y, 8, grey(140));
      },
    ],
    [
      'three discs with a word',
      (image) => {
        discs(image, 3, 8);
        paintBox(image, rectangle(140, 20, 160, 60), grey(0));
      },
    ],
  ])('%s', (_, paint) => {
    expect(seen(paint)).toBe(false);
  });

  it('three discs that are emoji', () => {
    expect(seen((image) => discs(image, 3, 8), [rectangle(30, 30, 50, 50)])).toBe(false);
  });
});
