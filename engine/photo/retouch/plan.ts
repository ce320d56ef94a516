import type { RetouchStep } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import type { BlurPlan } from './background-blur.ts';
import type { ContrastPlan } from './contrast.ts';
import type { CropPlan } from './crop.ts';
import type { ExposurePlan } from './exposure.ts';
import type { HorizonPlan } from './horizon.ts';
import type { NoisePlan } from './noise.ts';
import type { SaturationPlan } from './saturation.ts';
import type { SharpeningPlan } from './sharpening.ts';
import type { WhiteBalancePlan } from './white-balance.ts';

/** What is to be done to a picture, with null for each step that it does not need. */
export interface RetouchPlan {
  noise: NoisePlan | null;
  whiteBalance: WhiteBalancePlan | null;
  exposure: ExposurePlan | null;
  contrast: ContrastPlan | null;
  saturation: SaturationPlan | null;
  sharpening: SharpeningPlan | null;
  horizon: HorizonPlan | null;
  crop: CropPlan | null;
  blur: BlurPlan | null;
}

/** In the order in which steps run: grain before it is made brighter, edges once the light is right, the frame last. */
export const emptyPlan: RetouchPlan = {
  noise: null,
  whiteBalance: null,
  exposure: null,
  contrast: null,
  saturation: null,
  sharpening: null,
  horizon: null,
  crop: null,
  blur: null,
};
export const stepsInOrder = Object.keys(emptyPlan) as RetouchStep[];

/** Carries a plan out; the given picture is not changed. */
export type ApplyRetouch = (picture: Raster, plan: RetouchPlan) => Promise<Raster>;
