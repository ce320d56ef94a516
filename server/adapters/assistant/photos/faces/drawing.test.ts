import { expect, it } from 'vitest';
import { draw, grainAt, grey } from '#engine/photo/retouch/testing/draw.ts';
import { isDrawing } from './drawing.ts';

const box = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
/** A round line with two eyes and a mouth. */
const isLine = (x: number, y: number) =>
  Math.abs(Math.hypot(x - 100, y - 100) - 55) < 2 ||
  Math.hypot(Math.abs(x - 100) - 20, y - 85) < 5 ||
  (Math.abs(y - 130) < 2 && Math.abs(x - 100) < 20);
/** Skin is lit from one side, whatever its shade and the exposure. */
const skin = (light: number) =>
  draw(200, 200, (x, y) => grey(light * (isLine(x, y) ? 60 : 120 + x / 3 + 2 * grainAt(x, y))));

it('takes lines on even ground for a drawing, on paper of any colour', () => {
  for (const paper of [60, 128, 235])
    expect(
      isDrawing(
        draw(200, 200, (x, y) => grey(isLine(x, y) ? 20 : paper)),
        box,
      ),
    ).toBe(true);
});

it('takes areas of one colour each for a drawing', () => {
  const portrait = draw(200, 200, (x, y) => {
    if (isLine(x, y)) return grey(20);
    if (Math.hypot(x - 100, y - 100) < 55) return grey(x < 110 ? 230 : 205);
    return grey(y > 150 ? 90 : 170);
  });
  expect(isDrawing(portrait, box)).toBe(true);
});

it('takes no photograph for a drawing: neither a dark one nor a burnt one', () => {
  for (const light of [0.2, 0.6, 1]) expect(isDrawing(skin(light), box)).toBe(false);
  // Burnt skin is even, and so is the same made darker; hair and clothes are not.
  const hair = (x: number, y: number) => y < 50 || y > 160 || x < 30;
  for (const white of [255, 240])
    expect(
      isDrawing(
        draw(200, 200, (x, y) => grey(hair(x, y) ? 30 + (x % 40) : white)),
        box,
      ),
    ).toBe(false);
});

it('takes no face before a studio wall for a drawing, though both are even', () => {
  const isFace = (x: number, y: number) => Math.hypot(x - 100, y - 80) < 50;
  const studio = draw(200, 200, (x, y) => {
    if (isFace(x, y)) return grey(150 + x / 4 + 3 * grainAt(x, y));
    return grey(y > 120 ? 60 + 8 * grainAt(x, y) : 240);
  });
  expect(isDrawing(studio, { x: 0.25, y: 0.15, width: 0.5, height: 0.5 })).toBe(false);
});
