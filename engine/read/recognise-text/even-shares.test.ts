import { describe, expect, it } from 'vitest';
import { evenShares } from './even-shares.ts';

const lines = (count: number, width = 100) => Array.from({ length: count }, () => width);
const work = (widths: number[]) =>
  evenShares(widths).map(({ from, to }) => widths.slice(from, to).reduce((total, width) => total + width, 0));

describe('lines to be recognised', () => {
  it.each([1, 2, 18])('are one share where there are %d', (count) => {
    expect(evenShares(lines(count))).toEqual([{ from: 0, to: count }]);
  });

  it('are no share where there are none', () => {
    expect(evenShares([])).toEqual([]);
  });

  it.each([19, 20, 41, 200])('are two halves where there are %d', (count) => {
    const [first, second] = evenShares(lines(count));
    expect(first).toEqual({ from: 0, to: second?.from });
    expect(second?.to).toBe(count);
    expect(Math.abs((first?.to ?? 0) - count / 2)).toBeLessThanOrEqual(0.5);
  });

  it.each([
    ['short ones first', [...lines(30, 20), ...lines(10, 400)]],
    ['long ones first', [...lines(10, 400), ...lines(30, 20)]],
    ['all sorts', Array.from({ length: 37 }, (_, index) => 30 + ((index * 97) % 400))],
  ])('are divided by their widths: %s', (_, widths) => {
    const [first = 0, second = 0] = work(widths);
    expect(Math.abs(first - second)).toBeLessThanOrEqual(Math.max(...widths));
  });

  it.each([
    ['the first', [9000, ...lines(20)]],
    ['the last', [...lines(20), 9000]],
  ])('leave neither share empty where %s is wider than all others', (_, widths) => {
    for (const { from, to } of evenShares(widths)) expect(to).toBeGreaterThan(from);
  });
});
