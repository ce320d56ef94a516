import type { Rectangle } from './ports.ts';

/** In heights of the mark: a letter's foot is this near to that of its neighbours; emoji reach below the line. */
const sameFoot = 0.07;
/** A small letter is at least so high beside a capital; one with a tail, whose foot may be an emoji's, is lower beside that. */
const leastHigh = 0.64;
/** Width over height: brackets and stems have feet of their own. */
const leastWide = 0.4;
/** In heights of the mark: its neighbours on the line. */
const farthest = 4;

/** Whether a mark as large as an emoji is a capital of large text: it stands where the letters beside it do. */
export function standsLikeLetter(mark: Rectangle, marks: Rectangle[]): boolean {
  const height = mark.y1 - mark.y0;
  return marks.some(({ x0, x1, y0, y1 }) => {
    const isItself = x0 < mark.x1 && x1 > mark.x0;
    const isBeside = Math.max(x0 - mark.x1, mark.x0 - x1) <= height * farthest;
    return (
      !isItself &&
      isBeside &&
      Math.abs(y1 - mark.y1) <= Math.max(1, height * sameFoot) &&
      y1 - y0 >= height * leastHigh &&
      y0 >= mark.y0 - height * (1 - leastHigh) &&
      x1 - x0 >= (y1 - y0) * leastWide
    );
  });
}
