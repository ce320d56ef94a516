import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace } from '../found-face.ts';
import { type MeasuredPhoto, measurePhoto } from '../measure-photo.ts';
import type { RetouchPlan } from './plan.ts';

/**
 * Measures of the retouched picture. Lines are those of the original, and so is the colour of the light once it was balanced: no step
 * gains by a turn, by hiding a line or by taking colours away. What a step cannot have changed is not measured again, to save time.
 */
export function measureAgain(
  picture: Raster,
  found: FoundFace[],
  { tilt, clutter, resolution, colours: { lean, cast } }: MeasuredPhoto,
  { horizon, crop, blur, sharpening, noise, whiteBalance }: RetouchPlan,
): MeasuredPhoto {
  const isFramedAnew = Boolean(horizon || crop || blur);
  const hasSameDetail = !(isFramedAnew || sharpening || noise);
  const again = measurePhoto(picture, found, {
    tilt,
    ...(isFramedAnew ? {} : { clutter }),
    ...(hasSameDetail ? { resolution } : {}),
  });
  return whiteBalance ? { ...again, colours: { ...again.colours, lean, cast } } : again;
}
