import type { Raster } from '#engine/pixels/ports.ts';
import { lumaOf } from '../planes.ts';
import { between, clamp } from '../statistics.ts';
import { addLuma, scaleLuma } from './change-luma.ts';
import { smoothPlane } from './guided-filter.ts';
import type { Levels } from './levels.ts';
import { enlargePlane, shrinkPlane } from './resize-plane.ts';

// Contrast: black and white points for the whole picture, and a little more modelling within each area. The areas are told apart by
// an edge-preserving filter, so that none gets a halo.

export interface ContrastPlan {
  /** Brightness, 0 to 1, that becomes black and white. */
  black: number;
  white: number;
  /** Share that is added to differences within an area. */
  local: number;
}

const blackToKeep = 0.02;
const whiteToKeep = 0.95;
/** Least distance of the two points: a fog is not torn apart. */
const leastRange = 0.45;
/** Contrast, from the darkest to the lightest fiftieth (0 to 1) → share added to local differences. */
const localShares = [
  [0.3, 0.3],
  [0.6, 0.12],
  [0.72, 0],
] as const;
/** Contrast → share of the way to full black and full white: fog goes, a soft picture stays soft. */
const stretchShares = [
  [0.4, 1],
  [0.55, 0.6],
  [0.72, 0],
] as const;

/** `levels` as they are after the exposure step. */
export function planContrast({ darkest, dark, light, lightest }: Levels): ContrastPlan | null {
  const local = between(light - dark, localShares);
  if (local <= 0.01) return null;
  const share = between(light - dark, stretchShares);
  const black = share * Math.max(0, darkest - blackToKeep);
  const white = 1 - share * Math.max(0, whiteToKeep - lightest);
  const missing = Math.max(0, leastRange - (white - black));
  return { black: clamp(black - missing / 2, 0, 1), white: clamp(white + missing / 2, 0, 1), local };
}

export function scaleContrast({ black, white, local }: ContrastPlan, strength: number): ContrastPlan {
  const share = Math.min(1, strength);
  return { black: black * share, white: 1 - (1 - white) * share, local: local * strength };
}

/** Long side in pixels at which areas are told apart. */
const areaSide = 200;
/** Of areas, in pixels at that size, and in steps of 255. */
const areas = { radius: 10, tolerance: 25 };

export function applyContrast(picture: Raster, { black, white, local }: ContrastPlan): Raster {
  const stretched =
    black > 0 || white < 1
      ? scaleLuma(picture, (brightness) => clamp((brightness - black) / (white - black), 0, 1))
      : picture;
  const luma = lumaOf(stretched);
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / areaSide));
  const base = enlargePlane(smoothPlane(shrinkPlane(luma, factor), areas), picture);
  const { data } = base;
  // Nothing is added near black and white, where it would be lost.
  for (let i = 0; i < data.length; i++) {
    const own = luma.data[i] as number;
    const fromMiddle = (own - 128) / 128;
    const difference = own - (data[i] as number);
    const kept = Math.max(-40, Math.min(40, difference));
    data[i] = local * (1 - fromMiddle * fromMiddle) * kept;
  }
  return addLuma(stretched, base);
}
