import type { Bubble } from '../find-shapes/bubbles.ts';
import type { Screen } from '../find-shapes/screen.ts';

/** Rows from the end on that tell a round corner from none; the outermost is blurred. */
const cornerRows = [1, 2, 3, 4];
const leastRound = 8;
const flat = 0.12;
/** Four rows of the roundest corners; what is narrower than that is no corner but a tail, or half a row of noise. */
const mostRound = 96;

/** Which end of a bubble is hidden by the edge of the picture, a header or an input bar. */
export function cutOf(bubble: Bubble, { area, small }: Pick<Screen, 'area' | 'small'>): 'top' | 'bottom' | undefined {
  const last = bubble.left.length - 1;
  /** By how much the row is narrower than the bubble. */
  const inset = (row: number) =>
    Math.max(0, (bubble.left[row] as number) - bubble.bodyX0, bubble.bodyX1 - 1 - (bubble.right[row] as number));
  const roundness = (rowAt: (row: number) => number) =>
    cornerRows.reduce((sum, row) => sum + inset(Math.max(0, Math.min(last, rowAt(row)))), 0);
  const [atTop, atBottom] = [roundness((row) => row), roundness((row) => last - row)];
  /** Round corners at one end and square ones at the other: it goes on behind what hides its end. */
  const isOpen = (end: number, other: number) => other >= leastRound && other <= mostRound && end <= other * flat;
  const touches = (distance: number, row: number) => distance <= 3 && inset(row) <= 1;
  if (bubble.y0 <= 0 || touches(bubble.y0 - area.top, 2) || isOpen(atTop, atBottom)) return 'top';
  if (bubble.y1 >= small.height || touches(area.bottom - bubble.y1, last - 2) || isOpen(atBottom, atTop))
    return 'bottom';
  return undefined;
}
