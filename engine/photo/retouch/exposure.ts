import type { LightMeasures } from '../measure-light.ts';
import { between, clamp } from '../statistics.ts';
import type { Levels } from './levels.ts';

// Exposes for the face, or for the whole picture where there is none.

export interface ExposurePlan {
  /** Factor for all brightness, as with a longer exposure. */
  gain: number;
  /** Bends the curve between black and white, which stay: below 0 it lifts, above 0 it lowers. */
  bend: number;
}

/**
 * Brightness (0 to 1) → brightness to aim at. A face is judged by its brightest tenth, since skin of every shade shines where light
 * falls on it; in between it is left alone.
 */
const faceTargets = [
  [0.05, 0.42],
  [0.2, 0.52],
  [0.35, 0.56],
  [0.5, 0.58],
  [0.58, 0.58],
  [0.86, 0.86],
  [0.95, 0.87],
  [1, 0.88],
] as const;
const pictureTargets = [
  [0.03, 0.22],
  [0.12, 0.3],
  [0.25, 0.36],
  [0.36, 0.38],
  [0.4, 0.4],
  // Snow, a drawing or a thing on white paper is bright and not burnt.
  [1, 1],
] as const;
const mostGain = 2.6;
/** Brightness that the lightest pixels may reach through the gain. */
const highest = 0.96;
/** More bend than this tears the few tones that a very bright face still has apart. */
const mostBend = 0.6;
/** Share of the face that is clipped → share of a lowering that is followed: what is lost comes back as grey, and the rest around it as a mask. */
const lowered = [
  [0.02, 1],
  [0.08, 0],
] as const;
/** Brightness of the lightest pixels of a picture without a face from which its dark is meant: a night, a stage, a sunlit spot. */
const meantDark = 0.8;
/** Change of brightness that is not worth a step. */
const unseen = 0.02;

/** `clipped`: the share of the face that is. */
export function planExposure(
  { facePeak, brightness }: LightMeasures,
  levels: Levels,
  clipped: number,
): ExposurePlan | null {
  if (facePeak === null && levels.lightest >= meantDark) return null;
  const now = clamp(facePeak ?? brightness, 0.02, 0.98);
  const target = between(now, facePeak === null ? pictureTargets : faceTargets);
  const wanted = target < now ? now - (now - target) * between(clipped, lowered) : target;
  if (Math.abs(wanted - now) < unseen) return null;
  const room = highest / Math.max(0.05, levels.lightest);
  const gain = wanted > now ? clamp(Math.min(room, wanted / now), 1, mostGain) : 1;
  const lit = Math.min(0.98, now * gain);
  return { gain, bend: Math.min(mostBend, (lit / wanted - 1) / (1 - lit)) };
}

/** How much of a strength above the usual one is followed: the target is where a face looks right. */
const shareBeyondUsual = 0.25;

export function scaleExposure({ gain, bend }: ExposurePlan, strength: number): ExposurePlan {
  const share = strength > 1 ? 1 + shareBeyondUsual * (strength - 1) : strength;
  return { gain: gain ** share, bend: clamp(bend * share, -0.9, mostBend) };
}

/** Where brightness (0 to 1) ends up. */
export function exposedLevel(brightness: number, { gain, bend }: ExposurePlan): number {
  const lit = Math.min(1, brightness * gain);
  return lit / (bend * (1 - lit) + 1);
}

export function exposeLevels({ darkest, dark, light, lightest }: Levels, plan: ExposurePlan): Levels {
  return {
    darkest: exposedLevel(darkest, plan),
    dark: exposedLevel(dark, plan),
    light: exposedLevel(light, plan),
    lightest: exposedLevel(lightest, plan),
  };
}
