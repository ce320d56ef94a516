import { expect, it } from 'vitest';
import { measurePhoto } from '../measure-photo.ts';
import { blurred } from '../testing/drawn-picture.ts';
import { addedDetail, planSharpening } from './sharpening.ts';
import { draw, grey } from './testing/draw.ts';

const fields = draw(240, 120, (x, y) => grey(x % 48 < 24 === y % 48 < 24 ? 70 : 180));

it('asks for nothing where edges are sharp, and for more the softer they are', () => {
  const amountFor = (picture: ReturnType<typeof draw>): number =>
    planSharpening(measurePhoto(picture, []))?.amount ?? 0;
  expect(amountFor(fields)).toBe(0);
  expect(amountFor(blurred(fields, 5))).toBeGreaterThan(amountFor(blurred(fields, 1)));
});

it('adds nothing for differences below its floor', () => {
  const plan = { deviation: 1, amount: 2, floor: 3 };
  expect(addedDetail(-3, plan)).toBe(0);
  expect(addedDetail(-6, plan)).toBe(-6);
});
