import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace } from '../found-face.ts';
import { measureColours } from '../measure-colours.ts';
import { measureFaces } from '../measure-faces.ts';
import { measureLight } from '../measure-light.ts';
import { measureNoise } from '../measure-noise.ts';
import { type MeasuredPhoto, measurePhoto, sharpnessOf } from '../measure-photo.ts';
import { measureResolution } from '../measure-resolution.ts';
import { lumaOf, shrinkTo, workingSide } from '../planes.ts';
import type { RetouchPlan } from './plan.ts';

/**
 * Measures of the retouched picture. A picture that kept its frame has the lines and the calm that it had, and its resolution unless
 * edges or grain were changed: these are not measured again, which saves time and lets no step gain by hiding a line.
 */
export function measureAgain(
  picture: Raster,
  found: FoundFace[],
  before: MeasuredPhoto,
  { horizon, crop, blur, sharpening, noise: denoising }: RetouchPlan,
): MeasuredPhoto {
  if (horizon || crop || blur) return measurePhoto(picture, found);
  const working = shrinkTo(picture, workingSide);
  const luma = lumaOf(working);
  const faces = measureFaces(luma, found);
  const box = faces[0]?.box ?? null;
  const full = lumaOf(picture);
  const noise = measureNoise(full);
  const resolution = sharpening || denoising ? measureResolution(full) : before.resolution;
  return {
    ...before,
    faces,
    light: measureLight(luma, box),
    sharpness: sharpnessOf(full, { noise, resolution, box }),
    noise,
    resolution,
    colours: measureColours(working, box),
  };
}
