import type { Raster } from '#engine/pixels/ports.ts';
import { type Lean, leanIn, strengthOf } from '../measure-colours.ts';
import type { MeasuredPhoto } from '../measure-photo.ts';
import { shrinkTo, wholeOf, workingSide } from '../planes.ts';
import { clamp } from '../statistics.ts';

// Takes away the colour of the light. Most pictures lean to some colour because of what they show; so the picture is left alone unless
// skin, the whites of the eyes, the brightest pixels and the mean of all agree.

export interface WhiteBalancePlan {
  /** Factors of red, green and blue. */
  gains: readonly [number, number, number];
}

/** Lean of the mean that counts as a witness. */
const leastLean = 0.03;
/** A stronger lean is coloured light, not a white balance that went wrong. */
const strongest = 0.6;
/** How much of a lean is undone at most: some warmth of a lamp may stay. */
const most = { warm: 0.2, green: 0.2 };
/** Green or magenta that goes along with a warm or cold lean, as a share of it. */
const greenWithWarm = 0.6;
/** Share of the face that may be burnt: a burnt channel hides the colour of the light. */
const mostBurnt = 0.1;
/** Long side in pixels, as the cast is measured. */
const side = 100;

export function planWhiteBalance(
  picture: Raster,
  { colours, light }: Pick<MeasuredPhoto, 'colours' | 'light'>,
): WhiteBalancePlan | null {
  const { cast, lean, eyesTell } = colours;
  if (!cast || !eyesTell || strengthOf(lean) > strongest || (light.faceWhiteShare ?? 1) > mostBurnt) return null;
  const small = shrinkTo(shrinkTo(picture, workingSide), side);
  const mean = leanIn(small, wholeOf(small), 1);
  const brightest = leanIn(small, wholeOf(small), 6);
  if (!mean || !brightest) return null;
  const undone = (axis: keyof Lean) => {
    const isShared = lean[axis] * mean[axis] > 0 && Math.abs(mean[axis]) > leastLean;
    return isShared ? clamp(lean[axis], -most[axis], most[axis]) : 0;
  };
  const warm = undone('warm');
  // A lamp without its orange would look green.
  const shared = mean.green * brightest.green > 0 ? Math.min(Math.abs(mean.green), Math.abs(brightest.green)) : 0;
  const accompanying = Math.sign(mean.green) * Math.min(shared, greenWithWarm * Math.abs(warm));
  const green = undone('green') || accompanying;
  return warm || green ? { gains: gainsAgainst({ warm, green }) } : null;
}

/** Factors that undo a lean. */
function gainsAgainst({ warm, green }: Lean): [number, number, number] {
  const [red, greens, blue] = [-warm + green / 3, (-2 * green) / 3, warm + green / 3];
  return [Math.exp(red), Math.exp(greens), Math.exp(blue)];
}

export function scaleWhiteBalance({ gains }: WhiteBalancePlan, strength: number): WhiteBalancePlan {
  const share = Math.min(1, strength);
  const [red, green, blue] = gains;
  return { gains: [red ** share, green ** share, blue ** share] };
}
