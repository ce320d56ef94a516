import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import { findGraphics } from '../find-shapes/graphics.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintBox, paintDisc, paintPage, paintRounded } from '../testing/paint.ts';
import { candidatesFromLooseEmoji } from './loose-emoji.ts';

const yellow: Colour = [255, 205, 60];
const theirs = rectangle(48, 120, 250, 156);
const mine = rectangle(180, 300, 376, 336);

/** A face that is not in the atlas. */
function paintFace(image: Raster, x: number, y: number, radius: number): void {
  paintDisc(image, x, y, radius, yellow);
  paintDisc(image, x, y - radius * 0.45, radius * 0.3, [30, 160, 90]);
  paintDisc(image, x, y + radius * 0.5, radius * 0.25, [90, 30, 160]);
}

function found(paint: (image: Raster) => void) {
  const image = paintPage(390, 700, grey(255));
  paintRounded(image, theirs, 16, grey(235));
  paintRounded(image, mine, 16, [10, 120, 250]);
  paint(image);
  const screen = lookAt(image);
  return candidatesFromLooseEmoji(screen, findGraphics(screen.flat), [theirs, mine]);
}

describe('an emoji that is not in the atlas', () => {
  it.each([
    ['at the match’s side', 69, 220],
    ['at the user’s side', 354, 420],
  ])('is a message without text, %s', (_, x, y) => {
    expect(found((image) => paintFace(image, x, y, 21))).toMatchObject([{ kind: 'emoji', emojiText: '' }]);
  });

  it('leaves out the time on a pill right below it', () => {
    const [emoji, ...others] = found((image) => {
      paintFace(image, 69, 220, 21);
      paintRounded(image, rectangle(50, 241, 88, 256), 7, grey(225));
    });
    expect(others).toEqual([]);
    expect(emoji?.outer.y1).toBeLessThanOrEqual(242);
  });

  it('leaves out its time where a wallpaper stroke touches the pill', () => {
    const [emoji, ...others] = found((image) => {
      paintBox(image, rectangle(66, 254, 72, 268), grey(215));
      paintFace(image, 69, 220, 21);
      paintRounded(image, rectangle(50, 241, 88, 256), 7, grey(225));
    });
    expect(others).toEqual([]);
    expect(emoji?.outer.y1).toBeLessThanOrEqual(242);
  });

  it.each<[string, (image: Raster) => void]>([
    ['beside a message', (image) => paintFace(image, 268, 138, 18)],
    ['away from both margins', (image) => paintFace(image, 195, 220, 21)],
    ['as small as an avatar', (image) => paintFace(image, 60, 220, 12)],
  ])('is no message %s', (_, paint) => {
    expect(found(paint)).toEqual([]);
  });
});
