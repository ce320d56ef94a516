import type { Strip } from '../strip.ts';
import { scrollingParts } from './scrolling-parts.ts';
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
/** Words that tell the same shift are evidence of their own, so that less likeness will do. */
const worthOfWords = 0.2;
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

/** Null where nothing tells that the two show a part of the same chat. `told`: shifts in pixels that the words speak for. */
export function compareStrips(one: Strip, other: Strip, told: readonly number[] = []): StripOverlap | null {
  if (!isOfScale(other, one.scale)) return null;
  const toldRows = told.map((pixels) => Math.round(pixels / one.scale));
  const isTold = ({ shift }: Peak) => toldRows.some((rows) => Math.abs(rows - shift) <= sameShift);
  const worth = (peak: Peak) => peak.likeness + (isTold(peak) ? worthOfWords : 0);
  const peaks = findPeaks(...scrollingParts(one, other), toldRows);
  const best = peaks
    .filter((peak) => worth(peak) >= (peak.rows < fewRows ? likeEnoughForFewRows : likeEnough))
    .sort((a, b) => (worth(b) - nothingAlike) * b.rows - (worth(a) - nothingAlike) * a.rows)[0];
  if (!best) return null;
  const isRival = ({ likeness, rows }: Peak) => likeness > best.likeness * bestOther && rows >= best.rows * rowsOfOther;
  if (!isTold(best) && peaks.some((peak) => isApart(peak, best) && isRival(peak))) return null;
  return { shift: best.shift * one.scale, likeness: best.likeness };
}
