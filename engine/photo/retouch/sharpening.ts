import type { Raster } from '#engine/read/pixels/ports.ts';
import type { MeasuredPhoto } from '../measure-photo.ts';
import { lumaOf, type Plane, shrinkTo } from '../planes.ts';
import { between } from '../statistics.ts';
import { softBlur } from './box-blur.ts';
import { addLuma } from './change-luma.ts';
import { enlargePlane } from './enlarge-plane.ts';

// Undoes blur by its own inverse (Van Cittert): blurs the result again and adds what is missing to the original. No pixel becomes
// lighter or darker than its surroundings are, so edges get no light seam.

export interface SharpeningPlan {
  /** Of the blur to undo, in pixels. */
  deviation: number;
  /** How much of what is missing is added in each round. */
  amount: number;
  /** Differences in steps of 255 that are taken for grain and left alone. */
  floor: number;
}

/** Sharpness (0 to 1) → amount. */
const amounts = [
  [0, 1.4],
  [0.3, 1.1],
  [0.5, 0.5],
  [0.7, 0],
] as const;
/** Sharpness → deviation in pixels of a picture with a long side of 800. */
const deviations = [
  [0, 6],
  [0.15, 4],
  [0.35, 2.4],
  [0.55, 1.2],
] as const;
const rounds = 3;

export function planSharpening({
  sharpness: { picture, face },
  resolution,
  noise,
  width,
  height,
}: MeasuredPhoto): SharpeningPlan | null {
  const sharpness = face === null ? picture : Math.min(picture, face + 0.1);
  // A picture that was enlarged is as soft as it was enlarged, however sharp the small one was.
  const amount = Math.max(between(sharpness, amounts), resolution.enlargement > 1.3 ? 0.6 : 0);
  if (amount < 0.05) return null;
  const bySharpness = (between(sharpness, deviations) * Math.max(width, height)) / 800;
  const deviation = Math.max(0.8, bySharpness, 0.4 * resolution.enlargement);
  return { amount, deviation, floor: Math.max(0.7, noise) };
}

export function scaleSharpening(plan: SharpeningPlan, strength: number): SharpeningPlan {
  return { ...plan, amount: plan.amount * strength };
}

/** In pixels: what a wider blur left of the picture fits into half its size, which takes a quarter of the time. */
const wideDeviation = 2.4;

export function applySharpening(picture: Raster, plan: SharpeningPlan): Raster {
  if (plan.deviation < wideDeviation) return addLuma(picture, missingIn(lumaOf(picture), plan));
  const half = shrinkTo(picture, Math.round(Math.max(picture.width, picture.height) / 2));
  const missing = missingIn(lumaOf(half), { ...plan, deviation: plan.deviation / 2 });
  return addLuma(picture, enlargePlane(missing, picture));
}

/** What a blur took away from each pixel. */
function missingIn(luma: Plane, { deviation, amount, floor }: SharpeningPlan): Plane {
  const { lowest, highest } = rangesOf(luma, Math.max(1, Math.round(deviation)));
  let sharp: Plane = luma;
  for (let round = 0; round < rounds; round++) {
    const blurred = softBlur(sharp, deviation);
    for (let i = 0; i < blurred.data.length; i++) {
      const missing = (luma.data[i] as number) - (blurred.data[i] as number);
      const size = Math.abs(missing);
      const added = size <= floor ? 0 : amount * missing * (1 - floor / size);
      const wanted = (sharp.data[i] as number) + added;
      blurred.data[i] = Math.max(lowest[i] as number, Math.min(highest[i] as number, wanted));
    }
    sharp = blurred;
  }
  for (let i = 0; i < sharp.data.length; i++) sharp.data[i] = (sharp.data[i] as number) - (luma.data[i] as number);
  return sharp;
}

/** The darkest and the lightest pixel of the square around each. */
function rangesOf({ width, height, data }: Plane, reach: number): { lowest: Float32Array; highest: Float32Array } {
  const rowLowest = new Float32Array(data.length);
  const rowHighest = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + Math.max(0, x - reach);
      const to = y * width + Math.min(width - 1, x + reach);
      let [low, high] = [255, 0];
      for (let i = from; i <= to; i++) {
        const value = data[i] as number;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      rowLowest[y * width + x] = low;
      rowHighest[y * width + x] = high;
    }
  const lowest = new Float32Array(data.length).fill(255);
  const highest = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      for (let i = y * width, from = row * width; i < (y + 1) * width; i++, from++) {
        if ((rowLowest[from] as number) < (lowest[i] as number)) lowest[i] = rowLowest[from] as number;
        if ((rowHighest[from] as number) > (highest[i] as number)) highest[i] = rowHighest[from] as number;
      }
  return { lowest, highest };
}
