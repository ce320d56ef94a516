import { describe, expect, it } from 'vitest';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { shrink } from '../../pixels/raster.ts';
import { grey, noisy, paintBox, paintPage, paintRounded, write } from '../testing/paint.ts';
import { compareStrips } from './compare-strips.ts';
import { bands, type Strip, stripOf } from './strip.ts';

const width = 390;
const screenHeight = 700;
const headerHeight = 80;
const inputTop = 640;
const black = grey(0);

const sentences = Array.from({ length: 24 }, (_, index) => {
  const words = ['alors', 'demain', 'on', 'verra', 'la', 'mer', 'et', 'puis', 'peut-être', 'une', 'glace'];
  return words.slice(index % 5, (index % 5) + 2 + ((index * 7) % 6)).join(' ');
});

/** A screen of a long chat, scrolled by so many pixels, between a header and an input bar that do not move. */
function screenshot(
  scrolled: number,
  { wallpaper = grey(255) as Parameters<typeof paintPage>[2], from = 0, zoom = 1 } = {},
): Raster {
  const image = paintPage(width * zoom, screenHeight * zoom, wallpaper);
  const zoomed = ({ x0, y0, x1, y1 }: Rectangle, by = 0) => ({
    x0: x0 * zoom,
    x1: x1 * zoom,
    y0: y0 * zoom - by,
    y1: y1 * zoom - by,
  });
  let y = headerHeight + 20;
  sentences.slice(from).forEach((sentence, index) => {
    const height = 36 + ((index * 5) % 3) * 20;
    const x0 = index % 3 === 0 ? 150 : 12;
    const box = zoomed({ x0, y0: y, x1: x0 + 60 + sentence.length * 6, y1: y + height }, scrolled);
    if (box.y0 > -60 * zoom && box.y0 < screenHeight * zoom) {
      paintRounded(image, box, 14 * zoom, grey(225));
      write(image, sentence, (x0 + 12) * zoom, box.y0 + 10 * zoom, 15 * zoom, black);
    }
    y += height + 6 + ((index * 3) % 4) * 8;
  });
  paintBox(image, zoomed({ x0: 0, y0: 0, x1: width, y1: headerHeight }), grey(245));
  write(image, 'Camille', 150 * zoom, 40 * zoom, 17 * zoom, black);
  paintBox(image, zoomed({ x0: 0, y0: inputTop, x1: width, y1: screenHeight }), grey(245));
  paintRounded(image, zoomed({ x0: 40, y0: inputTop + 10, x1: 340, y1: inputTop + 46 }), 18 * zoom, grey(215));
  return image;
}

function strip(image: Raster, { scale = 3, bars = true } = {}) {
  const area = bars
    ? { top: headerHeight, bottom: inputTop, hasHeader: true, hasInputBar: true }
    : { top: 0, bottom: image.height, hasHeader: false, hasInputBar: false };
  return stripOf(image, area, scale);
}

describe('two screenshots of one chat', () => {
  it.each([120, 263, 400])('are found to be %i points apart, either way round', (scrolled) => {
    const [one, other] = [strip(screenshot(0)), strip(screenshot(scrolled))];
    expect(compareStrips(one, other)?.shift).toBe(scrolled * 3);
    expect(compareStrips(other, one)?.shift).toBe(-scrolled * 3);
  });

  it('are found with bars that were not recognised as such', () => {
    const overlap = compareStrips(strip(screenshot(0), { bars: false }), strip(screenshot(200), { bars: false }));
    expect(overlap?.shift).toBe(600);
  });

  it('are found though a bar was recognised on one of them only', () => {
    const seen = strip(screenshot(330));
    const area = { top: headerHeight, bottom: screenHeight, hasHeader: true, hasInputBar: false };
    const unseen = stripOf(screenshot(0), area, 3);
    expect(compareStrips(unseen, seen)?.shift).toBe(990);
    expect(compareStrips(seen, unseen)?.shift).toBe(-990);
  });

  it('are found though most of a bar is empty', () => {
    const [one, other] = [screenshot(0), screenshot(400)];
    for (const image of [one, other]) {
      paintBox(image, { x0: 0, y0: inputTop - 70, x1: width, y1: screenHeight }, grey(255));
      write(image, 'Message', 40, screenHeight - 14, 15, black);
    }
    expect(compareStrips(strip(one, { bars: false }), strip(other, { bars: false }))?.shift).toBe(1200);
  });

  it('are found half a row apart, the one shrunk more than the other', () => {
    const shrunk = (image: Raster, across: number) =>
      shrink(shrink(image, across, Math.round((across * image.height) / image.width)), width, screenHeight);
    const [one, other] = [shrunk(screenshot(0, { zoom: 2 }), 700), shrunk(screenshot(401, { zoom: 2 }), 640)];
    const overlap = compareStrips(strip(one), strip(other));
    expect(Math.abs((overlap?.shift ?? 0) - 601.5)).toBeLessThanOrEqual(1.5);
    expect(overlap?.likeness).toBeGreaterThan(0.92);
  });

  it('are found on a wallpaper that stands still', () => {
    const wallpaper = noisy(grey(240), 5);
    const overlap = compareStrips(strip(screenshot(0, { wallpaper })), strip(screenshot(150, { wallpaper })));
    expect(overlap?.shift).toBe(450);
  });
});

describe('two screenshots that are alike in two places', () => {
  const rowsOfScreen = 600;
  const scrolled = 301;
  /** Hairlines: a comparison of every third row at every second shift meets few of them. */
  function hairlines(seed: number): Uint8Array {
    const rows = new Uint8Array(rowsOfScreen * 2 * bands);
    for (let row = 5, turn = seed; row < rowsOfScreen * 2; row += 3 + (turn % 11)) {
      turn = (turn * 48271) % 2147483647;
      rows.fill(80 + (turn % 150), row * bands, row * bands + 1 + (turn % bands));
    }
    return rows;
  }
  const chat = hairlines(7);
  const view = (from: number): Strip => ({
    rows: chat.slice(from * bands, (from + rowsOfScreen) * bands),
    top: 0,
    height: rowsOfScreen,
    scale: 1,
  });

  it('are laid over each other where most rows agree', () => {
    const [one, other] = [view(0), view(scrolled)];
    one.rows.set(hairlines(3).subarray(0, 44 * bands), 0);
    other.rows.set(one.rows.subarray(0, 44 * bands), (rowsOfScreen - 44) * bands);
    // At the true shift one of them is a little blurred.
    for (let at = bands * 50; at < other.rows.length - 50 * bands; at++)
      if (at % 7 === 0) other.rows[at] = Math.min(255, (other.rows[at] as number) + 9);
    expect(compareStrips(one, other)?.shift).toBe(scrolled);
  });

  it('are laid over each other at the hinted shift, though few rows agree', () => {
    const [one, other] = [view(0), view(scrolled)];
    for (let at = 0; at < other.rows.length; at++) if (at % 13 === 0) other.rows[at] = 90;
    expect(compareStrips(one, other)).toBeNull();
    const hints = [-40, scrolled + 2].map((shift) => ({ shift, worth: 0.2 }));
    expect(compareStrips(one, other, hints)?.shift).toBe(scrolled);
  });
});

describe('no overlap is seen', () => {
  it('between two parts of a chat that share only their bars', () => {
    expect(
      compareStrips(strip(screenshot(0), { bars: false }), strip(screenshot(30, { from: 13 }), { bars: false })),
    ).toBeNull();
  });

  it('between pictures of two sizes', () => {
    expect(compareStrips(strip(screenshot(0)), strip(screenshot(100), { scale: 2 }))).toBeNull();
  });

  it('between empty pages', () => {
    const empty = strip(paintPage(width, screenHeight, grey(250)));
    expect(compareStrips(empty, empty)).toBeNull();
  });
});
