import { describe, expect, it } from 'vitest';
import { rectangle } from '../testing/build.ts';
import { greyPaper, greyWords } from '../testing/paint.ts';
import { findTextLines, findWords, footOf, inkStrength } from './text-lines.ts';

const fontPx = 40;

describe('lines of text', () => {
  it('are found from top to bottom, each as wide as what is written', () => {
    const paper = greyWords(300, 160, [
      { text: 'hnon', x: 20, y: 50, fontPx },
      { text: 'nn', x: 30, y: 110, fontPx },
    ]);
    const lines = findTextLines(paper, fontPx);
    expect(lines.map(({ y1 }) => y1)).toEqual([50, 110]);
    expect(lines.map(({ x0 }) => x0)).toEqual([20, 30]);
    expect(lines[0]?.x1).toBeGreaterThan(lines[1]?.x1 ?? 0);
  });

  it('keep the accents above their letters', () => {
    const paper = greyWords(300, 80, [{ text: 'ééé', x: 20, y: 60, fontPx }]);
    const lines = findTextLines(paper, fontPx);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.y0).toBeLessThan(60 - fontPx * 0.6);
  });

  it.each([
    { what: 'a speck beside real lines', boxes: [rectangle(20, 20, 60, 50), rectangle(20, 80, 50, 84)], count: 1 },
    { what: 'dots alone', boxes: [rectangle(20, 40, 25, 45), rectangle(32, 40, 37, 45)], count: 1 },
    { what: 'one speck alone', boxes: [rectangle(20, 40, 24, 44)], count: 0 },
    { what: 'nothing', boxes: [], count: 0 },
    { what: 'a shade too pale to be ink', boxes: [{ ...rectangle(20, 20, 60, 50), value: 200 }], count: 0 },
  ])('$what: $count', ({ boxes, count }) => {
    expect(findTextLines(greyPaper(300, 100, boxes), fontPx)).toHaveLength(count);
  });
});

describe('the foot of a line', () => {
  it.each([
    { what: 'nothing hangs below', hanging: [] },
    { what: 'a tail hangs below', hanging: [rectangle(30, 60, 34, 70)] },
  ])('is where its letters stand: $what', ({ hanging }) => {
    const paper = greyWords(300, 80, [{ text: 'nhn nn', x: 20, y: 60, fontPx }]);
    for (const { x0, x1, y0, y1 } of hanging)
      for (let y = y0; y < y1; y++) paper.data.fill(0, y * paper.width + x0, y * paper.width + x1);
    const [line] = findTextLines(paper, fontPx);
    expect(line && footOf(paper, line)).toBe(60);
  });
});

describe('words of a line', () => {
  const paper = greyWords(300, 80, [{ text: 'nn nnn n', x: 20, y: 60, fontPx }]);
  const line = rectangle(0, 30, 300, 60);

  it.each([
    { gapPx: 2, count: 6 },
    { gapPx: 10, count: 3 },
    { gapPx: 60, count: 1 },
  ])('are $count between gaps of $gapPx', ({ gapPx, count }) => {
    expect(findWords(paper, line, gapPx)).toHaveLength(count);
  });

  it('start and end with their ink', () => {
    const words = findWords(paper, line, 10);
    expect(words[0]).toMatchObject({ x0: 20, y0: 30, y1: 60 });
    expect(words[1]?.x0).toBeGreaterThan((words[0]?.x1 ?? 0) + 9);
  });
});

describe('the strength of ink', () => {
  it.each([
    { value: 0, expected: 1 },
    { value: 128, expected: 0.5 },
    { value: 204, expected: 0.2 },
  ])('of $value is $expected', ({ value, expected }) => {
    const paper = greyPaper(100, 40, [{ ...rectangle(10, 10, 60, 30), value }]);
    expect(inkStrength(paper, rectangle(0, 0, 100, 40))).toBeCloseTo(expected, 1);
  });

  it('of an empty box is 0', () => {
    expect(inkStrength(greyPaper(100, 40, []), rectangle(0, 0, 100, 40))).toBe(0);
  });

  it('of grey text is not raised by one black speck in it', () => {
    const paper = greyPaper(100, 40, [{ ...rectangle(10, 10, 60, 30), value: 128 }, rectangle(20, 20, 23, 23)]);
    expect(inkStrength(paper, rectangle(0, 0, 100, 40))).toBeLessThan(0.6);
  });
});
