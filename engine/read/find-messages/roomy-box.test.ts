import { describe, expect, it } from 'vitest';
import { candidateAt, rectangle, wordAt } from '../testing/build.ts';
import { isRoomy } from './roomy-box.ts';

const box = rectangle(0, 0, 200, 60);
/** A candidate of lines that end at these places, twelve points from the left edge. */
const withLines = (...ends: number[]) =>
  candidateAt(box, { lines: ends.map((end, index) => rectangle(12, 10 + index * 20, end, 24 + index * 20)) });
const next = (width: number) => [[wordAt('Un')], [wordAt('mot', { x0: 12, x1: 12 + width })]];

describe('a box with a single line', () => {
  it.each([
    { what: 'up to its margin', end: 186, expected: false },
    { what: 'that ends far from its margin', end: 90, expected: true },
  ])('$what: roomy is $expected', ({ end, expected }) => {
    expect(isRoomy(withLines(end), [[wordAt('Un')]], 1)).toBe(expected);
  });

  it('is not roomy where an emoji fills the rest', () => {
    const candidate = withLines(90);
    const ink = { ...candidate.ink, emoji: [rectangle(92, 10, 184, 26)] };
    expect(isRoomy({ ...candidate, ink }, [[wordAt('Un')]], 1)).toBe(false);
  });

  it('is not roomy where a time was erased from it', () => {
    expect(isRoomy({ ...withLines(90), hadTime: true }, [[wordAt('Un')]], 1)).toBe(false);
  });
});

describe('a box with two lines', () => {
  it('is not roomy where the next word had no room in the first', () => {
    expect(isRoomy(withLines(150, 60), next(45), 1)).toBe(false);
  });

  it('is roomy where the next word would have had room in the first', () => {
    expect(isRoomy(withLines(110, 150), next(45), 1)).toBe(true);
  });
});
