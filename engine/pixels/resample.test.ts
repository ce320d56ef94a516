import { describe, expect, it } from 'vitest';
import { rectangle } from '../read/testing/build.ts';
import { greyPaper } from '../read/testing/paint.ts';
import type { GreyRaster } from './ports.ts';
import { resample } from './resample.ts';

function meanOf({ data }: GreyRaster): number {
  return data.reduce((sum, value) => sum + value, 0) / data.length;
}

describe('a part of a picture at another size', () => {
  const paper = greyPaper(100, 60, [rectangle(30, 20, 70, 40)]);

  it.each([
    { factor: 0.5, width: 40, height: 20 },
    { factor: 1, width: 80, height: 40 },
    { factor: 1.7, width: 136, height: 68 },
  ])('is $width by $height at $factor', ({ factor, width, height }) => {
    expect(resample(paper, rectangle(10, 10, 90, 50), factor)).toMatchObject({ width, height });
  });

  it('can be made narrower without becoming lower', () => {
    const { data, width, height } = resample(paper, rectangle(10, 10, 90, 50), 0.5, 1);
    expect([width, height]).toEqual([40, 40]);
    expect(data[20 * width + 11]).toBeLessThan(40);
    expect(data[20 * width + 8]).toBeGreaterThan(215);
    expect(data[11 * width + 20]).toBeLessThan(5);
    expect(data[8 * width + 20]).toBe(255);
  });

  it('is identical at the same size', () => {
    expect(resample(paper, rectangle(0, 0, 100, 60), 1)).toEqual(paper);
  });

  it.each([0.4, 0.5, 2, 3.3])('keeps what is written in its place at %d', (factor) => {
    const { data, width } = resample(paper, rectangle(10, 10, 90, 50), factor);
    const at = (x: number, y: number) => data[Math.floor((y - 10) * factor) * width + Math.floor((x - 10) * factor)];
    expect(at(50, 30)).toBeLessThan(5);
    expect(at(36, 26)).toBeLessThan(40);
    expect(at(24, 30)).toBeGreaterThan(215);
    expect(at(50, 45)).toBeGreaterThan(215);
  });

  it.each([0.3, 0.5, 2.5])('keeps the mean darkness of thin strokes at %d', (factor) => {
    const strokes = greyPaper(
      90,
      30,
      Array.from({ length: 13 }, (_, index) => rectangle(5 + index * 6, 0, 6 + index * 6, 30)),
    );
    const whole = rectangle(0, 0, 90, 30);
    expect(meanOf(resample(strokes, whole, factor))).toBeGreaterThan(meanOf(strokes) - 6);
    expect(meanOf(resample(strokes, whole, factor))).toBeLessThan(meanOf(strokes) + 6);
  });

  it.each([0.7, 3])('stays plain where it was plain, at %d', (factor) => {
    const { data } = resample(greyPaper(50, 50), rectangle(0, 0, 50, 50), factor);
    expect(data.every((value) => value === 255)).toBe(true);
  });

  it('has at least one pixel', () => {
    expect(resample(paper, rectangle(40, 30, 41, 31), 0.1)).toMatchObject({ width: 1, height: 1 });
  });
});
