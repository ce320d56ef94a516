import { describe, expect, it } from 'vitest';
import { grey, paintPage } from '../testing/paint.ts';
import { lastPart } from './last-part.ts';
import type { Raster } from './ports.ts';
import { colourAt } from './raster.ts';

/** The colour of each row encodes its number. */
function scroll(height: number): Raster {
  return paintPage(20, height, (_, y) => [y >> 8, y & 255, 0]);
}

const rowAt = (image: Raster, y: number) => {
  const [high, low] = colourAt(image, 0, y);
  return high * 256 + low;
};

describe('an ordinary screenshot', () => {
  it.each([20, 45, 140])('of %d rows is read whole', (height) => {
    const image = scroll(height);
    expect(lastPart(image)).toEqual({ image, offset: 0, header: null });
  });
});

describe('a long scroll', () => {
  const { image, offset, header } = lastPart(scroll(600));

  it('keeps its last row', () => {
    expect(rowAt(image, image.height - 1)).toBe(599);
    expect(image.data).toHaveLength(image.width * image.height * 3);
  });

  it('counts the rows that are left out above', () => {
    expect(offset).toBeGreaterThan(0);
    expect(offset + image.height).toBe(600);
    expect(rowAt(image, 0)).toBe(offset);
  });

  it('keeps its first rows for the name', () => {
    expect(header && rowAt(header, 0)).toBe(0);
    expect(header?.height).toBeLessThan(20);
    expect(header?.data).toHaveLength(20 * (header?.height ?? 0) * 3);
  });

  it('leaves as many rows to read of 3,000 as of 600', () => {
    expect(lastPart(paintPage(20, 3000, grey(255))).image.height).toBe(image.height);
  });
});
