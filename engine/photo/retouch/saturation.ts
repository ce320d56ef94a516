import type { Raster } from '#engine/pixels/ports.ts';
import type { ColourMeasures } from '../measure-colours.ts';
import { between } from '../statistics.ts';

// Stronger colours where they are dull. Strong colours and skin tones change least.

export interface SaturationPlan {
  /** Share that is added to the distance from grey of a dull colour. */
  boost: number;
}

/** Mean saturation (0 to 1) → boost. */
const boosts = [
  [0.04, 0.3],
  [0.12, 0.3],
  [0.22, 0],
] as const;
/** Share of the boost that skin tones get. */
const skinShare = 0.2;

export function planSaturation({ saturation, isBlackAndWhite }: ColourMeasures): SaturationPlan | null {
  const boost = isBlackAndWhite ? 0 : between(saturation, boosts);
  return boost > 0.03 ? { boost } : null;
}

export function scaleSaturation({ boost }: SaturationPlan, strength: number): SaturationPlan {
  return { boost: boost * strength };
}

export function applySaturation({ width, height, data }: Raster, { boost }: SaturationPlan): Raster {
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 3) {
    const [red, green, blue] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    const dullness = most > 0 ? 1 - range / most : 1;
    const factor = 1 + boost * dullness * (isSkinTone(red, green, blue, range) ? skinShare : 1);
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    result[i] = luma + (red - luma) * factor;
    result[i + 1] = luma + (green - luma) * factor;
    result[i + 2] = luma + (blue - luma) * factor;
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}

/** Hues from red to orange, 5° to 50°, which skin of every shade has. */
function isSkinTone(red: number, green: number, blue: number, range: number): boolean {
  if (red < green || green < blue || range < 8) return false;
  const hue = (60 * (green - blue)) / range;
  return hue >= 5 && hue <= 50;
}
