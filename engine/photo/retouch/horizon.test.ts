import { expect, it } from 'vitest';
import { planHorizon } from './horizon.ts';
import { faceIn } from './testing/draw.ts';

const size = { width: 300, height: 220 };
const plan = (degrees: number, support: number, roll: number | null = null) =>
  planHorizon({ degrees, support }, roll, [faceIn(0.4, 0.3, 0.2, 0.3)], size);

it('turns only what long lines say leans, by a degree that is seen and not meant', () => {
  expect(plan(3, 0.9)).toEqual({ degrees: 3 });
  expect(plan(0.4, 0.9)).toBeNull();
  expect(plan(16, 0.9)).toBeNull();
  expect(plan(3, 0.8)).toBeNull();
  expect(planHorizon(null, 4, [], size)).toBeNull();
});

it('believes fewer lines where the head leans as they do', () => {
  expect(plan(3, 0.6, 5)).toEqual({ degrees: 3 });
  expect(plan(3, 0.6, -5)).toBeNull();
});

it('turns no picture whose face would be cut', () => {
  expect(planHorizon({ degrees: 6, support: 0.9 }, null, [faceIn(0, 0, 0.2, 0.3)], size)).toBeNull();
});
