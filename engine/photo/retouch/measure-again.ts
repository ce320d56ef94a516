import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace } from '../found-face.ts';
import { measureClutter } from '../measure-clutter.ts';
import { measureColours } from '../measure-colours.ts';
import { leanOfEyeWhites } from '../measure-eye-whites.ts';
import { measureFaces, peopleIn } from '../measure-faces.ts';
import { measureLight } from '../measure-light.ts';
import { measureNoise } from '../measure-noise.ts';
import { type MeasuredPhoto, sharpnessOf } from '../measure-photo.ts';
import { measureResolution } from '../measure-resolution.ts';
import { lumaOf, shrinkTo, workingSide } from '../planes.ts';
import type { RetouchPlan } from './plan.ts';

/**
 * Measures of the retouched picture. Lines are those of the original, and so is the colour of the light once it was balanced: no step
 * gains by a turn, by hiding a line or by taking colours away. What a step cannot have changed is not measured again, to save time.
 */
export function measureAgain(
  picture: Raster,
  found: FoundFace[],
  before: MeasuredPhoto,
  { horizon, crop, blur, sharpening, noise: denoising, whiteBalance }: RetouchPlan,
): MeasuredPhoto {
  const isFramedAnew = Boolean(horizon || crop || blur);
  const working = shrinkTo(picture, workingSide);
  const luma = lumaOf(working);
  const faces = measureFaces(luma, found);
  const boxes = faces.map(({ box }) => box);
  const box = boxes[0] ?? null;
  const full = lumaOf(picture);
  const noise = measureNoise(full);
  const resolution = isFramedAnew || sharpening || denoising ? measureResolution(full) : before.resolution;
  const colours = measureColours(working, box, leanOfEyeWhites(picture, faces[0]?.mesh ?? null));
  const { lean, cast } = before.colours;
  return {
    width: picture.width,
    height: picture.height,
    faces,
    people: peopleIn(faces).length,
    light: measureLight(luma, box),
    sharpness: sharpnessOf(full, { noise, resolution, boxes }),
    noise,
    resolution,
    colours: whiteBalance ? { ...colours, lean, cast } : colours,
    tilt: before.tilt,
    clutter: isFramedAnew ? measureClutter(luma, boxes) : before.clutter,
  };
}
