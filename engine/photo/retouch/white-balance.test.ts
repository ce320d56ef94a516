import { expect, it } from 'vitest';
import { measurePhoto } from '../measure-photo.ts';
import { gradeColours } from './grade-colours.ts';
import { emptyPlan } from './plan.ts';
import { draw, faceIn, type Pixel, pixelAt } from './testing/draw.ts';
import { planWhiteBalance, type WhiteBalancePlan } from './white-balance.ts';

const found = [faceIn(0.35, 0.3, 0.3, 0.4)];
const isFace = (x: number, y: number) => x >= 35 && x < 65 && y >= 30 && y < 70;
const skin: Pixel = [190, 145, 120];
/** A face before walls in several greys, under a light of the given colour. */
const room = (light: Pixel, wall: Pixel = [1, 1, 1]) =>
  draw(100, 100, (x, y) => {
    const level = 90 + 40 * ((x >> 4) % 4);
    const own = isFace(x, y) ? skin : wall.map((share) => share * level);
    return own.map((value, channel) => (value as number) * (light[channel] as number)) as unknown as Pixel;
  });
const balanced = (picture: ReturnType<typeof room>, whiteBalance: WhiteBalancePlan) =>
  gradeColours(picture, { ...emptyPlan, whiteBalance });
const planFor = (picture: ReturnType<typeof room>) => planWhiteBalance(picture, measurePhoto(picture, found));

it('makes grey walls grey again under a coloured light', () => {
  for (const light of [
    [1.1, 0.95, 0.6],
    [0.7, 0.95, 1.15],
    [0.8, 1.05, 0.8],
  ] as const) {
    const cast = room(light);
    const plan = planFor(cast);
    if (!plan) throw new Error(`left alone under ${light.join(' ')}`);
    const [red, green, blue] = pixelAt(balanced(cast, plan), 5, 5) as [number, number, number];
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(16);
  }
});

it('leaves white light alone', () => {
  expect(planFor(room([1, 1, 1]))).toBeNull();
});

it('takes a coloured wall behind natural skin for a wall', () => {
  expect(planFor(room([1, 1, 1], [0.95, 1, 0.85]))).toBeNull();
});

it('leaves a black-and-white picture alone', () => {
  const colourless = draw(100, 100, (x) => [90 + x, 90 + x, 90 + x]);
  expect(planWhiteBalance(colourless, measurePhoto(colourless, []))).toBeNull();
});

it('keeps burnt white white, and brightness as it was', () => {
  const plan = { gains: [0.8, 1, 1.3] as const };
  const picture = draw(2, 1, (x) => (x === 0 ? [255, 255, 255] : [140, 120, 100]));
  const after = balanced(picture, plan);
  expect(pixelAt(after, 0, 0)).toEqual([255, 255, 255]);
  const [red, green, blue] = pixelAt(after, 1, 0) as [number, number, number];
  expect(0.299 * red + 0.587 * green + 0.114 * blue).toBeCloseTo(0.299 * 140 + 0.587 * 120 + 0.114 * 100, -1);
});
