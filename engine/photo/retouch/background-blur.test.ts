import { expect, it } from 'vitest';
import { planBlur } from './background-blur.ts';

const face = { x: 0.4, y: 0.25, width: 0.2, height: 0.25 };

it('leaves a picture alone whose people are a part of the scene, or that has none', () => {
  expect(planBlur([{ ...face, height: 0.05 }])).toBeNull();
  expect(planBlur([])).toBeNull();
});
