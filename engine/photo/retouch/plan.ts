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
  horizon: HorizonPlan | null;
  crop: CropPlan | null;
  noise: NoisePlan | null;
  whiteBalance: WhiteBalancePlan | null;
  exposure: ExposurePlan | null;
  contrast: ContrastPlan | null;
  saturation: SaturationPlan | null;
  sharpening: SharpeningPlan | null;
  blur: BlurPlan | null;
}

export const emptyPlan: RetouchPlan = {
  horizon: null,
  crop: null,
  noise: null,
  whiteBalance: null,
  exposure: null,
  contrast: null,
  saturation: null,
  sharpening: null,
  blur: null,
};
