import { expect, it } from 'vitest';
import { measurePhoto } from '../measure-photo.ts';
import { lumaOf } from '../planes.ts';
import { softBlur } from './box-blur.ts';
import { applySharpening, planSharpening } from './sharpening.ts';
import { draw, grainAt, grey } from './testing/draw.ts';

const fields = draw(240, 120, (x, y) => grey(x % 48 < 24 === y % 48 < 24 ? 70 : 180));
function blurred(deviation: number) {
  const { data } = softBlur(lumaOf(fields), deviation);
  return draw(240, 120, (x, y) => grey(data[y * 240 + x] as number));
}
const steepest = (picture: ReturnType<typeof draw>) => {
  let most = 0;
  for (let x = 1; x < 240; x++)
    most = Math.max(most, Math.abs((picture.data[x * 3] as number) - (picture.data[x * 3 - 3] as number)));
  return most;
};

it('makes the edges of a blurred picture steeper, at both sizes that it works at', () => {
  for (const deviation of [1.5, 4]) {
    const soft = blurred(deviation);
    const after = applySharpening(soft, { deviation, amount: 1.2, floor: 1 });
    expect(steepest(after)).toBeGreaterThan(1.3 * steepest(soft));
  }
});

it('makes no pixel lighter or darker than the picture was', () => {
  const { data } = applySharpening(blurred(2), { deviation: 2, amount: 1.4, floor: 1 });
  expect(data.every((value) => value >= 69 && value <= 181)).toBe(true);
});

it('leaves grain below its floor alone', () => {
  const calm = draw(60, 60, (x, y) => grey(120 + 2 * grainAt(x, y)));
  expect(
    Buffer.from(applySharpening(calm, { deviation: 1, amount: 1.4, floor: 5 }).data).equals(Buffer.from(calm.data)),
  ).toBe(true);
});

it('asks for nothing where edges are sharp, and for more the softer they are', () => {
  const amountFor = (picture: ReturnType<typeof draw>): number =>
    planSharpening(measurePhoto(picture, []))?.amount ?? 0;
  expect(amountFor(fields)).toBe(0);
  expect(amountFor(blurred(4))).toBeGreaterThan(amountFor(blurred(0.8)));
});
