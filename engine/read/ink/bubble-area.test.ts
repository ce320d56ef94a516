import { describe, expect, it } from 'vitest';
import type { Bubble } from '../find-shapes/bubbles.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { offBy, rectangle } from '../testing/build.ts';
import { grey, paintPage, paintRounded, rightwards } from '../testing/paint.ts';
import { bubbleArea } from './bubble-area.ts';

const scale = 2;
const image = paintPage(780, 300, grey(255));
paintRounded(image, rectangle(40, 60, 440, 220), 36, rightwards([0, 100, 200], [200, 100, 0], 40, 440));
const { small, bubbles } = lookAt(image);
const bubble = bubbles[0] as Bubble;
const area = bubbleArea(image, small, bubble, scale);

describe('the inside of a bubble', () => {
  it('has the bubble’s box in pixels of the full image', () => {
    expect(offBy(area, rectangle(40, 60, 440, 220))).toBeLessThanOrEqual(3);
  });

  it('spans the straight edges, a little inside of them', () => {
    const [first, last] = area.rowAt(140) ?? [0, 0];
    expect(first).toBeGreaterThan(41);
    expect(first).toBeLessThan(50);
    expect(last).toBeLessThan(438);
    expect(last).toBeGreaterThan(430);
  });

  it('is narrower between the round corners', () => {
    const [first] = area.rowAt(68) ?? [0];
    expect(first).toBeGreaterThan(50);
  });

  it.each([{ y: 40 }, { y: 61 }, { y: 219 }, { y: 260 }])(
    'has no pixels in row $y, outside or on its edge',
    ({ y }) => {
      expect(area.rowAt(y)).toBeNull();
    },
  );

  it('has nothing in the rows that are taken out', () => {
    const rest = bubbleArea(image, small, bubble, scale, { y0: 40, y1: 60 });
    expect(rest.rowAt(100)).toBeNull();
    expect(rest.rowAt(150)).not.toBeNull();
  });

  it('knows the fill behind each pixel', () => {
    const row = new Float32Array((area.x1 - area.x0) * 3);
    area.fillRow(140, row);
    const middle = (240 - area.x0) * 3;
    expect(row[middle]).toBeGreaterThan(95);
    expect(row[middle]).toBeLessThan(105);
    expect(row[middle + 1]).toBe(100);
  });
});
