import { expect, it } from 'vitest';
import { planHorizon } from './horizon.ts';
import { faceIn } from './testing/draw.ts';

const size = { width: 300, height: 220 };
const agreed = { certainty: 1, isAgreed: true };
const plan = (degrees: number, support: number, roll: number | null = null) =>
  planHorizon({ ...agreed, degrees, support }, roll, [faceIn(0.4, 0.3, 0.2, 0.3)], size);

it('turns only what long lines say leans, by a degree that is seen and not meant', () => {
  expect(plan(3, 0.9)).toEqual({ degrees: 3 });
  expect(plan(1, 0.9)).toBeNull();
  expect(plan(16, 0.9)).toBeNull();
  expect(plan(3, 0.8)).toBeNull();
  expect(planHorizon(null, 4, [], size)).toBeNull();
  expect(planHorizon({ degrees: 3, support: 2, certainty: 1, isAgreed: false }, null, [], size)).toBeNull();
});

it('turns no picture whose person would lean afterwards', () => {
  expect(plan(6, 0.9, 5)).toEqual({ degrees: 6 });
  expect(plan(6, 0.9, 0)).toBeNull();
});

it('turns no picture whose face would be cut', () => {
  expect(planHorizon({ ...agreed, degrees: 6, support: 0.9 }, null, [faceIn(0, 0, 0.2, 0.3)], size)).toBeNull();
});
