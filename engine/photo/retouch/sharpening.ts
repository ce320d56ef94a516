import type { MeasuredPhoto } from '../measure-photo.ts';
import { between } from '../statistics.ts';

// Adds what a blur took away: the difference between the picture and itself blurred once more. No pixel becomes lighter or darker than
// its surroundings are, so edges get no light seam.

export interface SharpeningPlan {
  /** Of the blur to undo, in pixels. */
  deviation: number;
  /** How many times a difference is added. */
  amount: number;
  /** Differences in steps of 255 that are taken for grain and left alone. */
  floor: number;
}

/** Sharpness (0 to 1) → amount. */
const amounts = [
  [0, 4],
  [0.3, 3],
  [0.5, 1.2],
  [0.7, 0],
] as const;
/** Sharpness → deviation in pixels of a picture with a long side of 800. */
const deviations = [
  [0, 6],
  [0.15, 4],
  [0.35, 2.4],
  [0.55, 1.2],
] as const;

export function planSharpening({
  sharpness: { picture, face },
  resolution,
  noise,
  width,
  height,
}: MeasuredPhoto): SharpeningPlan | null {
  const sharpness = face === null ? picture : Math.min(picture, face + 0.1);
  // A picture that was enlarged is as soft as it was enlarged, however sharp the small one was.
  const amount = Math.max(between(sharpness, amounts), resolution.enlargement > 1.3 ? 1.2 : 0);
  if (amount < 0.1) return null;
  const bySharpness = (between(sharpness, deviations) * Math.max(width, height)) / 800;
  const deviation = Math.max(0.8, bySharpness, 0.4 * resolution.enlargement);
  return { amount, deviation, floor: Math.max(0.7, noise) };
}

export function scaleSharpening(plan: SharpeningPlan, strength: number): SharpeningPlan {
  return { ...plan, amount: plan.amount * strength };
}

/** What is added to a pixel that differs so much from the blurred picture, in steps of 255. */
export function addedDetail(difference: number, { amount, floor }: SharpeningPlan): number {
  const size = Math.abs(difference);
  return size <= floor ? 0 : amount * difference * (1 - floor / size);
}
