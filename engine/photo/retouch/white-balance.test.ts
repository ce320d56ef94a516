import { expect, it } from 'vitest';
import { measurePhoto } from '../measure-photo.ts';
import { faceAt } from '../testing/drawn-picture.ts';
import { gradeColours } from './grade-colours.ts';
import { emptyPlan } from './plan.ts';
import { draw, faceIn, type Pixel, pixelAt } from './testing/draw.ts';
import { planWhiteBalance, type WhiteBalancePlan } from './white-balance.ts';

const box = { x: 0.35, y: 0.3, width: 0.3, height: 0.4 };
const found = [faceAt(box)];
const isFace = (x: number, y: number) => x >= 140 && x < 260 && y >= 120 && y < 280;
const skin: Pixel = [190, 145, 120];
const white: Pixel = [215, 207, 203];
/** Whether a pixel lies on the white of an eye of `faceAt`. */
const isWhite = (x: number, y: number) => Math.abs(y - 184) < 5 && Math.abs(Math.abs(x - 200) - 36) < 14;
/** A face before walls in several greys, under a light of the given colour. */
const room = (light: Pixel, { wall = [1, 1, 1], eyes = light }: { wall?: Pixel; eyes?: Pixel } = {}) =>
  draw(400, 400, (x, y) => {
    if (isWhite(x, y)) return white.map((value, channel) => value * (eyes[channel] as number)) as unknown as Pixel;
    const level = 90 + 40 * ((x >> 6) % 4);
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
    // The light is undone in part: too little is better than too much.
    const spread = (pixel: number[]) => (Math.max(...pixel) - Math.min(...pixel)) / Math.max(...pixel);
    expect(spread([red, green, blue])).toBeLessThan(0.6 * spread([...light]));
  }
});

it('leaves a picture alone whose eyes are not seen, or do not show the light', () => {
  const warm: Pixel = [1.1, 0.95, 0.6];
  expect(planWhiteBalance(room(warm), measurePhoto(room(warm), [faceIn(0.35, 0.3, 0.3, 0.4)]))).toBeNull();
  expect(planFor(room(warm, { eyes: [1, 1, 1] }))).toBeNull();
});

it('leaves strongly coloured light alone: it was meant', () => {
  expect(planFor(room([0.35, 0.5, 1.15]))).toBeNull();
});

it('takes a lamp’s green away with its orange', () => {
  const plan = planFor(room([1.1, 1, 0.6]));
  expect(plan?.gains[1]).toBeLessThan(1);
});

it('leaves white light alone', () => {
  expect(planFor(room([1, 1, 1]))).toBeNull();
});

it('takes a coloured wall behind natural skin for a wall', () => {
  for (const wall of [
    [0.95, 1, 0.85],
    [1, 0.4, 0.3],
    [0.3, 0.4, 1],
  ] as const)
    expect(planFor(room([1, 1, 1], { wall }))).toBeNull();
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
