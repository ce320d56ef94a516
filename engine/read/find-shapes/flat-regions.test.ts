import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { offBy } from '../testing/build.ts';
import { downwards, grey, paintBox, paintPage } from '../testing/paint.ts';
import { findFlatRegions, measureSteps, withoutLeaks } from './flat-regions.ts';

function regionsOf(image: Raster, tolerance: number) {
  return findFlatRegions(measureSteps(image), tolerance, 200).regions;
}

function twoHalves(difference: number): Raster {
  const image = paintPage(60, 40, grey(200));
  paintBox(image, { x0: 30, x1: 60, y0: 0, y1: 40 }, grey(200 + difference));
  return image;
}

describe('two fills side by side', () => {
  it.each([
    { difference: 4, tolerance: 4, count: 1 },
    { difference: 5, tolerance: 4, count: 2 },
    { difference: 2, tolerance: 1, count: 2 },
    { difference: 12, tolerance: 12, count: 1 },
    { difference: 55, tolerance: 12, count: 2 },
  ])('of $difference levels apart are $count at tolerance $tolerance', ({ difference, tolerance, count }) => {
    expect(regionsOf(twoHalves(difference), tolerance)).toHaveLength(count);
  });

  it('are two where one channel alone differs', () => {
    const image = paintPage(60, 40, [200, 200, 200]);
    paintBox(image, { x0: 0, x1: 60, y0: 20, y1: 40 }, [200, 200, 210]);
    expect(regionsOf(image, 4)).toHaveLength(2);
  });

  it('are two where a blur spreads their edge over three small steps', () => {
    const image = paintPage(60, 40, (x) => grey(200 + Math.max(0, Math.min(3, x - 29)) * 5));
    expect(regionsOf(image, 5)).toHaveLength(2);
  });
});

describe('a gradient', () => {
  it('is one region from end to end', () => {
    const image = paintPage(60, 120, downwards([250, 60, 60], [110, 60, 250], 0, 120));
    const regions = regionsOf(image, 4);
    expect(regions).toHaveLength(1);
    expect(regions[0]).toMatchObject({ x0: 0, y0: 0, x1: 60, y1: 120, area: 60 * 120 });
  });
});

describe('a hole in a pale edge', () => {
  const image = twoHalves(6);
  paintBox(image, { x0: 27, x1: 34, y0: 20, y1: 21 }, (x) => grey(200 + x - 27));

  it('joins both sides', () => {
    expect(findFlatRegions(measureSteps(image), 4, 50).regions).toHaveLength(1);
  });

  it('is closed by `withoutLeaks`', () => {
    expect(findFlatRegions(withoutLeaks(measureSteps(image)), 4, 50).regions).toHaveLength(2);
  });
});

describe('a region', () => {
  const image = paintPage(60, 40, grey(255));
  paintBox(image, { x0: 10, x1: 50, y0: 10, y1: 30 }, [20, 120, 220]);
  paintBox(image, { x0: 10, x1: 16, y0: 10, y1: 16 }, grey(255));
  paintBox(image, { x0: 25, x1: 30, y0: 18, y1: 22 }, grey(0));
  const region = regionsOf(image, 2).find(({ colour }) => colour[0] === 20);

  it('knows its box and its colour, whatever is written on it', () => {
    expect(offBy(region, { x0: 10, x1: 50, y0: 10, y1: 30 })).toBeLessThanOrEqual(1);
    expect(region?.colour).toEqual([20, 120, 220]);
  });

  it('counts no pixel of the text on it', () => {
    expect(region?.area).toBeLessThanOrEqual(40 * 20 - 36 - 20);
    expect(region?.area).toBeGreaterThan(38 * 18 - 64 - 42);
  });

  it('knows where each of its rows starts and ends', () => {
    const at = (y: number) => y - (region?.y0 ?? 0);
    expect(region?.left[at(13)]).toBeGreaterThanOrEqual(16);
    expect(region?.left[at(20)]).toBeLessThanOrEqual(11);
    expect(region?.right[at(20)]).toBeGreaterThanOrEqual(48);
  });

  it('is left out where it is smaller than asked for, but its pixels keep a label of their own', () => {
    const speck = paintPage(60, 40, grey(255));
    paintBox(speck, { x0: 10, x1: 15, y0: 10, y1: 15 }, grey(0));
    const { regions, labels } = findFlatRegions(measureSteps(speck), 2, 50);
    expect(regions).toHaveLength(1);
    expect(labels[12 * 60 + 12]).not.toBe(labels[0]);
  });
});
