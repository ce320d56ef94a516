import { scrollingParts } from './scrolling-parts.ts';
import type { Strip } from './strip.ts';
import { type Comparison, compareAt, lowered, type View } from './strip-view.ts';

// By how much one screenshot is scrolled against another: at the right shift the busy rows of both fall on each other.

export interface StripOverlap {
  /** In pixels: what stands at y on the other is at y + shift on the one. */
  shift: number;
  /** 1: row for row the same. */
  likeness: number;
}

/** True shifts were seen from 0.64 up, others up to 0.74; with few rows to compare, up to 0.84. */
const likeEnough = 0.75;
const likeEnoughForFewRows = 0.85;
const fewRows = 90;
/** Every row that is more like than this speaks for a shift: many rows outdo a few that are the same by chance. */
const nothingAlike = 0.5;
const fewestRows = 40;
/** In rows: boxes are found on a small copy of the image. */
const sameShift = 4;
/** Below this an overlap is empty page, like any other. */
const leastBusy = 2500;
/** Another shift that is nearly as good, and on not so many fewer rows: a pattern that repeats. */
const bestOther = 0.93;
const rowsOfOther = 1 / 3;
const sameScale = 0.01;

interface Peak extends Comparison {
  shift: number;
}

/** How far a rough shift may be from the best one beside it, in rows. */
const reach = 2;

/** `others`: as it is, and half a row further down. */
function finest(one: View, others: readonly View[], rough: number): Peak {
  const by = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return others
    .flatMap((view, half) =>
      by.map((rows): Peak => ({ ...compareAt(one, view, rough + rows, 1), shift: rough + rows + half / 2 })),
    )
    .reduce((better, peak) => (peak.likeness > better.likeness ? peak : better));
}

const isApart = (one: Peak, other: Peak) => Math.abs(one.shift - other.shift) > 5;
/** A rough look may miss the best by a row, and then others are ahead of it. */
const peaksToRefine = 4;

/** Every second shift at every third row, then the neighbours of the best few and of those that are asked for. */
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

/** A shift that the messages speak for is evidence of its own: so much less likeness will do. */
export interface Hint {
  /** In pixels. */
  shift: number;
  worth: number;
}

/** Null where nothing tells that the two show a part of the same chat. */
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
