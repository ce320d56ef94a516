import type { Plane } from './planes.ts';
import { bandCount, spectrumOf } from './spectrum.ts';
import { mean } from './statistics.ts';

// How many pixels the picture really has: one that was enlarged has no more detail than the small one it was made from.

export interface ResolutionMeasures {
  /** How many times the picture was enlarged; 1 where it was not, or where it cannot be told. */
  enlargement: number;
  /** Side in pixels of a square with as many pixels as the picture had before it was enlarged. */
  side: number;
}

/** `luma` at the file's own size. */
export function measureResolution(luma: Plane): ResolutionMeasures {
  const enlargement = enlargementOf(luma);
  return { enlargement, side: Math.sqrt(luma.width * luma.height) / enlargement };
}

/** Level, as in `spectrumOf`, of details that come from rounding and compression alone. */
const emptyLevel = -0.4;
/** The fall on the shoulder, at most, as a share of the fall before it; and how much more the power falls after it. */
const shoulderShare = 0.55;
const steeper = 0.2;
const fallBefore = 0.9;
const fallAfter = 0.5;
/** Level of the empty bands in a compressed photo; they are emptier in one that never was. */
const compressedLevel = -1.8;
/** How far the shoulder lies above the empty bands: a mirror image is faint. */
const leastHeight = 1;
const mostHeight = 4.6;

/** Bands between the shoulders of rows and columns, at most. */
const mostApart = 1;

/**
 * Enlarging leaves a shoulder in the spectrum: power falls at the finest detail of the small picture, stays for a band where its
 * mirror image lies, and falls again. A blur falls ever faster and leaves none; a pattern leaves one in one direction only.
 */
function enlargementOf(luma: Plane): number {
  const spectrum = spectrumOf(luma);
  if (!spectrum) return 1;
  const across = shouldersOf(spectrum.across);
  const down = shouldersOf(spectrum.down);
  for (const band of across) {
    const other = down.find((candidate) => Math.abs(candidate - band) <= mostApart);
    if (other !== undefined) return bandCount / ((band + other) / 2 + 0.5);
  }
  return 1;
}

/** Bands at which the power of a spectrum has a shoulder. */
function shouldersOf(levels: number[]): number[] {
  const floor = mean(levels.slice(-4));
  if (floor > emptyLevel) return [];
  const falls = levels.slice(1).map((level, band) => (levels[band] as number) - level);
  const fall = (band: number) => falls[band] ?? 0;
  const shoulders: number[] = [];
  for (let band = 2; band < bandCount - 4; band++) {
    const before = Math.max(fall(band - 1), fall(band - 2));
    const after = Math.max(fall(band + 1), fall(band + 2), fall(band + 3));
    const height = (levels[band + 1] as number) - Math.max(floor, compressedLevel);
    if (
      before >= fallBefore &&
      fall(band) <= shoulderShare * before &&
      after >= Math.max(fallAfter, fall(band) + steeper) &&
      height >= leastHeight &&
      height <= mostHeight
    )
      shoulders.push(band);
  }
  return shoulders;
}
