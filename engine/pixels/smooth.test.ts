import { describe, expect, it } from 'vitest';
import { grey, noisy, paintBox, paintPage } from '../read/testing/paint.ts';
import type { Raster } from './ports.ts';
import { smooth } from './smooth.ts';

function levels({ width, data }: Raster, x0: number, x1: number): { least: number; most: number } {
  const row = Array.from({ length: x1 - x0 }, (_, x) => data[(20 * width + x0 + x) * 3] as number);
  return { least: Math.min(...row), most: Math.max(...row) };
}

describe('smooth', () => {
  it('takes out grain and leaves the edge of a pale box', () => {
    const image = paintPage(80, 40, noisy(grey(230), 4));
    paintBox(image, { x0: 40, y0: 0, x1: 80, y1: 40 }, noisy(grey(205), 4));
    const result = smooth(image);
    const [page, box] = [levels(result, 4, 36), levels(result, 44, 76)];
    expect(page.most - page.least).toBeLessThanOrEqual(4);
    expect(box.most - box.least).toBeLessThanOrEqual(4);
    expect(page.least - box.most).toBeGreaterThan(18);
  });

  it('leaves a picture without grain as it is', () => {
    const image = paintPage(40, 40, grey(230));
    expect(smooth(image)).toBe(image);
  });
});
