import { expect, it } from 'vitest';
import { gradeColours } from './grade-colours.ts';
import { emptyPlan } from './plan.ts';
import { planSaturation } from './saturation.ts';
import { draw, type Pixel, pixelAt } from './testing/draw.ts';

const neutral = { lean: { warm: 0, green: 0 }, cast: null, onSkin: 0, eyesTell: false };
const rangeAfter = (colour: Pixel) => {
  const pixel = pixelAt(
    gradeColours(
      draw(1, 1, () => colour),
      { ...emptyPlan, saturation: { boost: 0.3 } },
    ),
    0,
    0,
  );
  return Math.max(...pixel) - Math.min(...pixel);
};

it('asks for more colour only where colours are dull', () => {
  const planFor = (saturation: number) => planSaturation({ ...neutral, saturation, isBlackAndWhite: false });
  expect(planFor(0.1)?.boost).toBeGreaterThan(0.2);
  expect(planFor(0.3)).toBeNull();
});

it('leaves a black-and-white picture without colours', () => {
  expect(planSaturation({ ...neutral, saturation: 0.02, isBlackAndWhite: true })).toBeNull();
});

it('strengthens a dull blue more than skin', () => {
  expect(rangeAfter([100, 110, 130]) / 30).toBeGreaterThan(1.2);
  expect(rangeAfter([150, 135, 120]) / 30).toBeLessThan(1.1);
});

it('hardly changes a colour that is strong already', () => {
  expect(rangeAfter([20, 60, 220]) / 200).toBeLessThan(1.06);
});

it('leaves grey grey', () => {
  expect(rangeAfter([127, 127, 127])).toBe(0);
});
