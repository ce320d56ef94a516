import type { PhotoBox } from '#contract/photos.ts';
import { halfOf, type Plane } from './planes.ts';
import { growSegments } from './segments.ts';
import { between } from './statistics.ts';

// Whether walls, horizons and posts lean: the angle that most long lines share, counted from the nearest of the two axes. Lines are
// looked for in smaller copies as well, where those of a background out of focus become sharp.

export interface TiltMeasure {
  /** In degrees, clockwise. */
  degrees: number;
  /** Length of the lines that lean alike, in long sides of the picture, added up over the three sizes. */
  support: number;
  /** 0 to 1: how far the lines outweigh what else could be meant. It rises slowly, so that a small change of the picture changes little. */
  certainty: number;
  /** Several long lines of the background agree: walls and floors, or posts and shelves on both sides, not one that perspective leans. */
  isAgreed: boolean;
}

/** Certainty from which the screen says that a picture leans, or is straight. */
const surely = 0.5;

/** In degrees: what leans more is meant to, or is no wall. */
const mostTilt = 15;
/** Nearer to that, the lines may lean further than was looked for: a book on a table does. */
const mostTold = 13;
/** In degrees: lines this close count as leaning alike. */
const spread = 1.5;
/** Support → certainty. */
const bySupport = [
  [0.25, 0],
  [0.65, 1],
] as const;
/** How many times more support the angle has than any other that is not its neighbour → certainty. */
const byLead = [
  [1.4, 0],
  [2.2, 1],
] as const;
const neighbours = 4;
/** What a line counts on a head or a body, which lean as they like, beside 1 in the background. */
const weightOnHead = 0.2;
const weightOnBody = 0.4;
const sizes = 3;

/** Of lines that agree: length in long sides, how far apart lines are not the same one, and how many there must be. */
const longLine = 0.12;
const samePlace = 0.03;
const leastLines = 3;
/** How far apart lines along one axis must lie at least, in sides of the picture: closer ones may converge with the rest. */
const leastApart = 0.4;

type Angle = Pick<TiltMeasure, 'degrees' | 'support'>;

/** A line: degrees from the nearest axis, and its length in long sides, less on a person. */
interface Vote {
  degrees: number;
  weight: number;
  length: number;
  isOnPerson: boolean;
  isUpright: boolean;
  /** Of its middle across its axis, 0 to 1. */
  place: number;
}

export function measureTilt(luma: Plane, faces: PhotoBox[]): TiltMeasure | null {
  const votes: Vote[] = [];
  for (let size = 0, plane = luma; size < sizes; size++, plane = halfOf(plane)) votes.push(...votesIn(plane, faces));
  const angles: Angle[] = [];
  for (let degrees = -mostTilt; degrees <= mostTilt; degrees += 0.25)
    angles.push({ degrees, support: supportOf(votes, degrees) });
  const best = strongest(angles);
  const rival = strongest(angles.filter(({ degrees }) => Math.abs(degrees - best.degrees) > neighbours));
  const lead = best.support / Math.max(0.01, rival.support);
  const certainty = Math.min(between(best.support, bySupport), between(lead, byLead));
  return certainty > 0 ? { ...best, certainty, isAgreed: isAgreed(votes, best.degrees) } : null;
}

export function isTold(tilt: TiltMeasure | null): tilt is TiltMeasure {
  return tilt !== null && tilt.certainty >= surely && tilt.isAgreed && Math.abs(tilt.degrees) <= mostTold;
}

/** Uprights and levels together, or lines along one axis far apart: perspective leans neither alike. */
function isAgreed(votes: Vote[], degrees: number): boolean {
  const long = votes.filter((vote) => !vote.isOnPerson && vote.length >= longLine);
  const alike = long.filter((vote) => Math.abs(vote.degrees - degrees) <= spread);
  const upright = placesOf(alike.filter(({ isUpright }) => isUpright));
  const level = placesOf(alike.filter(({ isUpright }) => !isUpright));
  if (upright.length + level.length < leastLines) return false;
  // What tilts a picture tilts its uprights too: those of a tower seen from below lean towards each other.
  const otherwise = placesOf(long.filter((vote) => vote.isUpright && Math.abs(vote.degrees - degrees) > spread));
  if (otherwise.length > 1 && otherwise.length > upright.length) return false;
  const areApart = (places: number[]) =>
    places.length >= leastLines && Math.max(...places) - Math.min(...places) >= leastApart;
  return (upright.length > 0 && level.length > 0) || areApart(upright) || areApart(level);
}

/** Where different lines are; parts of one line, and the same line in a smaller copy, count once. */
function placesOf(votes: Vote[]): number[] {
  const places: number[] = [];
  for (const { place } of votes) if (places.every((other) => Math.abs(other - place) > samePlace)) places.push(place);
  return places;
}

function votesIn(plane: Plane, faces: PhotoBox[]): Vote[] {
  const longSide = Math.max(plane.width, plane.height);
  return growSegments(plane, mostTilt + 5).map(({ degrees, isUpright, length, x, y }) => {
    const own = weightAt(x / plane.width, y / plane.height, faces);
    const place = isUpright ? x / plane.width : y / plane.height;
    return {
      degrees,
      weight: (own * length) / longSide,
      length: length / longSide,
      isOnPerson: own < 1,
      isUpright,
      place,
    };
  });
}

function weightAt(x: number, y: number, faces: PhotoBox[]): number {
  let weight = 1;
  for (const face of faces) {
    const aside = Math.abs(x - face.x - face.width / 2) / face.width;
    const below = (y - face.y) / face.height;
    if (aside < 0.8 && below > -0.4 && below < 1.2) weight = Math.min(weight, weightOnHead);
    else if (aside < 1.3 && below >= 1) weight = Math.min(weight, weightOnBody);
  }
  return weight;
}

function supportOf(votes: Vote[], degrees: number): number {
  let support = 0;
  for (const vote of votes) support += vote.weight * Math.exp(-(((vote.degrees - degrees) / spread) ** 2) / 2);
  return support;
}

function strongest(angles: Angle[]): Angle {
  let best: Angle = { degrees: 0, support: 0 };
  for (const angle of angles) if (angle.support > best.support) best = angle;
  return best;
}
