import { expect, it } from 'vitest';
import { applyBlur, planBlur } from './background-blur.ts';
import { draw, grey, pixelAt } from './testing/draw.ts';

const face = { x: 0.4, y: 0.25, width: 0.2, height: 0.25 };
/** Fine stripes everywhere. */
const stripes = draw(400, 400, (x) => grey(x % 8 < 4 ? 80 : 170));
const contrastAt = (picture: ReturnType<typeof draw>, x: number, y: number) => {
  const values = Array.from({ length: 16 }, (_, step) => pixelAt(picture, x + step, y)[0] as number);
  return Math.max(...values) - Math.min(...values);
};

it('blurs what is far from people and keeps faces as they are', () => {
  const after = applyBlur(stripes, { people: [face], deviation: 8 });
  expect(contrastAt(after, 8, 40)).toBeLessThan(35);
  expect(contrastAt(after, 192, 150)).toBe(90);
});

it('leaves a picture alone whose people are a part of the scene, or that has none', () => {
  expect(planBlur([{ ...face, height: 0.05 }])).toBeNull();
  expect(planBlur([])).toBeNull();
});
