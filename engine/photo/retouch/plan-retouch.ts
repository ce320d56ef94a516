import type { PhotoBox, PhotoCriterion, PhotoScores } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace } from '../found-face.ts';
import type { MeasuredPhoto } from '../measure-photo.ts';
import { fair, good } from '../sentences/sentence.ts';
import { planBlur } from './background-blur.ts';
import { planContrast } from './contrast.ts';
import { planCrop } from './crop.ts';
import { exposeLevels, planExposure } from './exposure.ts';
import { planHorizon, sizeAfter } from './horizon.ts';
import { levelsOf } from './levels.ts';
import { moveFaces } from './move-faces.ts';
import { planNoise } from './noise.ts';
import type { RetouchPlan } from './plan.ts';
import { planSaturation } from './saturation.ts';
import { scalePlan } from './scale-plan.ts';
import { planSharpening } from './sharpening.ts';
import { planWhiteBalance } from './white-balance.ts';

export interface RetouchOptions {
  /** In percent; 100 is what the measures ask for. */
  strength: number;
  crop: boolean;
  blur: boolean;
}

/** Grain, in steps of 255, beyond which a picture without a face is not lifted. */
const mostGrain = 8;

/** What the measures ask for, at the given strength. What scores well is left alone, and in a good picture what is fair. */
export function planRetouch(
  picture: Raster,
  measured: MeasuredPhoto,
  found: FoundFace[],
  options: RetouchOptions,
  scores: PhotoScores,
): RetouchPlan {
  const { light, clipped, noise, colours, people } = measured;
  const frame = planFrame(picture, measured, found, options);
  const levels = levelsOf(picture);
  const least = scores.global >= good ? fair : good;
  const faulty = (criterion: PhotoCriterion) => scores[criterion] < least;
  // Without a face to show, a lift would show little but grain.
  const isTooGrainy = light.facePeak === null && noise > mostGrain;
  const exposure = faulty('light') && !isTooGrainy ? planExposure(light, levels, clipped) : null;
  const exposed = exposure ? exposeLevels(levels, exposure) : levels;
  const gain = exposed.light / Math.max(0.02, levels.light);
  const plan = {
    ...frame,
    exposure,
    // Light that is raised shows grain that was hidden before.
    noise: faulty('noise') || exposure ? planNoise(noise, gain) : null,
    whiteBalance: faulty('colours') ? planWhiteBalance(picture, measured) : null,
    contrast: faulty('light') ? planContrast(exposed, clipped) : null,
    saturation: faulty('colours') ? planSaturation(colours) : null,
    sharpening: faulty('sharpness') || faulty('resolution') ? planSharpening(measured) : null,
    blur: options.blur ? planBlur(peopleOf(moveFaces(found, frame, picture), people)) : null,
  };
  return scalePlan(plan, options.strength / 100);
}

/** How the picture is turned and cut. */
function planFrame(
  picture: Raster,
  { tilt, faces, people }: MeasuredPhoto,
  found: FoundFace[],
  options: RetouchOptions,
): Pick<RetouchPlan, 'horizon' | 'crop'> {
  const horizon = planHorizon(tilt, faces[0]?.roll ?? null, found, picture);
  if (!options.crop) return { horizon, crop: null };
  const turned = moveFaces(found, { horizon, crop: null }, picture);
  const size = horizon ? sizeAfter(picture, horizon.degrees) : picture;
  return { horizon, crop: planCrop(peopleOf(turned, people), size) };
}

/** The boxes of the `count` largest faces, the largest first. */
function peopleOf(faces: FoundFace[], count: number): PhotoBox[] {
  return faces
    .map(({ box }) => box)
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, count);
}
