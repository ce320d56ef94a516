import { expect, it } from 'vitest';
import { measureNoise } from '#engine/photo/measure-noise.ts';
import { measureTilt } from '#engine/photo/measure-tilt.ts';
import { lumaOf } from '#engine/photo/planes.ts';
import { turnFace } from '#engine/photo/retouch/horizon.ts';
import { emptyPlan, type RetouchPlan } from '#engine/photo/retouch/plan.ts';
import { draw, faceIn, grainAt, grey, meanOf, pixelAt } from '#engine/photo/retouch/testing/draw.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { imageOf, pixelsOf } from '../raw-pixels.ts';
import { applyRetouch } from './apply-retouch.ts';

const apply = (picture: Raster, plan: Partial<RetouchPlan>) => applyRetouch(picture, { ...emptyPlan, ...plan });

it('gives the picture back as it is where the plan is empty', async () => {
  const picture = draw(20, 10, (x, y) => [10 * x, 20 * y, 90]);
  expect(await apply(picture, {})).toEqual(picture);
});

it('takes most of the grain and leaves a little, an edge and brightness as they were', async () => {
  const grainy = draw(96, 96, (x, y) => grey((x < 48 ? 70 : 190) + 30 * grainAt(x, y)));
  const grain = measureNoise(lumaOf(grainy));
  const after = await apply(grainy, { noise: { grain, share: 0.85 } });
  const left = measureNoise(lumaOf(after));
  expect(left).toBeLessThan(0.4 * grain);
  expect(left).toBeGreaterThan(0.05 * grain);
  const column = (x: number) => Array.from({ length: 96 }, (_, y) => pixelAt(after, x, y)[0] as number);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(column(49)) - mean(column(46))).toBeGreaterThan(85);
  expect(Math.abs(meanOf(after) - meanOf(grainy))).toBeLessThan(1);
});

const fields = draw(240, 120, (x, y) => grey(x % 48 < 24 === y % 48 < 24 ? 70 : 180));
const steepest = ({ data, width }: Raster) => {
  let most = 0;
  for (let x = 1; x < width; x++)
    most = Math.max(most, Math.abs((data[x * 3] as number) - (data[x * 3 - 3] as number)));
  return most;
};

it.each([1.5, 4])(
  'makes the edges steeper that a blur of %s pixels made soft, without a light seam',
  async (deviation) => {
    const soft = await pixelsOf(imageOf(fields).blur(deviation));
    const after = await apply(soft, { sharpening: { deviation, amount: 2.4, floor: 1 } });
    expect(steepest(after)).toBeGreaterThan(1.3 * steepest(soft));
    expect(after.data.every((value) => value >= 69 && value <= 181)).toBe(true);
  },
);

it('sharpens no grain below its floor', async () => {
  const calm = draw(60, 60, (x, y) => grey(120 + 2 * grainAt(x, y)));
  const after = await apply(calm, { sharpening: { deviation: 1, amount: 2.8, floor: 5 } });
  expect(Buffer.from(after.data).equals(Buffer.from(calm.data))).toBe(true);
});

const size = { width: 300, height: 220 };
/** Sea below sky, leaning clockwise. */
const sea = (degrees: number) =>
  draw(size.width, size.height, (x, y) =>
    grey(60 + 140 * Math.max(0, Math.min(1, 110.5 - y + (x - 150) * Math.tan((degrees * Math.PI) / 180)))),
  );

it.each([4, -5])('levels a horizon that leans by %s°', async (degrees) => {
  const tiltOf = (picture: Raster) => measureTilt(lumaOf(picture), [])?.degrees ?? 9;
  expect(tiltOf(sea(degrees))).toBeCloseTo(degrees, 0);
  expect(Math.abs(tiltOf(await apply(sea(degrees), { horizon: { degrees } })))).toBeLessThan(0.6);
});

it('leaves no empty corner after a turn and keeps the proportions', async () => {
  const after = await apply(
    draw(300, 200, () => grey(255)),
    { horizon: { degrees: 6 } },
  );
  expect(after.data.every((value) => value === 255)).toBe(true);
  expect(after.width).toBeLessThan(300);
  expect(after.width / after.height).toBeCloseTo(1.5, 1);
});

it('moves a face to where a turn moves its pixels', async () => {
  const dot = draw(size.width, size.height, (x, y) => grey(Math.hypot(x - 200, y - 60) < 5 ? 255 : 0));
  const after = await apply(dot, { horizon: { degrees: 7 } });
  const { box } = turnFace(faceIn(190 / 300, 50 / 220, 20 / 300, 20 / 220), size, { degrees: 7 });
  const x = Math.round((box.x + box.width / 2) * after.width);
  const y = Math.round((box.y + box.height / 2) * after.height);
  expect(pixelAt(after, x, y)[0]).toBe(255);
});

it('cuts out the pixels of the box', async () => {
  const picture = draw(10, 10, (x, y) => grey(10 * y + x));
  const after = await apply(picture, { crop: { box: { x: 0.2, y: 0.3, width: 0.5, height: 0.4 } } });
  expect([after.width, after.height]).toEqual([5, 4]);
  expect(pixelAt(after, 0, 0)[0]).toBe(32);
});

it('blurs what is far from people, and keeps faces and bodies as they are', async () => {
  const stripes = draw(400, 400, (x) => grey(x % 8 < 4 ? 80 : 170));
  const face = { x: 0.4, y: 0.2, width: 0.2, height: 0.2 };
  const after = await apply(stripes, { blur: { people: [face], deviation: 8 } });
  const contrastAt = (x: number, y: number) => {
    const values = Array.from({ length: 16 }, (_, step) => pixelAt(after, x + step, y)[0] as number);
    return Math.max(...values) - Math.min(...values);
  };
  expect(contrastAt(8, 40)).toBeLessThan(35);
  expect(contrastAt(192, 110)).toBe(90);
  expect(contrastAt(192, 390)).toBe(90);
});
