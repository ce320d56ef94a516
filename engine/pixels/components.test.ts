import { describe, expect, it } from 'vitest';
import { findComponents, findDarkMarks, pixelsOf } from './components.ts';

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

  it('are joined across a gap below them only within the reach downwards', () => {
    expect(found(['#', '.', '#'], 2, 1)).toHaveLength(2);
    expect(found(['#', '.', '#'], 1, 2)).toHaveLength(1);
  });

  it('know their box, their size and their pixels', () => {
    const [mark] = found(['.....', '..##.', '...#.']);
    expect(mark).toMatchObject({ x0: 2, x1: 4, y0: 1, y1: 3, area: 3, runs: [7, 9, 13, 14] });
  });

  it('are one where two arms meet further down, and come in the order of their first pixels', () => {
    const [arms, dot] = found(['#...#', '#.#.#', '#...#', '#####']);
    expect(arms).toMatchObject({ x0: 0, x1: 5, y0: 0, y1: 4, area: 11 });
    expect(dot).toMatchObject({ x0: 2, x1: 3, y0: 1, y1: 2, area: 1 });
  });
});

describe('marks darker than a level', () => {
  it('leave out pixels as light as the level', () => {
    const data = Uint8Array.from([0, 255, 139, 255, 140]);
    expect(findDarkMarks({ width: 5, height: 1, data }, 140).map(({ x0 }) => x0)).toEqual([0, 2]);
  });
});

describe('random masks', () => {
  const width = 23;
  const mask = (seed: number) => {
    let state = seed;
    return Uint8Array.from({ length: width * 17 }, () => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return state > 2 ** 31 * 0.72 ? 1 : 0;
    });
  };

  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 1, 2],
    [4, 3, 3],
  ])(
    '(seed %i) give marks that hold every set pixel once and are farther apart than the reach (%i, %i)',
    (seed, reach, reachDown) => {
      const pixels = findComponents(mask(seed), width, reach, reachDown).map((mark) => [...pixelsOf(mark)]);
      const all = pixels.flat().sort((a, b) => a - b);
      expect(all).toEqual([...mask(seed)].flatMap((value, pixel) => (value ? [pixel] : [])));
      const isNear = (a: number, b: number) =>
        Math.abs((a % width) - (b % width)) <= reach &&
        Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= reachDown;
      for (const [index, one] of pixels.entries())
        for (const other of pixels.slice(index + 1))
          expect(one.some((a) => other.some((b) => isNear(a, b)))).toBe(false);
    },
  );
});
