import type { Raster } from '#engine/pixels/ports.ts';
import { contrastedLevel } from './contrast.ts';
import { exposedLevel } from './exposure.ts';
import type { RetouchPlan } from './plan.ts';
import { saturationFactor } from './saturation.ts';

/** The steps that give each pixel a new colour by its own colour alone. */
export type GradePlan = Pick<RetouchPlan, 'whiteBalance' | 'exposure' | 'contrast' | 'saturation'>;

/** Steps of brightness that the curve of exposure and contrast is looked up in. */
const steps = 1024;
/** Of the darkest channel: pixels that are burnt white stay white, since the light's colour is not in them. */
const nearlyWhite = 235;

/** White balance, exposure, contrast and saturation in one pass: hues stay as they are, but for the white balance. */
export function gradeColours({ width, height, data }: Raster, plan: GradePlan): Raster {
  const [redGain, greenGain, blueGain] = plan.whiteBalance?.gains ?? [1, 1, 1];
  const boost = plan.saturation?.boost ?? 0;
  const ratios = ratiosOf(plan);
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 3) {
    let red = data[i] as number;
    let green = data[i + 1] as number;
    let blue = data[i + 2] as number;
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    if (plan.whiteBalance) {
      const least = Math.min(red, green, blue);
      const share = least < nearlyWhite ? 1 : (255 - least) / (255 - nearlyWhite);
      red += red * (redGain - 1) * share;
      green += green * (greenGain - 1) * share;
      blue += blue * (blueGain - 1) * share;
      // The colour of the light goes, its strength stays.
      const kept = luma / (0.299 * red + 0.587 * green + 0.114 * blue + 1e-9);
      red *= kept;
      green *= kept;
      blue *= kept;
    }
    const ratio = ratios[(luma * ((steps - 1) / 255)) | 0] as number;
    const lit = luma * ratio;
    let scale = boost > 0 ? ratio * saturationFactor(red, green, blue, boost) : ratio;
    // A channel that would pass white draws the others towards it: clipping it alone would turn the hue.
    const above = Math.max(red, green, blue) - luma;
    if (above > 0 && lit + above * scale > 255) scale = lit < 255 ? (255 - lit) / above : 0;
    // Whole numbers are stored faster.
    result[i] = (lit + (red - luma) * scale + 0.5) | 0;
    result[i + 1] = (lit + (green - luma) * scale + 0.5) | 0;
    result[i + 2] = (lit + (blue - luma) * scale + 0.5) | 0;
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}

/** Brightness after exposure and contrast, divided by that before. */
function ratiosOf({ exposure, contrast }: GradePlan): Float32Array {
  const ratios = new Float32Array(steps);
  for (let step = 1; step < steps; step++) {
    const before = step / (steps - 1);
    const exposed = exposure ? exposedLevel(before, exposure) : before;
    ratios[step] = (contrast ? contrastedLevel(exposed, contrast) : exposed) / before;
  }
  ratios[0] = ratios[1] as number;
  return ratios;
}
