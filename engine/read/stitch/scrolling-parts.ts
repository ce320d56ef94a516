import type { Strip } from './strip.ts';
import { compareAt, cutOut, type View, viewOf } from './strip-view.ts';

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

/** On screens of one size the part that scrolls is the same, though a bar may have been seen on one of them only. */
function sameRows(one: Strip, other: Strip): [View, View] {
  const views: [View, View] = [viewOf(one), viewOf(other)];
  if (one.height !== other.height) return views;
  const top = Math.max(...views.map((view) => view.top));
  const bottom = Math.min(...views.map((view) => view.bottom));
  return [cutOut(views[0], top, bottom), cutOut(views[1], top, bottom)];
}

/** What scrolls on both, and nothing else. */
export function scrollingParts(one: Strip, other: Strip): [View, View] {
  const [whole, otherWhole] = sameRows(one, other);
  const top = Math.max(whole.top, otherWhole.top) + fixedRows(whole, otherWhole, 'top');
  // A longer scroll goes on below the bar of the shorter one.
  const foot = fixedRows(whole, otherWhole, 'bottom');
  return [cutOut(whole, top, whole.bottom - foot), cutOut(otherWhole, top, otherWhole.bottom - foot)];
}
