import { describe, expect, it } from 'vitest';
import { findComponents } from './components.ts';

/** A mask from rows of «#» and «.». */
function found(rows: string[], reach?: number, reachDown?: number) {
  const mask = Uint8Array.from([...rows.join('')].map((letter) => (letter === '#' ? 1 : 0)));
  return findComponents(mask, rows[0]?.length ?? 0, reach, reachDown);
}

describe('marks in a mask', () => {
  it.each([
    { what: 'apart are two', rows: ['##..#', '##..#'], count: 2 },
    { what: 'that touch at a corner are one', rows: ['#..', '.#.', '..#'], count: 1 },
    { what: 'at the two ends of rows do not touch', rows: ['..#', '#..'], count: 2 },
    { what: 'around a hole are one', rows: ['###', '#.#', '###'], count: 1 },
    { what: 'are none in an empty mask', rows: ['...', '...'], count: 0 },
  ])('$what', ({ rows, count }) => {
    expect(found(rows)).toHaveLength(count);
  });

  it.each([
    { reach: 2, reachDown: 1, count: 2 },
    { reach: 3, reachDown: 1, count: 1 },
    { reach: 2, reachDown: 3, count: 2 },
  ])('two pixels apart in a row are $count with a reach of $reach', ({ reach, reachDown, count }) => {
    expect(found(['#..#'], reach, reachDown)).toHaveLength(count);
  });

  it('reach down as far as they are allowed to', () => {
    expect(found(['#', '.', '#'], 2, 1)).toHaveLength(2);
    expect(found(['#', '.', '#'], 1, 2)).toHaveLength(1);
  });

  it('know their box, their size and their pixels', () => {
    const [mark] = found(['.....', '..##.', '...#.']);
    expect(mark).toMatchObject({ x0: 2, x1: 4, y0: 1, y1: 3, area: 3 });
    expect([...(mark?.pixels ?? [])].sort((a, b) => a - b)).toEqual([7, 8, 13]);
  });
});
