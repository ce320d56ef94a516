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

/** Factor for the distance of a colour from grey. */
export function saturationFactor(red: number, green: number, blue: number, boost: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const dullness = most > 0 ? 1 - range / most : 1;
  return 1 + boost * dullness * (isSkinTone(red, green, blue, range) ? skinShare : 1);
}

/** Hues from red to orange, 5° to 50°, which skin of every shade has. */
function isSkinTone(red: number, green: number, blue: number, range: number): boolean {
  if (red < green || green < blue || range < 8) return false;
  const hue = (60 * (green - blue)) / range;
  return hue >= 5 && hue <= 50;
}
