import { expect, it } from 'vitest';
import type { Raster } from '#engine/pixels/ports.ts';
import { clippedShare } from '../measure-clipping.ts';
import { measureLight } from '../measure-light.ts';
import { lumaOf } from '../planes.ts';
import { type ExposurePlan, planExposure, scaleExposure } from './exposure.ts';
import { gradeColours } from './grade-colours.ts';
import { levelsOf } from './levels.ts';
import { emptyPlan } from './plan.ts';
import { draw, grey, pixelAt } from './testing/draw.ts';

const face = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
/** A face of one brightness on a background of another, with a lamp in the corner. */
const portrait = (skin: number, background: number, lamp: number) =>
  draw(80, 80, (x, y) => grey(x < 8 && y < 8 ? lamp : x >= 20 && x < 60 && y >= 20 && y < 60 ? skin : background));

const exposed = (picture: Raster, exposure: ExposurePlan) => gradeColours(picture, { ...emptyPlan, exposure });

function planFor(picture: ReturnType<typeof portrait>) {
  return planExposure(measureLight(lumaOf(picture), face), levelsOf(picture), clippedShare(picture, face));
}

it('lifts a dark face to where it can be seen', () => {
  const dark = portrait(45, 40, 60);
  const plan = planFor(dark);
  if (!plan) throw new Error('left alone');
  expect(pixelAt(exposed(dark, plan), 40, 40)[0]).toBeGreaterThan(110);
});

it('lifts a scene without a face where nothing in it is bright, and leaves a night with its lamps alone', () => {
  const planOf = (lamp: number) => {
    const scene = portrait(30, 25, lamp);
    return planExposure(measureLight(lumaOf(scene), null), levelsOf(scene), 0);
  };
  expect(planOf(90)?.gain).toBeGreaterThan(1.2);
  expect(planOf(240)).toBeNull();
});

it('leaves a well lit face alone, whatever its background', () => {
  for (const skin of [150, 180, 215]) {
    expect(planFor(portrait(skin, 20, 255))).toBeNull();
    expect(planFor(portrait(skin, 230, 255))).toBeNull();
  }
});

it('keeps highlights below white while it lifts a face', () => {
  const backlit = portrait(50, 150, 235);
  const plan = planFor(backlit);
  if (!plan) throw new Error('left alone');
  const lamp = pixelAt(exposed(backlit, plan), 2, 2)[0] as number;
  expect(lamp).toBeGreaterThan(235);
  expect(lamp).toBeLessThan(255);
});

it('lowers a glaring face and leaves white white', () => {
  const glaring = portrait(245, 235, 255);
  const plan = planFor(glaring);
  if (!plan) throw new Error('left alone');
  const after = exposed(glaring, plan);
  expect(pixelAt(after, 40, 40)[0]).toBeLessThan(240);
  expect(pixelAt(after, 2, 2)[0]).toBe(255);
});

it('leaves skin alone that is burnt: what is lost would come back as grey', () => {
  expect(planFor(portrait(253, 240, 255))).toBeNull();
  expect(planFor(draw(80, 80, () => [255, 238, 205]))).toBeNull();
});

it('keeps the hue of a colour that would pass white', () => {
  const after = pixelAt(
    exposed(
      draw(1, 1, () => [200, 120, 60]),
      { gain: 1.6, bend: 0 },
    ),
    0,
    0,
  ) as [number, number, number];
  const [red, green, blue] = after;
  expect(red).toBeGreaterThanOrEqual(254);
  expect((green - blue) / (red - blue)).toBeCloseTo((120 - 60) / (200 - 60), 1);
});

it('lowers no picture without a face: white paper is no fault', () => {
  const paper = lumaOf(draw(80, 80, (x) => grey(x < 8 ? 90 : 245)));
  expect(planExposure(measureLight(paper, null), levelsOf(draw(80, 80, (x) => grey(x < 8 ? 90 : 245))), 0)).toBeNull();
});

it('does half of it at half strength', () => {
  expect(scaleExposure({ gain: 4, bend: 0.4 }, 0.5)).toEqual({ gain: 2, bend: 0.2 });
});
