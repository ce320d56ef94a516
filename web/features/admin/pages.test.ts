import { expect, it } from 'vitest';
import { pageCount, pageOf } from './pages.ts';

it('cuts a list into pages, and gives the last page for a number past the end', () => {
  const items = Array.from({ length: 103 }, (_, index) => index);
  expect(pageCount(items.length, 50)).toBe(3);
  expect(pageOf(items, 0, 50)).toHaveLength(50);
  expect(pageOf(items, 2, 50)).toEqual([100, 101, 102]);
  expect(pageOf(items, 9, 50)).toEqual([100, 101, 102]);
  expect(pageOf([], 0, 50)).toEqual([]);
  expect(pageCount(0, 50)).toBe(1);
});
