import { describe, expect, it } from 'vitest';
import { rectangle } from '../read/testing/build.ts';
import { grey, paintBox, paintPage } from '../read/testing/paint.ts';
import { type Colour, chroma, colourAt, colourDistance, hue, luminance, shrink } from './raster.ts';

describe('a colour', () => {
  it.each<{ colour: Colour; degrees: number; strength: number; brightness: number }>([
    { colour: [255, 0, 0], degrees: 0, strength: 255, brightness: 76 },
    { colour: [255, 255, 0], degrees: 60, strength: 255, brightness: 226 },
    { colour: [0, 255, 0], degrees: 120, strength: 255, brightness: 150 },
    { colour: [0, 0, 255], degrees: 240, strength: 255, brightness: 29 },
    { colour: [255, 0, 128], degrees: 330, strength: 255, brightness: 91 },
    { colour: [100, 100, 100], degrees: 0, strength: 0, brightness: 100 },
  ])('$colour has its hue, its chroma and its brightness', ({ colour, degrees, strength, brightness }) => {
    expect(Math.round(hue(colour))).toBe(degrees);
    expect(chroma(colour)).toBe(strength);
    expect(Math.round(luminance(colour))).toBe(brightness);
  });

  it('is as far from another as the channel that differs most', () => {
    expect(colourDistance([10, 20, 30], [12, 50, 25])).toBe(30);
    expect(colourDistance([10, 20, 30], [10, 20, 30])).toBe(0);
  });
});

describe('a smaller copy', () => {
  it.each([
    { width: 20, height: 10 },
    { width: 13, height: 7 },
    { width: 40, height: 20 },
  ])('of $width by $height keeps the one colour of a plain image', ({ width, height }) => {
    const copy = shrink(paintPage(40, 20, [10, 120, 250]), width, height);
    expect(copy).toMatchObject({ width, height });
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) expect(colourAt(copy, x, y)).toEqual([10, 120, 250]);
  });

  it('has in each pixel the mean of the pixels it covers', () => {
    const image = paintPage(4, 2, (x) => grey(x % 2 === 0 ? 0 : 200));
    expect(colourAt(shrink(image, 2, 1), 0, 0)).toEqual([100, 100, 100]);
    expect(colourAt(shrink(image, 2, 1), 1, 0)).toEqual([100, 100, 100]);
  });

  it.each([2, 5, 9])('averages %i rows into one', (rows) => {
    const image = paintPage(2, rows * 3, (_, y) => grey(Math.floor(y / rows) * 60 + (y % rows) * 4));
    const copy = shrink(image, 2, 3);
    expect([0, 1, 2].map((y) => colourAt(copy, 1, y)[0])).toEqual([0, 60, 120].map((value) => value + (rows - 1) * 2));
  });

  it('shares a pixel between the two that cover it', () => {
    const image = paintPage(3, 1, (x) => grey(x === 1 ? 240 : 0));
    const copy = shrink(image, 2, 1);
    expect([colourAt(copy, 0, 0), colourAt(copy, 1, 0)]).toEqual([grey(80), grey(80)]);
  });

  it.each([2, 2.625, 3])('keeps everything in its place at %d pixels a point', (scale) => {
    const image = paintPage(Math.round(100 * scale), Math.round(60 * scale), grey(255));
    const at = (value: number) => Math.round(value * scale);
    paintBox(image, rectangle(at(60), at(20), at(100), at(60)), grey(0));
    const copy = shrink(image, 100, 60);
    expect(colourAt(copy, 62, 22)).toEqual(grey(0));
    expect(colourAt(copy, 99, 59)).toEqual(grey(0));
    expect(colourAt(copy, 58, 40)).toEqual(grey(255));
    expect(colourAt(copy, 80, 18)).toEqual(grey(255));
  });

  it('is identical at the same size', () => {
    const image = paintPage(9, 5, (x, y) => [x * 20, y * 40, x * y]);
    expect([...shrink(image, 9, 5).data]).toEqual([...image.data]);
  });
});
