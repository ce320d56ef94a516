import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { findLooseMarks } from '../find-shapes/loose-marks.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintPage, paintRounded, write } from '../testing/paint.ts';
import { candidatesFromLooseText } from './loose-text.ts';

interface Line {
  text: string;
  /** In points. */
  x: number;
  y: number;
  font?: number;
  value?: number;
}

/** A page at two pixels a point. */
function candidatesOf(lines: Line[], level = 255, paint?: (image: Raster) => void) {
  const image = paintPage(780, 700, grey(level));
  paint?.(image);
  for (const { text, x, y, font = 16.5, value = 255 - level } of lines)
    write(image, text, x * 2, y * 2, font * 2, grey(value));
  const screen = lookAt(image);
  return candidatesFromLooseText(
    screen,
    findLooseMarks(screen.small, screen.flat, screen.bubbles),
    320,
    screen.bubbles,
  );
}

const text = 'hnnn nnl hnnn';

describe('text on the page itself', () => {
  it.each([
    { where: 'at the left', lines: [{ text, x: 24, y: 200 }], level: 255 },
    { where: 'at the right', lines: [{ text, x: 266, y: 200 }], level: 255 },
    { where: 'at the left of a dark page', lines: [{ text, x: 24, y: 200 }], level: 0 },
  ])('$where is a message', ({ lines, level }) => {
    const candidates = candidatesOf(lines, level);
    expect(candidates).toHaveLength(1);
    expect(candidates[0]).toMatchObject({ kind: 'text', isLoose: true });
    expect(candidates[0]?.lines).toHaveLength(1);
  });

  it('is one message of several lines that start below each other', () => {
    const candidates = candidatesOf([
      { text, x: 24, y: 200 },
      { text: 'hnnn', x: 24, y: 220 },
    ]);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([2]);
  });

  it('is two messages far from each other', () => {
    const candidates = candidatesOf([
      { text, x: 24, y: 200 },
      { text, x: 24, y: 260 },
    ]);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([1, 1]);
  });
});

describe('not a loose message', () => {
  it.each<{ what: string; line: Line }>([
    { what: 'in the middle, a date', line: { text, x: 145, y: 200 } },
    { what: 'greyed, a receipt', line: { text, x: 266, y: 200, value: 150 } },
    { what: 'small print', line: { text: 'nnnn nnn', x: 24, y: 200, font: 10 } },
    { what: 'below the conversation', line: { text, x: 24, y: 340 } },
    { what: 'a headline', line: { text, x: 24, y: 200, font: 44 } },
  ])('$what', ({ line }) => {
    expect(candidatesOf([line])).toEqual([]);
  });

  it('a line that runs through a bubble, made of wallpaper strokes at both sides of it', () => {
    const bubble = (image: Raster) => paintRounded(image, rectangle(60, 376, 400, 440), 30, grey(225));
    const strokes = [
      { text: 'hnnn nnnn nnnn nnnn nnnn', x: 12, y: 188 },
      { text: 'hnn nnn', x: 30, y: 207 },
      { text: 'hnnn nnnn nnnn nnnn nnnn', x: 12, y: 232 },
    ];
    expect(candidatesOf(strokes, 255, bubble)).toEqual([]);
  });

  it('text in a bubble', () => {
    const bubble = (image: Raster) => paintRounded(image, rectangle(24, 360, 400, 440), 30, grey(225));
    expect(candidatesOf([{ text, x: 24, y: 205 }], 255, bubble)).toEqual([]);
  });
});
