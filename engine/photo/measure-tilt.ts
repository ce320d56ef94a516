import type { Plane } from './planes.ts';
import { growSegments, type Segment } from './segments.ts';

// Whether walls, horizons and posts lean: the angle that most long lines share, counted from the nearest of the two axes.

export interface TiltMeasure {
  /** In degrees, clockwise. */
  degrees: number;
  /** Length of the lines that lean alike, in long sides of the picture. */
  support: number;
}

/** In degrees: what leans more is meant to, or is no wall. */
const mostTilt = 15;
/** In degrees: lines this close count as leaning alike. */
const spread = 1.2;
const leastSupport = 0.5;
/** How many times more support the angle needs than any other that is not its neighbour. */
const leastLead = 1.8;
const neighbours = 4;

export function measureTilt(luma: Plane): TiltMeasure | null {
  const longSide = Math.max(luma.width, luma.height);
  const lines = growSegments(luma, mostTilt + 5);
  const votes: TiltMeasure[] = [];
  for (let degrees = -mostTilt; degrees <= mostTilt; degrees += 0.25)
    votes.push({ degrees, support: supportOf(lines, degrees) / longSide });
  const best = strongest(votes);
  const rival = strongest(votes.filter(({ degrees }) => Math.abs(degrees - best.degrees) > neighbours));
  return best.support >= Math.max(leastSupport, leastLead * rival.support) ? best : null;
}

function supportOf(lines: Segment[], degrees: number): number {
  let support = 0;
  for (const line of lines) support += line.length * Math.exp(-(((line.degrees - degrees) / spread) ** 2) / 2);
  return support;
}

function strongest(votes: TiltMeasure[]): TiltMeasure {
  let best: TiltMeasure = { degrees: 0, support: 0 };
  for (const vote of votes) if (vote.support > best.support) best = vote;
  return best;
}
