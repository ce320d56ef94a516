import { expect, it } from 'vitest';
import { applyContrast, planContrast } from './contrast.ts';
import { levelsOf } from './levels.ts';
import { draw, grey, pixelAt } from './testing/draw.ts';

const slope = (from: number, to: number) => draw(100, 40, (x) => grey(from + ((to - from) * x) / 99));
const planFor = (picture: ReturnType<typeof slope>) => planContrast(levelsOf(picture));

it('widens the range of a flat picture', () => {
  const flat = slope(90, 170);
  const plan = planFor(flat);
  if (!plan) throw new Error('left alone');
  const after = applyContrast(flat, plan);
  const range = (pixelAt(after, 99, 20)[0] as number) - (pixelAt(after, 0, 20)[0] as number);
  expect(range).toBeGreaterThan(140);
});

it('leaves a picture with black and white in it alone', () => {
  expect(planFor(slope(5, 250))).toBeNull();
});

it('makes no halo along the edge between two areas', () => {
  const edge = draw(200, 60, (x) => grey(x < 100 ? 80 : 170));
  const after = applyContrast(edge, { black: 0, white: 1, local: 0.3 });
  const beside = pixelAt(after, 98, 30)[0] as number;
  const far = pixelAt(after, 20, 30)[0] as number;
  expect(Math.abs(beside - far)).toBeLessThanOrEqual(4);
});
