import { describe, expect, it } from 'vitest';
import type { Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import { bubbleAt, rectangle } from '../testing/build.ts';
import { pickMessageBoxes } from './message-boxes.ts';

const page = { width: 390, height: 844 };
const area = { top: 100, bottom: 780, hasHeader: true, hasInputBar: true };
const grey: Colour = [233, 233, 235];
const blue: Colour = [0, 122, 255];
const pale: Colour = [250, 245, 220];

const theirs = bubbleAt(rectangle(48, 200, 250, 240), grey);
const mine = bubbleAt(rectangle(140, 250, 378, 290), blue);

function picked(others: Bubble[], pictures: Rectangle[] = []): Bubble[] {
  return pickMessageBoxes([theirs, mine, ...others], pictures, area, page);
}

function round(x: number, y: number, size: number): Bubble {
  return bubbleAt(rectangle(x, y, x + size, y + size), [180, 120, 90], { fullness: 0.785 });
}

describe('a box that is no message', () => {
  it.each([
    ['the pill of a date', bubbleAt(rectangle(150, 150, 240, 174), pale)],
    ['a date in the colour of messages', bubbleAt(rectangle(150, 150, 240, 174), grey)],
    ['a notice across the page', bubbleAt(rectangle(35, 320, 355, 380), pale)],
    ['an avatar beside the messages', round(8, 208, 32)],
    ['a square avatar below the last message', bubbleAt(rectangle(8, 320, 44, 356), [180, 120, 90])],
    ['a round button beside no message', round(280, 400, 44)],
    ['a button in the header', bubbleAt(rectangle(290, 50, 370, 90), blue)],
    ['the input box', bubbleAt(rectangle(48, 790, 330, 830), grey)],
    ['a strip too low for a line of text', bubbleAt(rectangle(48, 300, 200, 318), grey)],
    ['a button beside a message', bubbleAt(rectangle(300, 205, 360, 235), pale)],
  ])('%s is left out', (_, box) => {
    expect(picked([box])).toEqual([theirs, mine]);
  });

  it('the keys of a keyboard are left out, all of them', () => {
    const keys = Array.from({ length: 10 }, (_, key) =>
      bubbleAt(rectangle(4 + key * 38, 600, 36 + key * 38, 640), grey),
    );
    expect(picked(keys)).toEqual([theirs, mine]);
  });

  it('a box in a photo is left out', () => {
    expect(picked([bubbleAt(rectangle(60, 420, 160, 480), grey)], [rectangle(48, 400, 250, 600)])).toEqual([
      theirs,
      mine,
    ]);
  });
});

describe('a box that is a message', () => {
  it.each([
    ['as wide as messages get', bubbleAt(rectangle(48, 320, 350, 400), grey)],
    ['wide, in the middle by chance, in the colour of a side', bubbleAt(rectangle(48, 320, 342, 400), grey)],
    ['of one letter, round, in its column', bubbleAt(rectangle(48, 320, 84, 356), grey, { fullness: 0.8 })],
    ['in a third colour at its side', bubbleAt(rectangle(48, 320, 250, 360), pale)],
    ['cut by the header, with little left', bubbleAt(rectangle(48, 100, 250, 118), grey)],
    ['cut by the input bar, with little left', bubbleAt(rectangle(140, 762, 378, 780), blue)],
  ])('is kept: %s', (_, box) => {
    expect(picked([box])).toContain(box);
  });
});

it('leaves out a button beside the input box, though that box is centred like a notice', () => {
  const lower = { ...area, bottom: 844, hasInputBar: false };
  const writing = bubbleAt(rectangle(92, 762, 311, 814), pale);
  const button = bubbleAt(rectangle(326, 763, 376, 812), pale);
  expect(pickMessageBoxes([theirs, mine, writing, button], [], lower, page)).toEqual([theirs, mine]);
});

it('leaves out an avatar beside a photo above wide messages', () => {
  const wide = [rectangle(53, 369, 313, 456), rectangle(53, 565, 313, 628)].map((box) => bubbleAt(box, grey));
  const avatar = bubbleAt(rectangle(14, 277, 42, 300), [180, 120, 90]);
  expect(pickMessageBoxes([avatar, ...wide, mine], [rectangle(52, 93, 276, 306)], area, page)).not.toContain(avatar);
});

it('leaves out an avatar beside a photo where no message is at that side', () => {
  const avatar = bubbleAt(rectangle(13, 449, 42, 473), [180, 120, 90]);
  expect(pickMessageBoxes([avatar, mine], [rectangle(51, 234, 253, 479)], area, page)).toEqual([mine]);
});

describe('the piece that a bar leaves of a bubble', () => {
  /** Corners of two rows at one end, none at the other. */
  function piece(y0: number, roundAt: 'top' | 'bottom', colour = grey) {
    const height = 16;
    const inset = (row: number) => {
      const fromRound = roundAt === 'top' ? row : height - 1 - row;
      return fromRound === 0 ? 5 : fromRound === 1 ? 2 : 0;
    };
    const rows = Array.from({ length: height }, (_, row) => inset(row));
    return bubbleAt(rectangle(48, y0, 240, y0 + height), colour, {
      left: Int32Array.from(rows, (by) => 48 + by),
      right: Int32Array.from(rows, (by) => 239 - by),
    });
  }

  it('is a message above or below all others', () => {
    expect(picked([piece(120, 'bottom')])).toHaveLength(3);
    expect(picked([piece(330, 'top')])).toHaveLength(3);
  });

  it.each([
    ['open at the wrong end', piece(330, 'bottom')],
    ['of another colour', piece(330, 'top', [250, 200, 40])],
  ])('is no message where it is %s', (_, box) => {
    expect(picked([box])).toEqual([theirs, mine]);
  });
});

it('keeps a message beside a larger patch of a photographed page', () => {
  const patch = bubbleAt(rectangle(240, 316, 373, 361), pale, { fullness: 0.91 });
  const answer = bubbleAt(rectangle(48, 320, 150, 350), grey, { fullness: 0.96 });
  expect(picked([patch, answer])).toContain(answer);
});

it('keeps a message beside a larger band of a page with a gradient', () => {
  const band = bubbleAt(rectangle(255, 322, 390, 380), pale, { flatness: 1 });
  const answer = bubbleAt(rectangle(48, 320, 150, 360), grey);
  expect(picked([band, answer])).toContain(answer);
});
