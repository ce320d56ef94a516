import { expect, it } from 'vitest';
import { draw, grainAt, grey } from '#engine/photo/retouch/testing/draw.ts';
import { isLineDrawing } from './line-drawing.ts';

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
      isLineDrawing(
        draw(200, 200, (x, y) => grey(isLine(x, y) ? 20 : paper)),
        box,
      ),
    ).toBe(true);
});

it('takes no photograph for a drawing: neither a dark one nor a burnt one', () => {
  for (const light of [0.2, 0.6, 1]) expect(isLineDrawing(skin(light), box)).toBe(false);
  // Burnt skin is even, and so is the same made darker; hair and clothes are not.
  const hair = (x: number, y: number) => y < 50 || y > 160 || x < 30;
  for (const white of [255, 240])
    expect(
      isLineDrawing(
        draw(200, 200, (x, y) => grey(hair(x, y) ? 30 + (x % 40) : white)),
        box,
      ),
    ).toBe(false);
});
