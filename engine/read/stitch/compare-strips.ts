import { bands, type Strip } from '../strip.ts';

// By how much one screenshot is scrolled against another: at the right shift the busy rows of both fall on each other.

export interface StripOverlap {
  /** In pixels: what stands at y on the other is at y + shift on the one. */
  shift: number;
  /** 1: row for row the same. */
  likeness: number;
}

/** True shifts were seen from 0.76 up, others up to 0.63; with few rows to compare, up to 0.7. */
const likeEnough = 0.75;
const likeEnoughForFewRows = 0.85;
const fewRows = 90;
const fewestRows = 40;
/** Below this an overlap is empty page, like any other. */
const leastBusy = 2500;
/** Another shift that is nearly as good: a pattern that repeats. */
const bestOther = 0.93;
const sameScale = 0.01;

const smoothed = new WeakMap<Strip, Float32Array>();

/** Shifts are not whole rows: each row is spread to its neighbours. */
function smooth(strip: Strip): Float32Array {
  const known = smoothed.get(strip);
  if (known) return known;
  const { rows } = strip;
  const last = rows.length - bands;
  const values = Float32Array.from(rows, (value, index) => {
    const above = rows[Math.max(index % bands, index - bands)] ?? 0;
    const below = rows[Math.min(last + (index % bands), index + bands)] ?? 0;
    return (above + 2 * value + below) / 4;
  });
  smoothed.set(strip, values);
  return values;
}

interface View {
  values: Float32Array;
  /** Rows of the image that the values are of. */
  top: number;
  bottom: number;
}

function viewOf(strip: Strip): View {
  return { values: smooth(strip), top: strip.top, bottom: strip.top + strip.rows.length / bands };
}

interface Comparison {
  likeness: number;
  busy: number;
  rows: number;
}

/** Row y of the other against row y + shift of the one, every `step` rows. */
function compareAt(one: View, other: View, shift: number, step: number): Comparison {
  const start = Math.max(one.top, other.top + shift);
  const stop = Math.min(one.bottom, other.bottom + shift);
  let shared = 0;
  let busy = 0;
  for (let row = start; row < stop; row += step) {
    let at = (row - one.top) * bands;
    let otherAt = (row - shift - other.top) * bands;
    for (const end = at + bands; at < end; at++, otherAt++) {
      const value = one.values[at] as number;
      const otherValue = other.values[otherAt] as number;
      if (value < otherValue) {
        shared += value;
        busy += otherValue;
      } else {
        shared += otherValue;
        busy += value;
      }
    }
  }
  return { likeness: busy === 0 ? 0 : shared / busy, busy: busy * step, rows: Math.max(0, stop - start) };
}

const windowRows = 8;
const windowStep = 4;
const highestBar = 170;
const quietRow = 10;
const fixedLikeness = 0.85;

/** Rows that stand still while the chat scrolls: the header, the bar where one writes. Given from an edge inwards. */
function fixedRows(one: View, other: View, edge: 'top' | 'bottom'): number {
  const top = Math.max(one.top, other.top);
  const bottom = Math.min(one.bottom, other.bottom);
  let fixed = 0;
  for (let from = 0; from + windowRows <= Math.min(highestBar, bottom - top); from += windowStep) {
    const start = edge === 'top' ? top + from : bottom - from - windowRows;
    const window = { values: one.values, top: one.top, bottom: one.bottom };
    const piece = compareAt(cutOut(window, start, start + windowRows), other, 0, 1);
    const isQuiet = piece.busy < quietRow * windowRows;
    if (!isQuiet && piece.likeness < fixedLikeness) break;
    // A bar goes on where it is empty; before anything of a bar was seen, what is empty is the page.
    if (!isQuiet || fixed > 0) fixed = from + windowRows;
  }
  return fixed;
}

function cutOut({ values, top, bottom }: View, from: number, to: number): View {
  const start = Math.max(top, from);
  const stop = Math.max(start, Math.min(bottom, to));
  return { values: values.subarray((start - top) * bands, (stop - top) * bands), top: start, bottom: stop };
}

/** The same half a row further down. */
function lowered({ values, top, bottom }: View): View {
  const between = values.map((value, at) => (value + (values[at < bands ? at : at - bands] as number)) / 2);
  return { values: between, top, bottom };
}

interface Peak extends Comparison {
  shift: number;
}

/** Every second shift at every third row, then the neighbours of the best one. */
function findPeak(one: View, other: View): { best: Peak; second: number } | null {
  const coarse: Peak[] = [];
  for (let shift = one.top - other.bottom + fewestRows; shift <= one.bottom - other.top - fewestRows; shift += 2) {
    const comparison = compareAt(one, other, shift, 3);
    if (comparison.busy >= leastBusy) coarse.push({ shift, ...comparison });
  }
  const rough = coarse.reduce<Peak | null>((best, peak) => (peak.likeness > (best?.likeness ?? 0) ? peak : best), null);
  if (!rough) return null;
  const best = [other, lowered(other)]
    .flatMap((view, half) =>
      [-2, -1, 0, 1, 2].map(
        (by): Peak => ({ ...compareAt(one, view, rough.shift + by, 1), shift: rough.shift + by + half / 2 }),
      ),
    )
    .reduce((better, peak) => (peak.likeness > better.likeness ? peak : better));
  const second = Math.max(0, ...coarse.filter(({ shift }) => Math.abs(shift - best.shift) > 5).map((p) => p.likeness));
  return { best, second };
}

/** On screens of one size the part that scrolls is the same, though a bar may have been seen on one of them only. */
function sameRows(one: Strip, other: Strip): [View, View] {
  const views: [View, View] = [viewOf(one), viewOf(other)];
  if (one.height !== other.height) return views;
  const top = Math.max(...views.map((view) => view.top));
  const bottom = Math.min(...views.map((view) => view.bottom));
  return [cutOut(views[0], top, bottom), cutOut(views[1], top, bottom)];
}

/** Null where nothing tells that the two show a part of the same chat. */
export function compareStrips(one: Strip, other: Strip): StripOverlap | null {
  if (Math.abs(one.scale / other.scale - 1) > sameScale) return null;
  const [whole, otherWhole] = sameRows(one, other);
  const top = Math.max(whole.top, otherWhole.top) + fixedRows(whole, otherWhole, 'top');
  const bottom = Math.min(whole.bottom, otherWhole.bottom) - fixedRows(whole, otherWhole, 'bottom');
  // A longer scroll goes on below the bar of the shorter one.
  const view = cutOut(whole, top, whole.bottom - (Math.min(whole.bottom, otherWhole.bottom) - bottom));
  const otherView = cutOut(otherWhole, top, otherWhole.bottom - (Math.min(whole.bottom, otherWhole.bottom) - bottom));
  const peak = findPeak(view, otherView);
  if (!peak) return null;
  const { best, second } = peak;
  if (best.rows < fewestRows || best.busy < leastBusy) return null;
  if (best.likeness < (best.rows < fewRows ? likeEnoughForFewRows : likeEnough)) return null;
  return second > best.likeness * bestOther ? null : { shift: best.shift * one.scale, likeness: best.likeness };
}
