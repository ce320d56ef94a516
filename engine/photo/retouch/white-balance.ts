import type { PhotoBox } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { type Lean, leanIn, skin } from '../measure-colours.ts';
import type { MeasuredPhoto } from '../measure-photo.ts';
import { pixelsOfBox, shrinkTo, wholeOf, workingSide } from '../planes.ts';
import { clamp } from '../statistics.ts';

// Takes away the colour of the light. Most pictures lean to some colour because of what they show; so this step asks three witnesses,
// the measured cast (by the skin), the brightest pixels and the mean of all, and leaves the picture alone unless they agree.

export interface WhiteBalancePlan {
  /** Factors of red, green and blue. */
  gains: readonly [number, number, number];
}

/** Lean of the brightest pixels and of the mean that counts as a witness. */
const leastLean = 0.03;
/** Share of the face that may be burnt: a burnt channel hides the colour of the light. */
const mostBurnt = 0.1;
/** Long side in pixels, as the cast is measured. */
const side = 100;

export function planWhiteBalance(
  picture: Raster,
  { colours, light, faces }: Pick<MeasuredPhoto, 'colours' | 'light' | 'faces'>,
): WhiteBalancePlan | null {
  if (!colours.cast || colours.isBlackAndWhite) return null;
  if ((light.faceWhiteShare ?? light.whiteShare) > mostBurnt) return null;
  const small = shrinkTo(shrinkTo(picture, workingSide), side);
  const whitePatch = leanIn(small, wholeOf(small), 6);
  const greyWorld = leanIn(small, wholeOf(small), 1);
  if (!whitePatch || !greyWorld) return null;
  const axis = colours.cast === 'warm' || colours.cast === 'cold' ? 'warm' : 'green';
  const sign = Math.sign(colours.lean[axis]);
  const agree = [whitePatch, greyWorld].every((lean) => lean[axis] * sign > leastLean);
  if (!agree) return null;
  return { gains: gainsAgainst(sparingSkin(whitePatch, faceLean(small, faces[0]?.box ?? null))) };
}

function faceLean(small: Raster, face: PhotoBox | null): Lean | null {
  if (!face) return null;
  const { x, y, width, height } = face;
  const inner = { x: x + width * 0.2, y: y + height * 0.25, width: width * 0.6, height: height * 0.6 };
  return leanIn(small, pixelsOfBox(inner, small), 1);
}

/** As much of the lean as can be undone before the skin leaves its own range: a coloured wall may be the brightest thing. */
function sparingSkin(lean: Lean, ofFace: Lean | null): Lean {
  if (!ofFace) return lean;
  const within = (before: number, change: number, least: number, most: number) =>
    before - clamp(before - change, Math.min(least, before), Math.max(most, before));
  return {
    warm: within(ofFace.warm, lean.warm, skin.warmLeast, skin.warmMost),
    green: within(ofFace.green, lean.green, skin.greenLeast, skin.greenMost),
  };
}

/** Factors that undo a lean. */
function gainsAgainst({ warm, green }: Lean): [number, number, number] {
  const [red, greens, blue] = [-warm + green / 3, (-2 * green) / 3, warm + green / 3];
  return [Math.exp(red), Math.exp(greens), Math.exp(blue)];
}

export function scaleWhiteBalance({ gains }: WhiteBalancePlan, strength: number): WhiteBalancePlan {
  const share = Math.min(1.1, strength);
  const [red, green, blue] = gains;
  return { gains: [red ** share, green ** share, blue ** share] };
}
