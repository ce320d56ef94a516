import { colourDistance } from '../../pixels/raster.ts';
import type { Bubble } from './bubbles.ts';
import type { ChatArea } from './chat-area.ts';

// Boxes of one size beside each other: the cards of a shop or the steps of a story. Messages stand below each other.

/** Share of the page's width: narrower boxes are buttons, keys or avatars. */
const leastWidth = 0.25;
/** Share of the lower box's height that stands beside the other. */
const leastBeside = 0.2;
const severalPairs = 2;

export function standInColumns(bubbles: Bubble[], { top, bottom }: ChatArea, pageWidth: number): boolean {
  const wide = bubbles.filter(({ x0, x1, y0, y1 }) => x1 - x0 >= pageWidth * leastWidth && y0 >= top && y1 <= bottom);
  const pairs = wide.filter((left) => wide.some((right) => isPair(left, right)));
  return pairs.length >= severalPairs;
}

function isPair(left: Bubble, right: Bubble): boolean {
  if (right.x0 < left.x1) return false;
  const widths = [left.x1 - left.x0, right.x1 - right.x0];
  const beside = Math.min(left.y1, right.y1) - Math.max(left.y0, right.y0);
  return (
    Math.max(...widths) <= Math.min(...widths) * 1.1 &&
    beside > leastBeside * Math.min(left.y1 - left.y0, right.y1 - right.y0) &&
    colourDistance(left.colour, right.colour) <= 60
  );
}
