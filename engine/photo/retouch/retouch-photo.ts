import type { PhotoScores, RetouchResult } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace } from '../found-face.ts';
import { type MeasuredPhoto, measurePhoto } from '../measure-photo.ts';
import { scorePhoto } from '../score-photo.ts';
import { between, clamp } from '../statistics.ts';
import { describeSteps, describeWhole } from './descriptions.ts';
import { blend, likenessOf } from './likeness.ts';
import { measureAgain } from './measure-again.ts';
import { moveFaces } from './move-faces.ts';
import { type ApplyRetouch, emptyPlan, type RetouchPlan, stepsInOrder } from './plan.ts';
import { planRetouch, type RetouchOptions } from './plan-retouch.ts';
import { scalePlan } from './scale-plan.ts';

// A picture and its faces → the same picture with what the measures found mended. The score of the analysis is the judge: the result
// never scores worse, and a good picture is left nearly alone.

export interface RetouchedPhoto {
  picture: Raster;
  /** All of the answer but the file. */
  report: Omit<RetouchResult, 'retouchedImageBase64'>;
}

/** Global score from which a picture is good. */
const good = 80;
/** Criteria that pixels are changed for. */
const mendable = ['light', 'sharpness', 'noise', 'colours'] as const;
/** In decibels: a good picture stays this much like the original, with room for the file's own compression. */
const closeLikeness = 32;
/** The worst of these criteria → how much like the original the picture stays, in decibels. Below the first it may change freely. */
const likenesses = [
  [60, 22],
  [75, closeLikeness],
] as const;

export async function retouchPhoto(
  picture: Raster,
  found: FoundFace[],
  options: RetouchOptions,
  apply: ApplyRetouch,
): Promise<RetouchedPhoto> {
  const measured = measurePhoto(picture, found);
  const original: Original = { picture, found, measured, scores: scorePhoto(measured), apply };
  const score = original.scores.global;
  const isGood = score >= good;
  const asked = planRetouch(picture, measured, found, options, original.scores);
  const after = await carriedOut(original, isGood ? { ...asked, horizon: null } : asked);
  const improvements = describeSteps(after.plan, measured);
  return {
    picture: after.picture,
    report: {
      improvements,
      enhancement: describeWhole(improvements, isGood),
      technicalDetails: { ...percentsOf(after.measured), before: percentsOf(measured) },
      scoreBefore: score,
      scoreAfter: after.scores.global,
    },
  };
}

async function carriedOut(original: Original, plan: RetouchPlan): Promise<Attempt> {
  if (stepsInOrder.every((step) => !plan[step])) return { ...original, plan };
  const attempt = await closeAttempt(original, plan, likenessFor(original));
  const best = attempt.scores.global < original.scores.global ? await withoutHarm(original, attempt.plan) : attempt;
  const isWorthIt = best.scores.global > original.scores.global || uncounted.some((step) => best.plan[step]);
  return isWorthIt ? best : { ...original, plan: emptyPlan };
}

/** Steps that count no points, or that were asked for: others that gain nothing are left out. */
const uncounted = ['whiteBalance', 'horizon', 'crop', 'blur'] as const;

interface Judged {
  picture: Raster;
  measured: MeasuredPhoto;
  scores: PhotoScores;
}

interface Original extends Judged {
  found: FoundFace[];
  apply: ApplyRetouch;
}

interface Attempt extends Judged {
  plan: RetouchPlan;
}

/** 0 where the picture may change freely. */
function likenessFor({ scores }: Original): number {
  if (scores.global >= good) return closeLikeness;
  const worst = Math.min(...mendable.map((criterion) => scores[criterion]));
  return worst < likenesses[0][0] ? 0 : between(worst, likenesses);
}

/** Weakens the steps that change pixels where they stand until the picture stays like the original; then frames it. */
async function closeAttempt(original: Original, plan: RetouchPlan, leastLikeness: number): Promise<Attempt> {
  const frame = { ...emptyPlan, horizon: plan.horizon, crop: plan.crop, blur: plan.blur };
  const inPlace = { ...plan, horizon: null, crop: null, blur: null };
  const full = await original.apply(original.picture, inPlace);
  const tooFar = leastLikeness > 0 ? leastLikeness - likenessOf(original.picture, full) : 0;
  // A change of half the size is 6 dB closer.
  const strength = Math.min(1, 10 ** (-tooFar / 20));
  const weakened = strength < 1 ? scalePlan(inPlace, strength) : inPlace;
  const mended = strength < 1 ? blend(original.picture, full, strength) : full;
  const { horizon, crop, blur } = frame;
  return judge(original, await original.apply(mended, frame), { ...weakened, horizon, crop, blur });
}

/** Runs the plan step by step; a step that lowers the score is weakened, and left out where that does not help. */
async function withoutHarm(original: Original, plan: RetouchPlan): Promise<Attempt> {
  let best: Attempt = { ...original, plan: emptyPlan };
  for (const step of stepsInOrder)
    for (const strength of plan[step] ? [1, 0.5] : []) {
      const weakened = scalePlan({ ...emptyPlan, [step]: plan[step] }, strength)[step];
      const longer = { ...best.plan, [step]: weakened };
      const attempt = judge(original, await original.apply(original.picture, longer), longer);
      if (attempt.scores.global < best.scores.global) continue;
      best = attempt;
      break;
    }
  return best;
}

function judge({ picture: { width, height }, measured, found }: Original, picture: Raster, plan: RetouchPlan): Attempt {
  const again = measureAgain(picture, moveFaces(found, plan, { width, height }), measured, plan);
  return { picture, plan, measured: again, scores: scorePhoto(again) };
}

function percentsOf({ light, colours, sharpness }: MeasuredPhoto) {
  const percent = (share: number) => Math.round(100 * clamp(share, 0, 1));
  return {
    brightness: percent(light.brightness),
    contrast: percent(light.contrast),
    saturation: percent(colours.saturation),
    sharpness: percent(sharpness.picture),
  };
}
