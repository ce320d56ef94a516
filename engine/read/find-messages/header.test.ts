import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { findLooseMarks } from '../find-shapes/loose-marks.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintBox, paintDisc, paintPage, write } from '../testing/paint.ts';
import { headerLines } from './header.ts';

/** A screen at two pixels a point, with a hairline below its header. */
function linesOf(paint: (image: Raster) => void, hasLine = true) {
  const image = paintPage(780, 700, grey(255));
  if (hasLine) paintBox(image, rectangle(0, 200, 780, 202), grey(205));
  paint(image);
  const screen = lookAt(image);
  return headerLines(screen, findLooseMarks(screen.small, screen.flat, screen.bubbles));
}

const name = (image: Raster) => write(image, 'Hnnnnn', 160, 160, 34, grey(0));

describe('lines above the conversation', () => {
  it('are the name, with its height in points', () => {
    const lines = linesOf(name);
    expect(lines.map((line) => line.lines.length)).toEqual([1]);
    expect(Math.abs((lines[0]?.height ?? 0) - 12.5)).toBeLessThanOrEqual(1);
  });

  it('are the name and the status, the name higher', () => {
    const lines = linesOf((image) => {
      write(image, 'Hnnnnn', 160, 140, 34, grey(0));
      write(image, 'hn nnnnn', 160, 180, 24, grey(110));
    });
    const heights = lines.map(({ height }) => height);
    expect(heights).toHaveLength(2);
    expect(Math.max(...heights)).toBeGreaterThan(Math.min(...heights) + 2);
  });

  it.each<[string, (image: Raster) => void]>([
    ['the clock', (image) => write(image, 'hhhh', 50, 60, 30, grey(0))],
    ['the battery', (image) => paintBox(image, rectangle(680, 34, 730, 58), grey(0))],
    ['the avatar', (image) => paintDisc(image, 90, 150, 30, (x, y) => [(x * 37) % 200, (y * 29) % 200, 90])],
    ['a button at the right', (image) => write(image, 'hnnnn', 620, 160, 34, grey(0))],
    ['the first message', (image) => write(image, 'hnnnn nnn', 60, 300, 34, grey(0))],
  ])('are not %s', (_, paint) => {
    const lines = linesOf((image) => {
      name(image);
      paint(image);
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.ink.x0).toBeGreaterThan(140);
  });

  it('are none where the picture shows no header', () => {
    expect(linesOf(name, false)).toEqual([]);
  });
});
