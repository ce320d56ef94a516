import { scrollingParts } from './scrolling-parts.ts';
import type { Strip } from './strip.ts';
import { type Comparison, compareAt, lowered, type View } from './strip-view.ts';

// Finds by how much one screenshot is scrolled against another: at the right shift the busy rows of both coincide.

export interface StripOverlap {
  /** In pixels: row y of `other` is row y + shift of `one`. */
  shift: number;
  /** 0 to 1; 1 where all rows are the same. */
  likeness: number;
}

/** Least likeness. Measured: true shifts have 0.64 and more, wrong ones up to 0.74, with few rows up to 0.84. */
const likeEnough = 0.75;
const likeEnoughForFewRows = 0.85;
const fewRows = 90;
/** Likeness above this counts for each row, so that many similar rows outweigh a few identical ones. */
const nothingAlike = 0.5;
const fewestRows = 40;
/** In rows: the tolerance of a hint, since message boxes are found on a small copy of the image. */
const sameShift = 4;
/** Least sum of busyness: below it the overlap is empty page, which is alike everywhere. */
const leastBusy = 2500;
/** A second shift with this share of the best likeness, on this share of its rows, means a repeating pattern: no answer. */
const bestOther = 0.93;
const rowsOfOther = 1 / 3;
const sameScale = 0.01;

interface Peak extends Comparison {
  shift: number;
}

/** In rows: how far a rough shift may be from the exact one. */
const reach = 2;

/** `others`: the other view as it is, and half a row further down. */
function finest(one: View, others: readonly View[], rough: number): Peak {
  const by = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return others
    .flatMap((view, half) =>
      by.map((rows): Peak => ({ ...compareAt(one, view, rough + rows, 1), shift: rough + rows + half / 2 })),
    )
    .reduce((better, peak) => (peak.likeness > better.likeness ? peak : better));
}

const isApart = (one: Peak, other: Peak) => Math.abs(one.shift - other.shift) > 5;
/** More than one, since the rough comparison may rate the best shift lower when it is off by a row. */
const peaksToRefine = 4;

/** Tries every second shift on every third row, then all shifts near the best few and near those in `asked`. */
function findPeaks(one: View, other: View, asked: readonly number[]): Peak[] {
  const coarse: Peak[] = [];
  for (let shift = one.top - other.bottom + fewestRows; shift <= one.bottom - other.top - fewestRows; shift += 2) {
    const comparison = compareAt(one, other, shift, 3);
    if (comparison.busy >= leastBusy) coarse.push({ shift, ...comparison });
  }
  const rough: Peak[] = [];
  for (const peak of coarse.toSorted((a, b) => b.likeness - a.likeness)) {
    if (rough.length === peaksToRefine) break;
    if (rough.every((known) => isApart(known, peak))) rough.push(peak);
  }
  const others = [other, lowered(other)];
  return [...new Set([...rough.map(({ shift }) => shift), ...asked])]
    .map((shift) => finest(one, others, shift))
    .filter(({ busy, rows }) => busy >= leastBusy && rows >= fewestRows);
}

export function isOfScale(strip: Strip, scale: number): boolean {
  return Math.abs(strip.scale / scale - 1) <= sameScale;
}

/** A shift that shared messages suggest: with it, `worth` less likeness is enough. */
export interface Hint {
  /** In pixels. */
  shift: number;
  worth: number;
}

/** Null where the rows do not show that the two overlap. */
export function compareStrips(one: Strip, other: Strip, hints: readonly Hint[] = []): StripOverlap | null {
  if (!isOfScale(other, one.scale)) return null;
  const hinted = hints.map(({ shift, worth }) => ({ row: Math.round(shift / one.scale), worth }));
  const worthOf = ({ shift }: Peak) =>
    Math.max(0, ...hinted.filter(({ row }) => Math.abs(row - shift) <= sameShift).map(({ worth }) => worth));
  const peaks = findPeaks(
    ...scrollingParts(one, other),
    hinted.map(({ row }) => row),
  );
  const best = peaks
    .map((peak) => ({ ...peak, belief: peak.likeness + worthOf(peak) }))
    .filter(({ belief, rows }) => belief >= (rows < fewRows ? likeEnoughForFewRows : likeEnough))
    .sort((a, b) => (b.belief - nothingAlike) * b.rows - (a.belief - nothingAlike) * a.rows)[0];
  if (!best) return null;
  const isRival = ({ likeness, rows }: Peak) => likeness > best.likeness * bestOther && rows >= best.rows * rowsOfOther;
  if (worthOf(best) === 0 && peaks.some((peak) => isApart(peak, best) && isRival(peak))) return null;
  return { shift: best.shift * one.scale, likeness: best.likeness };
}
