import type { PhotoScores, RetouchResult } from '#contract/photos.ts';
import type { Raster } from '#engine/read/pixels/ports.ts';
import type { FoundFace } from '../found-face.ts';
import { type MeasuredPhoto, measurePhoto } from '../measure-photo.ts';
import { scorePhoto } from '../score-photo.ts';
import { between, clamp } from '../statistics.ts';
import { applyRetouch, stepsInOrder } from './apply-retouch.ts';
import { describeSteps, describeWhole } from './descriptions.ts';
import { likenessOf } from './likeness.ts';
import { moveFaces } from './move-faces.ts';
import { emptyPlan, type RetouchPlan } from './plan.ts';
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
/** The worst of these criteria → how much like the original the picture stays, in decibels. */
const likenesses = [
  [50, 10],
  [62, 26],
  [75, closeLikeness],
] as const;

export function retouchPhoto(picture: Raster, found: FoundFace[], options: RetouchOptions): RetouchedPhoto {
  const before = judge(picture, found);
  const score = before.scores.global;
  const isGood = score >= good;
  const asked = planRetouch(picture, before.measured, found, options);
  const worst = Math.min(...mendable.map((criterion) => before.scores[criterion]));
  const plan = isGood
    ? holdBack(picture, { ...asked, horizon: null }, closeLikeness)
    : holdBack(picture, asked, between(worst, likenesses));
  const attempt = tryPlan(picture, found, plan);
  const after = attempt.scores.global < score ? withoutHarm(picture, found, plan, before) : attempt;
  const improvements = describeSteps(after.plan, before.measured);
  return {
    picture: after.picture,
    report: {
      improvements,
      enhancement: describeWhole(improvements, isGood && !options.crop && !options.blur),
      technicalDetails: { ...percentsOf(after.measured), before: percentsOf(before.measured) },
      scoreBefore: score,
      scoreAfter: after.scores.global,
    },
  };
}

interface Judged {
  measured: MeasuredPhoto;
  scores: PhotoScores;
}

function judge(picture: Raster, found: FoundFace[]): Judged {
  const measured = measurePhoto(picture, found);
  return { measured, scores: scorePhoto(measured) };
}

interface Attempt extends Judged {
  picture: Raster;
  plan: RetouchPlan;
}

function tryPlan(original: Raster, found: FoundFace[], plan: RetouchPlan): Attempt {
  const picture = applyRetouch(original, plan);
  return { picture, plan, ...judge(picture, moveFaces(found, plan, original)) };
}

/** Runs the plan step by step and leaves out each step that lowers the score. */
function withoutHarm(picture: Raster, found: FoundFace[], plan: RetouchPlan, before: Judged): Attempt {
  let best: Attempt = { picture, plan: emptyPlan, ...before };
  for (const step of stepsInOrder) {
    if (!plan[step]) continue;
    const attempt = tryPlan(picture, found, { ...best.plan, [step]: plan[step] });
    if (attempt.scores.global >= best.scores.global) best = attempt;
  }
  return best;
}

/** Weakens the steps that change pixels where they stand until the picture stays like the original. */
function holdBack(picture: Raster, plan: RetouchPlan, leastLikeness: number): RetouchPlan {
  const { horizon, crop, blur } = plan;
  const inPlace = { ...plan, horizon: null, crop: null, blur: null };
  const likeness = likenessOf(picture, applyRetouch(picture, inPlace));
  const strength = Math.min(1, 10 ** ((likeness - leastLikeness) / 20));
  return { ...scalePlan(inPlace, strength), horizon, crop, blur };
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
