import type { Plane } from './planes.ts';
import { growSegments } from './segments.ts';

// Whether walls, horizons and posts lean: the angle that most long lines share, counted from the nearest of the two axes.

export interface TiltMeasure {
  /** In degrees, clockwise. */
  degrees: number;
  /** Share of all lines' length that leans alike, 0 to 1. */
  agreement: number;
}

/** In degrees: what leans more is meant to, or is no wall. */
const mostTilt = 20;
/** In degrees: lines this close count as leaning alike. */
const spread = 1.2;
/** Length of the lines that must agree, in long sides of the picture, and their least share. */
const leastLength = 0.6;
const leastAgreement = 0.3;

export function measureTilt(luma: Plane): TiltMeasure | null {
  const lines = growSegments(luma, mostTilt + 5).filter(({ degrees }) => Math.abs(degrees) <= mostTilt);
  let total = 0;
  for (const { length } of lines) total += length;
  let best = { weight: 0, degrees: 0 };
  for (let degrees = -mostTilt; degrees <= mostTilt; degrees += 0.25) {
    let weight = 0;
    for (const line of lines) weight += line.length * Math.exp(-(((line.degrees - degrees) / spread) ** 2) / 2);
    if (weight > best.weight) best = { weight, degrees };
  }
  let length = 0;
  let sum = 0;
  for (const line of lines)
    if (Math.abs(line.degrees - best.degrees) <= 2 * spread) {
      length += line.length;
      sum += line.length * line.degrees;
    }
  const agreement = total > 0 ? length / total : 0;
  if (length < leastLength * Math.max(luma.width, luma.height) || agreement < leastAgreement) return null;
  return { degrees: sum / length, agreement };
}
