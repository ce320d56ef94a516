import { describe, expect, it } from 'vitest';
import { rectangle } from '../testing/build.ts';
import { greyPaper } from '../testing/paint.ts';
import { markHeights, xHeightOf } from './letter-size.ts';

const fontPx = 40;

describe('marks of about a letter’s size', () => {
  it.each([
    { what: 'a letter', box: rectangle(10, 10, 28, 31), heights: [21] },
    { what: 'a tall letter', box: rectangle(10, 10, 28, 40), heights: [30] },
    { what: 'a dot', box: rectangle(10, 10, 14, 14), heights: [] },
    { what: 'a picture', box: rectangle(10, 10, 90, 90), heights: [] },
    { what: 'a rule across', box: rectangle(10, 10, 110, 24), heights: [] },
    { what: 'a faint letter', box: { ...rectangle(10, 10, 28, 31), value: 180 }, heights: [] },
  ])('$what: $heights', ({ box, heights }) => {
    expect(markHeights(greyPaper(120, 100, [box]), fontPx)).toEqual(heights);
  });
});

describe('the height of a small letter', () => {
  const times = (count: number, height: number) => Array.from({ length: count }, () => height);

  it.each([
    { what: 'the most common one', heights: [...times(9, 20), ...times(5, 28)], expected: 20 },
    {
      what: 'not that of capitals, though there are more of them',
      heights: [...times(9, 19), ...times(30, 31)],
      expected: 19,
    },
    {
      what: 'the middle of a blurred peak',
      heights: [...times(4, 19), ...times(5, 20), ...times(4, 21)],
      expected: 20,
    },
    { what: 'the usual one where there are fewer than eight marks', heights: times(7, 18), expected: 21.2 },
    { what: 'the usual one where nothing is plausible', heights: times(20, 40), expected: 21.2 },
  ])('is $what', ({ heights, expected }) => {
    expect(xHeightOf(heights, fontPx)).toBeCloseTo(expected);
  });
});
