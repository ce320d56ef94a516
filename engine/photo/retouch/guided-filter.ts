import type { Plane } from '../planes.ts';
import { boxBlur } from './box-blur.ts';

// Guided filter (He, Sun and Tang, 2010): smooths where the guide is calm and follows the guide across its edges, so that no edge
// gets a halo.

export interface GuidedFilter {
  /** In pixels. */
  radius: number;
  /** Differences of the guide, in its own unit, that count as calm. */
  tolerance: number;
}

/** The plane smoothed with its own edges as the guide. */
export function smoothPlane(plane: Plane, { radius, tolerance }: GuidedFilter): Plane {
  const { data } = plane;
  const mean = boxBlur(plane, radius).data;
  const squares = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) squares[i] = (data[i] as number) ** 2;
  const slope = boxBlur({ ...plane, data: squares }, radius).data;
  const offset = squares;
  const calm = tolerance * tolerance;
  for (let i = 0; i < data.length; i++) {
    const average = mean[i] as number;
    const variance = Math.max(0, (slope[i] as number) - average * average);
    const share = variance / (variance + calm);
    slope[i] = share;
    offset[i] = average * (1 - share);
  }
  return lineOf(plane, slope, offset, radius);
}

/** `plane` smoothed along the edges of `guide`, which has the same size. */
export function smoothAlong(guide: Plane, plane: Plane, { radius, tolerance }: GuidedFilter): Plane {
  const length = guide.data.length;
  const products = new Float32Array(length);
  const squares = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const own = guide.data[i] as number;
    products[i] = own * (plane.data[i] as number);
    squares[i] = own * own;
  }
  const meanGuide = boxBlur(guide, radius).data;
  const meanPlane = boxBlur(plane, radius).data;
  const slope = boxBlur({ ...guide, data: products }, radius).data;
  const meanSquares = boxBlur({ ...guide, data: squares }, radius).data;
  const offset = products;
  for (let i = 0; i < length; i++) {
    const average = meanGuide[i] as number;
    const variance = Math.max(0, (meanSquares[i] as number) - average * average);
    const share = ((slope[i] as number) - average * (meanPlane[i] as number)) / (variance + tolerance * tolerance);
    slope[i] = share;
    offset[i] = (meanPlane[i] as number) - share * average;
  }
  return lineOf(guide, slope, offset, radius);
}

/** Each pixel by the mean of the lines of all squares that it lies in. */
function lineOf(guide: Plane, slope: Float32Array, offset: Float32Array, radius: number): Plane {
  const { width, height, data } = guide;
  const slopes = boxBlur({ width, height, data: slope }, radius).data;
  const offsets = boxBlur({ width, height, data: offset }, radius).data;
  for (let i = 0; i < data.length; i++)
    offsets[i] = (slopes[i] as number) * (data[i] as number) + (offsets[i] as number);
  return { width, height, data: offsets };
}
