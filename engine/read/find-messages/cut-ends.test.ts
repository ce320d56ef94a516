import { describe, expect, it } from 'vitest';
import type { Bubble } from '../find-shapes/bubbles.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { bubbleAt, rectangle } from '../testing/build.ts';
import { grey, paintBox, paintPage, paintRounded } from '../testing/paint.ts';
import { cutOf } from './cut-ends.ts';

/** A bubble on a screen of 390 by 600 points; a box of the page's colour hides its rows from `from` to `to`. */
function cutBetween(y0: number, y1: number, hidden?: [from: number, to: number], height = 600) {
  const image = paintPage(780, height * 2, grey(255));
  paintRounded(image, rectangle(40, y0 * 2, 480, y1 * 2), 36, [60, 120, 240]);
  if (hidden) paintBox(image, rectangle(0, hidden[0] * 2, 780, hidden[1] * 2), grey(255));
  const screen = lookAt(image);
  return cutOf(screen.bubbles[0] as Bubble, screen);
}

describe('the end of a bubble', () => {
  it.each([
    { what: 'is whole', y0: 200, y1: 280, cut: undefined },
    { what: 'ends with the picture', y0: 540, y1: 660, cut: 'bottom' },
    { what: 'ends with the picture in its last corner', y0: 540, y1: 606, cut: 'bottom' },
    { what: 'begins above the picture, in its first corner', y0: -6, y1: 70, cut: 'top' },
  ])('$what', ({ y0, y1, cut }) => {
    expect(cutBetween(y0, y1)).toBe(cut);
  });

  it.each([
    { what: 'behind an input bar', hidden: [260, 300], cut: 'bottom' },
    { what: 'behind an input bar that leaves some of its corners', hidden: [262, 300], cut: 'bottom' },
    { what: 'behind a header', hidden: [190, 230], cut: 'top' },
  ] as const)('is $what', ({ hidden, cut }) => {
    expect(cutBetween(200, 280, [...hidden])).toBe(cut);
  });

  it('is whole where the bubble has a tail', () => {
    const rows = 60;
    const box = rectangle(20, 200, 240, 200 + rows);
    const corner = [14, 10, 8, 6, 5, 4, 3, 2, 1, 1];
    const isTail = (row: number) => row >= rows - 6;
    const bubble = bubbleAt(box, [60, 120, 240], {
      left: Int32Array.from({ length: rows }, (_, row) => 20 + (isTail(row) ? 150 : (corner[row] ?? 0))),
      right: Int32Array.from({ length: rows }, (_, row) => 239 - (corner[row] ?? 0)),
    });
    const area = { top: 0, bottom: 600, hasHeader: false, hasInputBar: false };
    expect(cutOf(bubble, { area, small: paintPage(390, 600, grey(255)) })).toBeUndefined();
  });
});
