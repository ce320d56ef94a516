import type { RetouchStep } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { applyBlur } from './background-blur.ts';
import { applyContrast } from './contrast.ts';
import { applyCrop } from './crop.ts';
import { applyExposure } from './exposure.ts';
import { applyHorizon } from './horizon.ts';
import { applyNoise } from './noise.ts';
import type { RetouchPlan } from './plan.ts';
import { applySaturation } from './saturation.ts';
import { applySharpening } from './sharpening.ts';
import { applyWhiteBalance } from './white-balance.ts';

/** In the order in which steps run: grain before it is made brighter, edges once the light is right, the frame last. */
const appliers: { [Step in RetouchStep]: (picture: Raster, plan: NonNullable<RetouchPlan[Step]>) => Raster } = {
  noise: applyNoise,
  whiteBalance: applyWhiteBalance,
  exposure: applyExposure,
  contrast: applyContrast,
  saturation: applySaturation,
  sharpening: applySharpening,
  horizon: applyHorizon,
  crop: applyCrop,
  blur: applyBlur,
};
export const stepsInOrder = Object.keys(appliers) as RetouchStep[];

/** A new picture; the given one is not changed. */
export function applyRetouch(picture: Raster, plan: RetouchPlan): Raster {
  return stepsInOrder.reduce((done, step) => applyStep(done, plan, step), picture);
}

function applyStep<Step extends RetouchStep>(picture: Raster, plan: RetouchPlan, step: Step): Raster {
  const own = plan[step];
  return own ? appliers[step](picture, own as NonNullable<RetouchPlan[Step]>) : picture;
}
