import { expect, it } from 'vitest';
import { planContrast } from './contrast.ts';
import { gradeColours } from './grade-colours.ts';
import { levelsOf } from './levels.ts';
import { emptyPlan } from './plan.ts';
import { draw, grey, pixelAt } from './testing/draw.ts';

const slope = (from: number, to: number) => draw(100, 40, (x) => grey(from + ((to - from) * x) / 99));
const planFor = (picture: ReturnType<typeof slope>) => planContrast(levelsOf(picture), 0);

it('widens the range of a flat picture', () => {
  const flat = slope(90, 170);
  const plan = planFor(flat);
  if (!plan) throw new Error('left alone');
  const after = gradeColours(flat, { ...emptyPlan, contrast: plan });
  const range = (pixelAt(after, 99, 20)[0] as number) - (pixelAt(after, 0, 20)[0] as number);
  expect(range).toBeGreaterThan(140);
});

it('leaves a picture with black and white in it alone', () => {
  expect(planFor(slope(5, 250))).toBeNull();
});

it('leaves a burnt face alone, of which more would be lost', () => {
  expect(planContrast(levelsOf(slope(90, 170)), 0.1)).not.toBeNull();
  expect(planContrast(levelsOf(slope(90, 170)), 0.3)).toBeNull();
});
