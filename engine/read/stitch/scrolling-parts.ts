import type { Strip } from './strip.ts';
import { compareAt, cutOut, type View, viewOf } from './strip-view.ts';

// The part of two screenshots that scrolls, without bars that the reader did not recognise as such.

// In rows.
const windowRows = 8;
const windowStep = 4;
const highestBar = 170;
/** Busyness below which a row is empty. */
const quietRow = 10;
/** Least likeness of rows that do not move. */
const fixedLikeness = 0.85;

/** Number of rows at an edge that do not move while the chat scrolls: the header, the input bar. */
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
    // Empty rows belong to a bar that has begun; before that they are page.
    if (!isQuiet || fixed > 0) fixed = from + windowRows;
  }
  return fixed;
}

/** On screens of one size the scrolling part is the same, even if a bar was recognised on one of them only. */
function sameRows(one: Strip, other: Strip): [View, View] {
  const views: [View, View] = [viewOf(one), viewOf(other)];
  if (one.height !== other.height) return views;
  const top = Math.max(...views.map((view) => view.top));
  const bottom = Math.min(...views.map((view) => view.bottom));
  return [cutOut(views[0], top, bottom), cutOut(views[1], top, bottom)];
}

/** The rows that scroll on both screenshots. */
export function scrollingParts(one: Strip, other: Strip): [View, View] {
  const [whole, otherWhole] = sameRows(one, other);
  const top = Math.max(whole.top, otherWhole.top) + fixedRows(whole, otherWhole, 'top');
  // Counted from each bottom: a long scroll goes on below the bar of a shorter one.
  const foot = fixedRows(whole, otherWhole, 'bottom');
  return [cutOut(whole, top, whole.bottom - foot), cutOut(otherWhole, top, otherWhole.bottom - foot)];
}
