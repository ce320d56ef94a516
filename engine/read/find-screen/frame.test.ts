import { expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintBox, paintPage, paintRounded, write } from '../testing/paint.ts';
import { halfFrame, wideFrame } from './frame.ts';

/** Messages at both sides of the part of the page between two columns. */
function talk(page: Raster, x0: number, x1: number, fontPx: number, y0 = 80) {
  for (let row = 0; row < 6; row++) {
    const x = row % 2 === 0 ? x0 + 20 : x1 - 20 - fontPx * 14;
    const box = rectangle(x, y0 + row * fontPx * 3, x + fontPx * 14, y0 + row * fontPx * 3 + fontPx * 2.2);
    paintRounded(page, box, fontPx * 0.8, row % 2 === 0 ? grey(225) : [70, 120, 240]);
    write(page, 'nlnn nnnnn nnl nnnnn', box.x0 + fontPx, box.y1 - fontPx * 0.7, fontPx, grey(row % 2 === 0 ? 20 : 255));
  }
}

/** A list of chats: a portrait and two lines each. */
function list(page: Raster, x0: number, fontPx: number) {
  for (let y = 60; y < 540; y += 70) {
    paintRounded(page, rectangle(x0 + 10, y, x0 + 54, y + 44), 22, [150, 110, 90]);
    for (const by of [18, 40]) write(page, 'nnln nnnnn nnlnn', x0 + 64, y + by, fontPx, grey(90));
  }
}

it('finds the conversation between the list of chats and the details, in the size of its text', () => {
  const page = paintPage(1400, 600, grey(255));
  for (const x of [320, 1100]) paintBox(page, rectangle(x, 0, x + 1, 600), grey(230));
  list(page, 0, 15);
  talk(page, 321, 1100, 15);
  paintRounded(page, rectangle(1150, 40, 1350, 100), 20, grey(220));
  const frame = wideFrame(page);
  expect([frame?.x, (frame?.x ?? 0) + (frame?.image.width ?? 0)].map((x) => Math.round((x ?? 0) / 10))).toEqual([
    32, 110,
  ]);
  expect(Math.abs((frame?.scale ?? 0) * 16.5 - 15)).toBeLessThan(2);
});

it('finds none where the text is as large as on an upright phone', () => {
  const page = paintPage(780, 1600, grey(255));
  talk(page, 0, 780, 32);
  expect(wideFrame(page)).toBeNull();
});

it('finds none where upright lines leave no pane wide enough', () => {
  const page = paintPage(1400, 600, grey(255));
  list(page, 0, 15);
  for (let x = 0; x < 1400; x += 150) paintBox(page, rectangle(x, 0, x + 1, 600), grey(120));
  expect(wideFrame(page)).toBeNull();
});

it('takes the half of an upright screen that the conversation is in', () => {
  const page = paintPage(390, 840, grey(255));
  paintBox(page, rectangle(0, 400, 390, 410), grey(0));
  for (let y = 40; y < 340; y += 30) write(page, 'nnln nnnnn nnlnn nnnnn', 20, y, 15, grey(40));
  talk(page, 0, 390, 16, 450);
  const frame = halfFrame(page, page);
  expect(frame?.y).toBe(410);
  expect(frame?.image.height).toBe(430);
});

// @demand slow-picture
it('finds none where letters are so small that the page would be larger than any screen', () => {
  const page = paintPage(600, 3000, grey(255));
  expect(wideFrame(page, 9)).not.toBeNull();
  expect(wideFrame(page, 7)).toBeNull();
});
