import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { offBy, rectangle } from '../testing/build.ts';
import { grey, paintBox, paintPage, paintRounded, write } from '../testing/paint.ts';
import { findLooseMarks } from './loose-marks.ts';
import { lookAt } from './screen.ts';

function marksOf(image: Raster, boxes?: Parameters<typeof findLooseMarks>[2]) {
  const screen = lookAt(image);
  return findLooseMarks(screen.small, screen.flat, boxes ?? screen.bubbles);
}

describe('loose marks', () => {
  it('are one for a line of text, with the colour of the page behind it', () => {
    const image = paintPage(390, 200, [250, 240, 230]);
    const text = write(image, 'hnnn nnl', 40, 100, 16, grey(0));
    const marks = marksOf(image);
    expect(marks).toHaveLength(1);
    expect(offBy(marks[0], text)).toBeLessThanOrEqual(2);
    expect(marks[0]?.behind).toEqual([250, 240, 230]);
    expect(marks[0]?.colourfulness).toBeLessThan(30);
  });

  it('are two where columns stand apart', () => {
    const image = paintPage(390, 200, grey(255));
    write(image, 'hnnn', 40, 100, 16, grey(0));
    write(image, 'nnn', 240, 100, 16, grey(0));
    expect(marksOf(image)).toHaveLength(2);
  });

  it('are two where lines stand below each other', () => {
    const image = paintPage(390, 200, grey(255));
    write(image, 'hnnn', 40, 80, 16, grey(0));
    write(image, 'hnnn', 40, 105, 16, grey(0));
    expect(marksOf(image)).toHaveLength(2);
  });

  it('are more colourful where the text is in colour', () => {
    const image = paintPage(390, 200, grey(255));
    write(image, 'hnnn', 40, 100, 16, [230, 30, 60]);
    expect(marksOf(image)[0]?.colourfulness).toBeGreaterThan(50);
  });

  it('do not include the text in a bubble', () => {
    const image = paintPage(390, 200, grey(255));
    paintRounded(image, rectangle(20, 70, 240, 120), 16, [0, 122, 255]);
    write(image, 'hnnn', 40, 100, 16, grey(255));
    expect(marksOf(image)).toEqual([]);
    expect(marksOf(image, [])).not.toEqual([]);
  });

  it('do not include bars and specks', () => {
    const image = paintPage(390, 200, grey(255));
    paintBox(image, rectangle(0, 60, 390, 90), grey(225));
    paintBox(image, rectangle(100, 120, 101, 121), grey(240));
    expect(marksOf(image)).toEqual([]);
  });
});
