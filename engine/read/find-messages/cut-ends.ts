import type { Bubble } from '../find-shapes/bubbles.ts';
import type { Screen } from '../find-shapes/screen.ts';

/** Rows counted from an end of the bubble that tell a round corner from a square one; row 0 is blurred. */
const cornerRows = [1, 2, 3, 4];
/** In points, summed over the four rows: least inset of a round corner. */
const leastRound = 8;
/** An end is square if its inset is at most this share of the other end's. */
const flat = 0.12;
/** In points, summed over the four rows: a larger inset is a tail or noise, not a corner. */
const mostRound = 96;

/** Which end of a bubble the edge of the picture, the header or the input bar hides. */
export function cutOf(bubble: Bubble, { area, small }: Pick<Screen, 'area' | 'small'>): 'top' | 'bottom' | undefined {
  const last = bubble.left.length - 1;
  /** By how many points the row is inset at its narrower side. */
  const inset = (row: number) =>
    Math.max(0, (bubble.left[row] as number) - bubble.bodyX0, bubble.bodyX1 - 1 - (bubble.right[row] as number));
  const roundness = (rowAt: (row: number) => number) =>
    cornerRows.reduce((sum, row) => sum + inset(Math.max(0, Math.min(last, rowAt(row)))), 0);
  const [atTop, atBottom] = [roundness((row) => row), roundness((row) => last - row)];
  /** Square corners at this end and round ones at the other: the bubble goes on behind whatever hides it. */
  const isOpen = (end: number, other: number) => other >= leastRound && other <= mostRound && end <= other * flat;
  const touches = (distance: number, row: number) => distance <= 3 && inset(row) <= 1;
  if (bubble.y0 <= 0 || touches(bubble.y0 - area.top, 2) || isOpen(atTop, atBottom)) return 'top';
  if (bubble.y1 >= small.height || touches(area.bottom - bubble.y1, last - 2) || isOpen(atBottom, atTop))
    return 'bottom';
  return undefined;
}
