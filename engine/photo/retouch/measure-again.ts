import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace } from '../found-face.ts';
import type { LightMeasures } from '../measure-light.ts';
import { type MeasuredPhoto, measurePhoto } from '../measure-photo.ts';
import type { RetouchPlan } from './plan.ts';

/** Share of the face that is clipped, from which it counts as burnt. */
const leastClipped = 0.04;

/**
 * Measures of the retouched picture. Lines are those of the original, and so is the colour of the light once it was balanced: no step
 * gains by a turn, by hiding a line or by taking colours away, nor by making burnt skin grey. What a step cannot have changed is not
 * measured again, to save time.
 */
export function measureAgain(
  picture: Raster,
  found: FoundFace[],
  before: MeasuredPhoto,
  { horizon, crop, blur, sharpening, noise, whiteBalance }: RetouchPlan,
): MeasuredPhoto {
  const { tilt, clutter, resolution } = before;
  const { lean, cast } = before.colours;
  const isFramedAnew = Boolean(horizon || crop || blur);
  const hasSameDetail = !(isFramedAnew || sharpening || noise);
  const again = measurePhoto(picture, found, {
    tilt,
    ...(isFramedAnew ? {} : { clutter }),
    ...(hasSameDetail ? { resolution } : {}),
  });
  const light = before.clipped > leastClipped ? stillBurnt(before.light, again.light) : again.light;
  return { ...again, light, colours: whiteBalance ? { ...again.colours, lean, cast } : again.colours };
}

/** Light that is lost stays lost, however dark the place is made. */
function stillBurnt(before: LightMeasures, after: LightMeasures): LightMeasures {
  return {
    ...after,
    facePeak: before.facePeak && Math.max(before.facePeak, after.facePeak ?? 0),
    faceWhiteShare: before.faceWhiteShare && Math.max(before.faceWhiteShare, after.faceWhiteShare ?? 0),
  };
}
