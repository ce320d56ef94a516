import { expect, it } from 'vitest';
import { blend, likenessOf } from './likeness.ts';
import { draw, grey } from './testing/draw.ts';

const dark = draw(8, 8, (x, y) => grey(40 + x + y));
const light = draw(8, 8, (x, y) => grey(120 + x + y));

it('calls a picture infinitely like itself, and a changed one less the more it changed', () => {
  expect(likenessOf(dark, dark)).toBe(Number.POSITIVE_INFINITY);
  expect(likenessOf(dark, light)).toBeCloseTo(20 * Math.log10(255 / 80), 5);
});

it('comes 6 dB closer by going half of the way', () => {
  expect(likenessOf(dark, blend(dark, light, 0.5)) - likenessOf(dark, light)).toBeCloseTo(6.02, 1);
});
