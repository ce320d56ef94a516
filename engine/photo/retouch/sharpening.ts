import type { Raster } from '#engine/pixels/ports.ts';
import type { MeasuredPhoto } from '../measure-photo.ts';
import { lumaOf, type Plane } from '../planes.ts';
import { between } from '../statistics.ts';
import { softBlur } from './box-blur.ts';
import { addLuma } from './change-luma.ts';
import { enlargePlane, shrinkPlane } from './resize-plane.ts';

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
  [0, 2],
  [0.3, 1.5],
  [0.5, 0.6],
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
  const luma = lumaOf(picture);
  // A narrow blur is undone in one round of twice the amount, a wide one takes two.
  if (plan.deviation < wideDeviation) return addLuma(picture, missingIn(luma, { ...plan, amount: 2 * plan.amount }, 1));
  const missing = missingIn(shrinkPlane(luma, 2), { ...plan, deviation: plan.deviation / 2 }, 2);
  return addLuma(picture, enlargePlane(missing, picture));
}

/** What a blur took away from each pixel. */
function missingIn(luma: Plane, { deviation, amount, floor }: SharpeningPlan, rounds: number): Plane {
  const { width, height } = luma;
  const ranges = rangesOf(luma, Math.max(1, Math.round(deviation / 2)));
  let sharp: Plane = luma;
  for (let round = 0; round < rounds; round++) {
    const blurred = softBlur(sharp, deviation);
    for (let y = 0; y < height; y++) {
      const row = (y >> 1) * ranges.width;
      for (let x = 0, i = y * width; x < width; x++, i++) {
        const missing = (luma.data[i] as number) - (blurred.data[i] as number);
        const size = missing < 0 ? -missing : missing;
        const added = size <= floor ? 0 : amount * missing * (1 - floor / size);
        const wanted = (sharp.data[i] as number) + added;
        const low = ranges.lowest[row + (x >> 1)] as number;
        const high = ranges.highest[row + (x >> 1)] as number;
        blurred.data[i] = Math.max(low, Math.min(high, wanted));
      }
    }
    sharp = blurred;
  }
  for (let i = 0; i < sharp.data.length; i++) sharp.data[i] = (sharp.data[i] as number) - (luma.data[i] as number);
  return sharp;
}

interface Ranges {
  width: number;
  lowest: Float32Array;
  highest: Float32Array;
}

/** The darkest and the lightest pixel around each square of two by two, `reach` squares each way. */
function rangesOf(luma: Plane, reach: number): Ranges {
  const squares = squaresOf(luma);
  return spreadDown(spreadAcross(squares, reach), reach);
}

function squaresOf({ width: fullWidth, height: fullHeight, data }: Plane): Ranges {
  const width = (fullWidth + 1) >> 1;
  const height = (fullHeight + 1) >> 1;
  const lowest = new Float32Array(width * height).fill(255);
  const highest = new Float32Array(width * height);
  for (let y = 0; y < fullHeight; y++)
    for (let x = 0, i = y * fullWidth; x < fullWidth; x++, i++) {
      const square = (y >> 1) * width + (x >> 1);
      const value = data[i] as number;
      if (value < (lowest[square] as number)) lowest[square] = value;
      if (value > (highest[square] as number)) highest[square] = value;
    }
  return { width, lowest, highest };
}

/** Each square becomes the range of those beside it too. */
function spreadAcross({ width, lowest, highest }: Ranges, reach: number): Ranges {
  const result = { width, lowest: lowest.slice(), highest: highest.slice() };
  for (let row = 0; row < lowest.length; row += width)
    for (let i = row; i < row + width; i++) {
      const end = Math.min(row + width - 1, i + reach);
      let low = lowest[i] as number;
      let high = highest[i] as number;
      for (let near = Math.max(row, i - reach); near <= end; near++) {
        if ((lowest[near] as number) < low) low = lowest[near] as number;
        if ((highest[near] as number) > high) high = highest[near] as number;
      }
      result.lowest[i] = low;
      result.highest[i] = high;
    }
  return result;
}

/** The same for those above and below, a row at a time, as the rows lie in memory. */
function spreadDown({ width, lowest, highest }: Ranges, reach: number): Ranges {
  const result = { width, lowest: lowest.slice(), highest: highest.slice() };
  const size = lowest.length;
  for (let row = 0; row < size; row += width)
    for (let other = row - reach * width; other <= row + reach * width; other += width) {
      if (other < 0 || other >= size || other === row) continue;
      for (let i = row, near = other; i < row + width; i++, near++) {
        if ((lowest[near] as number) < (result.lowest[i] as number)) result.lowest[i] = lowest[near] as number;
        if ((highest[near] as number) > (result.highest[i] as number)) result.highest[i] = highest[near] as number;
      }
    }
  return result;
}
