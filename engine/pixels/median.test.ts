import { describe, expect, it } from 'vitest';
import { median } from './median.ts';

describe('the median', () => {
  it.each([
    { values: [], expected: null },
    { values: [7], expected: 7 },
    { values: [9, 1, 5], expected: 5 },
    { values: [10, 9, 100], expected: 10 },
    { values: [4, 1, 3, 2], expected: 3 },
  ])('of $values is $expected', ({ values, expected }) => {
    expect(median(values)).toBe(expected);
  });
});
