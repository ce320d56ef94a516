import { describe, expect, it } from 'vitest';
import { rectangle } from '../testing/build.ts';
import { grey, noisy, paintBox, paintPage, paintRounded } from '../testing/paint.ts';
import { findHalves, findPanes } from './panes.ts';

describe('findPanes', () => {
  it('divides a screen at hairlines and where the colour changes', () => {
    const page = paintPage(1200, 600, grey(255));
    paintBox(page, rectangle(300, 0, 301, 600), grey(235));
    paintBox(page, rectangle(900, 0, 1200, 600), grey(240));
    expect(findPanes(page).map(({ x0, x1 }) => [x0, x1])).toEqual([
      [0, 300],
      [301, 900],
      [900, 1200],
    ]);
  });

  it('leaves the bars out that all panes are below or above', () => {
    const page = paintPage(1000, 600, grey(255));
    paintBox(page, rectangle(0, 0, 1000, 70), grey(60));
    paintBox(page, rectangle(0, 570, 1000, 600), grey(60));
    paintBox(page, rectangle(300, 70, 1000, 570), grey(230));
    expect(findPanes(page).map(({ y0, y1 }) => [y0, y1])).toEqual([
      [70, 570],
      [70, 570],
    ]);
  });

  it('keeps the header where a line faints beside it', () => {
    const page = paintPage(1000, 600, grey(255));
    paintBox(page, rectangle(300, 60, 1000, 600), grey(230));
    expect(findPanes(page).map(({ y0, y1 }) => [y0, y1])).toEqual([
      [0, 600],
      [0, 600],
    ]);
  });

  it('does not divide a page at the edges of its messages', () => {
    const page = paintPage(900, 600, noisy([240, 240, 240], 1));
    for (let y = 20; y < 560; y += 60) paintRounded(page, rectangle(20, y, 320, y + 40), 16, grey(255));
    expect(findPanes(page)).toEqual([rectangle(0, 0, 900, 600)]);
  });
});

describe('findHalves', () => {
  const shared = (thickness: number) => {
    const page = paintPage(390, 840, grey(255));
    paintBox(page, rectangle(0, 400, 390, 400 + thickness), grey(0));
    paintBox(page, rectangle(170, 400 + thickness / 2 - 1, 220, 400 + thickness / 2 + 1), grey(200));
    return page;
  };

  it('divides an upright screen at the bar between two apps', () => {
    expect(findHalves(shared(10))).toEqual([rectangle(0, 0, 390, 400), rectangle(0, 410, 390, 840)]);
  });

  it.each([1, 40])('does not divide it at a bar of %i points', (thickness) => {
    expect(findHalves(shared(thickness))).toHaveLength(1);
  });
});
