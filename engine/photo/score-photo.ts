import { type PhotoCriterion, type PhotoScores, photoCriteria } from '#contract/photos.ts';
import { isCastSure, isEnlargementSure, isFlatnessSure, liesSideways, sureFace } from './evidence.ts';
import { strengthOf } from './measure-colours.ts';
import type { MeasuredPhoto } from './measure-photo.ts';
import { isTold } from './measure-tilt.ts';
import { scoreFace, scoreFraming } from './score-person.ts';
import { between, clamp } from './statistics.ts';

// Measures → scores out of 100. Each curve goes from what disturbs nobody to what spoils the photo.

/** Best score that a guess can cost: where a criterion is called poor, a sentence says why. */
const guessAtLeast = 80;
/** Score of a head that lies on its side. */
const sideways = 60;

const scorers: Record<PhotoCriterion, (photo: MeasuredPhoto) => number> = {
  light: scoreLight,
  sharpness: scoreSharpness,
  noise: scoreNoise,
  resolution: scoreResolution,
  colours: scoreColours,
  level: scoreLevel,
  framing: scoreFraming,
  face: scoreFace,
};

/** How much each criterion weighs in the whole; they add up to 1. */
export const criterionWeights: Record<PhotoCriterion, number> = {
  light: 0.2,
  sharpness: 0.17,
  noise: 0.1,
  resolution: 0.1,
  colours: 0.1,
  level: 0.08,
  framing: 0.12,
  face: 0.13,
};
/** One bad fault spoils a photo that is otherwise good: this share of the worst shortfall is taken off as well. */
const worstShare = 0.2;

export function scorePhoto(photo: MeasuredPhoto): PhotoScores {
  const exact = photoCriteria.map((criterion) => ({
    criterion,
    score: clamp(scorers[criterion](photo), 0, 100),
  }));
  let sum = 0;
  for (const { criterion, score } of exact) sum += criterionWeights[criterion] * score;
  const worst = Math.min(...exact.map(({ score }) => score));
  const global = clamp(Math.round(sum - worstShare * (100 - worst)), 0, 100);
  const rounded = Object.fromEntries(exact.map(({ criterion, score }) => [criterion, Math.round(score)]));
  return { global, ...rounded } as PhotoScores;
}

function scoreLight(photo: MeasuredPhoto): number {
  const { light } = photo;
  // A white wall behind a face that is well lit is no fault.
  const surroundings =
    light.facePeak === null ? light.surroundings : Math.min(light.surroundings, 0.32 + light.surroundings / 2);
  const whole = between(surroundings, [
    [0.05, 0],
    [0.15, 40],
    [0.28, 85],
    [0.36, 100],
    [0.64, 100],
    [0.75, 85],
    [0.85, 55],
    [0.95, 15],
  ]);
  const flatness =
    (isFlatnessSure(photo) ? Math.max(0, 0.5 - light.contrast) * 80 : 0) +
    between(light.haze, [
      [0.1, 0],
      [0.3, 25],
    ]);
  if (light.facePeak === null) return whole - flatness - 40 * Math.max(0, light.whiteShare - 0.2);
  const face = between(light.facePeak, [
    [0.1, 0],
    [0.2, 25],
    [0.3, 50],
    [0.4, 80],
    [0.48, 100],
    [0.88, 100],
    [0.95, 70],
    [1, 45],
  ]);
  return (
    0.65 * face +
    0.35 * whole -
    flatness -
    between(light.faceWhiteShare ?? 0, [
      [0.02, 0],
      [0.3, 40],
    ]) -
    20 * Math.max(0, (light.faceUnevenness ?? 0) - 0.5)
  );
}

function scoreSharpness({ sharpness }: MeasuredPhoto): number {
  const value = sharpness.face === null ? sharpness.picture : 0.7 * sharpness.face + 0.3 * sharpness.picture;
  return between(value, [
    [0.05, 0],
    [0.2, 30],
    [0.35, 60],
    [0.5, 85],
    [0.7, 100],
  ]);
}

function scoreNoise({ noise }: MeasuredPhoto): number {
  return between(noise, [
    [1, 100],
    [3, 88],
    [6, 62],
    [10, 35],
    [16, 10],
    [24, 0],
  ]);
}

/** A square of 480 pixels fills the width of a phone; one of 110 is a stamp. Each halving costs the same. */
function scoreResolution(photo: MeasuredPhoto): number {
  const { side, enlargement } = photo.resolution;
  const ofSide = (pixels: number) => (100 * Math.log2(Math.max(1, pixels / 110))) / Math.log2(480 / 110);
  if (enlargement === 1 || isEnlargementSure(photo)) return ofSide(side);
  return Math.min(ofSide(side * enlargement), Math.max(guessAtLeast, ofSide(side)));
}

function scoreColours(photo: MeasuredPhoto): number {
  const { colours } = photo;
  if (colours.isBlackAndWhite) return 75;
  const byLean = between(strengthOf(colours.lean), [
    [0.02, 100],
    [0.1, 90],
    [0.2, 65],
    [0.35, 30],
    [0.6, 0],
  ]);
  const cast = isCastSure(photo) ? byLean : Math.max(guessAtLeast, byLean);
  const pale = Math.max(0, 0.15 - colours.saturation) * 150;
  const gaudy = Math.max(0, colours.saturation - 0.65) * 80;
  return cast - pale - gaudy;
}

function scoreLevel(photo: MeasuredPhoto): number {
  const { tilt, faces, people } = photo;
  if (sureFace(photo) && liesSideways(photo)) return sideways;
  // Without lines the head is the only witness, and a weak one: people lean their heads, further than anyone leans a camera. In a
  // group nobody knows whose head it is.
  const roll = people === 1 ? (faces[0]?.roll ?? 0) : 0;
  const byHead = between(Math.abs(roll), [
    [2, 95],
    [15, guessAtLeast],
  ]);
  if (!isTold(tilt)) return byHead;
  const byLines = between(Math.abs(tilt.degrees), [
    [1, 100],
    [3, 80],
    [6, 45],
    [9, 20],
    [15, 0],
  ]);
  return tilt.certainty * byLines + (1 - tilt.certainty) * byHead;
}
