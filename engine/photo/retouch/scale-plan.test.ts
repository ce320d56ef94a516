import { expect, it } from 'vitest';
import { emptyPlan, type RetouchPlan } from './plan.ts';
import { scalePlan } from './scale-plan.ts';

const plan: RetouchPlan = {
  horizon: { degrees: 4 },
  crop: { box: { x: 0.1, y: 0.1, width: 0.5, height: 0.6 } },
  noise: { grain: 8, share: 0.8 },
  whiteBalance: { gains: [0.8, 1, 1.25] },
  exposure: { gain: 1.5, bend: -0.2 },
  contrast: { black: 0.1, white: 0.9, bend: 0.2 },
  saturation: { boost: 0.2 },
  sharpening: { deviation: 2, amount: 1, floor: 1 },
  blur: { people: [], deviation: 6 },
};

it('leaves a plan as it is at the usual strength and empties it at 0', () => {
  expect(scalePlan(plan, 1)).toEqual(plan);
  expect(scalePlan(plan, 0)).toEqual(emptyPlan);
});

it('does half of every step but the cut at half strength', () => {
  expect(scalePlan(plan, 0.5)).toMatchObject({
    horizon: { degrees: 2 },
    crop: plan.crop,
    noise: { share: 0.4 },
    contrast: { black: 0.05, white: 0.95, bend: 0.1 },
    saturation: { boost: 0.1 },
    sharpening: { amount: 0.5 },
    blur: { deviation: 3 },
  });
});

it('goes further at a higher strength, but turns no horizon over', () => {
  const { horizon, sharpening, exposure } = scalePlan(plan, 1.5);
  expect(horizon).toEqual(plan.horizon);
  expect(sharpening?.amount).toBe(1.5);
  expect(exposure?.gain).toBeGreaterThan(1.5);
});

it('does not change the given plan', () => {
  const copy = structuredClone(plan);
  scalePlan(plan, 0.3);
  expect(plan).toEqual(copy);
});
