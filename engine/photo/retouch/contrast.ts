import { between, clamp } from '../statistics.ts';
import type { Levels } from './levels.ts';

// Contrast: black and white points, and a gentle curve between them.

export interface ContrastPlan {
  /** Brightness, 0 to 1, that becomes black and white. */
  black: number;
  white: number;
  /** Share that is added to differences between middle tones. */
  bend: number;
}

const blackToKeep = 0.02;
const whiteToKeep = 0.95;
/** Least distance of the two points: a fog is not torn apart. */
const leastRange = 0.45;
/** Contrast, from the darkest to the lightest fiftieth (0 to 1) → bend. */
const bends = [
  [0.3, 0.25],
  [0.6, 0.08],
  [0.72, 0],
] as const;
/** Contrast → share of the way to full black and full white: fog goes, a soft picture stays soft. */
const stretchShares = [
  [0.4, 1],
  [0.55, 0.6],
  [0.72, 0],
] as const;

/** Share of a face with a full channel from which more contrast only burns away more of it. */
const mostClipped = 0.15;

/** `levels` as they are after the exposure step; `clipped`: the share of the face that is. */
export function planContrast({ darkest, dark, light, lightest }: Levels, clipped: number): ContrastPlan | null {
  if (clipped > mostClipped) return null;
  const bend = between(light - dark, bends);
  if (bend <= 0.01) return null;
  const share = between(light - dark, stretchShares);
  const black = share * Math.max(0, darkest - blackToKeep);
  const white = 1 - share * Math.max(0, whiteToKeep - lightest);
  const missing = Math.max(0, leastRange - (white - black));
  return { black: clamp(black - missing / 2, 0, 1), white: clamp(white + missing / 2, 0, 1), bend };
}

export function scaleContrast({ black, white, bend }: ContrastPlan, strength: number): ContrastPlan {
  const share = Math.min(1, strength);
  return { black: black * share, white: 1 - (1 - white) * share, bend: Math.min(0.6, bend * strength) };
}

/** Where brightness (0 to 1) ends up: black, white and the middle between them stay, the tones around the middle spread. */
export function contrastedLevel(brightness: number, { black, white, bend }: ContrastPlan): number {
  const stretched = clamp((brightness - black) / (white - black), 0, 1);
  return stretched - (bend * Math.sin(2 * Math.PI * stretched)) / (2 * Math.PI);
}
