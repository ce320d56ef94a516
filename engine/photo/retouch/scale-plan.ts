import type { RetouchStep } from '#contract/photos.ts';
import { scaleBlur } from './background-blur.ts';
import { scaleContrast } from './contrast.ts';
import { scaleExposure } from './exposure.ts';
import { scaleHorizon } from './horizon.ts';
import { scaleNoise } from './noise.ts';
import { emptyPlan, type RetouchPlan } from './plan.ts';
import { scaleSaturation } from './saturation.ts';
import { scaleSharpening } from './sharpening.ts';
import { scaleWhiteBalance } from './white-balance.ts';

const scalers: {
  [Step in RetouchStep]: (plan: NonNullable<RetouchPlan[Step]>, strength: number) => RetouchPlan[Step];
} = {
  horizon: scaleHorizon,
  // Half a cut would frame nothing.
  crop: (plan) => plan,
  noise: scaleNoise,
  whiteBalance: scaleWhiteBalance,
  exposure: scaleExposure,
  contrast: scaleContrast,
  saturation: scaleSaturation,
  sharpening: scaleSharpening,
  blur: scaleBlur,
};

/** Every step at this strength: 1 leaves the plan as it is, 0 empties it. */
export function scalePlan(plan: RetouchPlan, strength: number): RetouchPlan {
  if (strength <= 0) return emptyPlan;
  const scaled = { ...plan };
  for (const step of Object.keys(scalers) as RetouchStep[]) scaleStep(scaled, step, strength);
  return scaled;
}

function scaleStep<Step extends RetouchStep>(plan: RetouchPlan, step: Step, strength: number): void {
  const own = plan[step];
  if (own) plan[step] = scalers[step](own as NonNullable<RetouchPlan[Step]>, strength);
}
