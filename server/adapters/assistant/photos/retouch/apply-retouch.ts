import { pixelsOfBox } from '#engine/photo/planes.ts';
import { gradeColours } from '#engine/photo/retouch/grade-colours.ts';
import { type HorizonPlan, sizeAfter } from '#engine/photo/retouch/horizon.ts';
import type { RetouchPlan } from '#engine/photo/retouch/plan.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { imageOf, pixelsOf } from '../raw-pixels.ts';
import { blurBackground } from './blur-background.ts';
import { reduceNoise } from './reduce-noise.ts';
import { sharpen } from './sharpen.ts';

// Carries a plan out, with the blurs and turns of libvips. The given picture is not changed.

export async function applyRetouch(picture: Raster, plan: RetouchPlan): Promise<Raster> {
  let done = picture;
  if (plan.noise) done = await reduceNoise(done, plan.noise);
  if (plan.whiteBalance || plan.exposure || plan.contrast || plan.saturation) done = gradeColours(done, plan);
  if (plan.sharpening) done = await sharpen(done, plan.sharpening);
  if (plan.horizon) done = await turn(done, plan.horizon);
  if (plan.crop) done = await cut(done, pixelsOfBox(plan.crop.box, done));
  return plan.blur ? await blurBackground(done, plan.blur) : done;
}

/** Turns a picture back and cuts the corners that the turn leaves empty. */
async function turn(picture: Raster, { degrees }: HorizonPlan): Promise<Raster> {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const matrix: [[number, number], [number, number]] = [
    [cos, sin],
    [-sin, cos],
  ];
  const turned = await pixelsOf(imageOf(picture).affine(matrix, { interpolator: 'bicubic' }));
  const { width, height } = sizeAfter(picture, degrees);
  const [x0, y0] = [(turned.width - width) >> 1, (turned.height - height) >> 1];
  return await cut(turned, { x0, y0, x1: x0 + width, y1: y0 + height });
}

async function cut(picture: Raster, { x0, y0, x1, y1 }: ReturnType<typeof pixelsOfBox>): Promise<Raster> {
  return await pixelsOf(imageOf(picture).extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 }));
}
