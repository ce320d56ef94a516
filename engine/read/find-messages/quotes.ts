import { type Component, findDarkMarks } from '../../pixels/components.ts';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { colourAt, colourDistance } from '../../pixels/raster.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import type { Ink } from '../ink/ink.ts';
import { findInset } from './quote-inset.ts';

// The quoted start of an earlier message at the top of a reply: a box of another colour, or lines beside a thin bar.

export interface Quote extends Rectangle {
  /** The quote's own box; null where it has only a bar beside it or a hardly visible fill. */
  box: Bubble | null;
}

/** In points: the quote starts at most this far below the bubble's top, and leaves this much room for the message. */
const lowestStart = 26;
const leastBelow = 14;

/**
 * The quote within a bubble, in points; null where it quotes nothing. Of a bubble cut below, only the quote may be seen; on a
 * photograph a hardly visible box may be the light.
 */
export function findQuote(
  small: Raster,
  bubble: Bubble,
  ink: Ink,
  scale: number,
  { isCutBelow = false, isPhotograph = false } = {},
): Quote | null {
  const isPlaced = ({ y0, y1 }: { y0: number; y1: number }) =>
    y0 - bubble.y0 <= lowestStart && (isCutBelow || bubble.y1 - y1 >= leastBelow);
  const box = bubble.inner.find((inner) => isPlaced(inner) && isQuoteBox(small, bubble, inner));
  if (box) return { ...box, box };
  const rows = findBar(ink, scale) ?? (isPhotograph ? null : findInset(small, bubble));
  if (!rows || !isPlaced(rows)) return null;
  return { x0: bubble.x0, x1: bubble.x1, y0: rows.y0 - 1, y1: rows.y1 + 1, box: null };
}

function isQuoteBox(small: Raster, bubble: Bubble, inner: Bubble): boolean {
  const isLarge = inner.x1 - inner.x0 >= (bubble.x1 - bubble.x0) * 0.45 && inner.y1 - inner.y0 >= 20;
  // Compared with the bubble's colour right beside it: a gradient changes that colour on the way down.
  const beside = colourAt(small, Math.min(bubble.x1 - 2, inner.x1 + 2), (inner.y0 + inner.y1) >> 1);
  return isLarge && colourDistance(beside, inner.colour) > 4;
}

/** A mark thinner than a letter and higher than one, left of everything else and apart from it. */
function findBar(ink: Ink, scale: number): Rectangle | null {
  const marks = findDarkMarks(ink.grey, 170).filter(({ area }) => area > 4);
  const bar = marks.find((mark) => isBar(mark, scale) && isLeftmost(mark, marks, ink, scale));
  if (!bar) return null;
  return {
    x0: (ink.x0 + bar.x0) / scale,
    x1: (ink.x0 + bar.x1) / scale,
    y0: Math.floor((ink.y0 + bar.y0) / scale),
    y1: Math.ceil((ink.y0 + bar.y1) / scale),
  };
}

/** A bar beside a single line is hardly higher than an «l», so a low one has to be thin and straight. */
function isBar(mark: Component, scale: number): boolean {
  const width = mark.x1 - mark.x0;
  const height = mark.y1 - mark.y0;
  const filled = mark.area / (width * height);
  if (height >= 26 * scale) return width <= 9 * scale && filled >= 0.25;
  return height >= 15.5 * scale && width <= 4.5 * scale && filled >= 0.75;
}

/** Bars of quotes in a chat without bubbles: there they begin at the same x as the text. */
export function findQuoteBars(ink: Ink, scale: number): Rectangle[] {
  const marks = findDarkMarks(ink.grey, 170).filter(({ area }) => area > 4);
  return marks.filter(
    (mark) =>
      mark.x0 <= farthestBar * scale &&
      isBar(mark, scale) &&
      marks.every(({ x0, x1, y0, y1 }) => {
        const isBeside = y1 > mark.y0 && y0 < mark.y1;
        return !isBeside || x1 <= mark.x1 || x0 - mark.x1 >= leastGap * scale;
      }),
  );
}

/** In points from the left edge of the ink. */
const farthestBar = 16;
/** In points: letters of a word are closer than this. */
const leastGap = 4;

function isLeftmost(bar: Component, marks: Component[], { emoji }: Ink, scale: number): boolean {
  const others: Rectangle[] = [...marks.filter((mark) => mark !== bar), ...emoji];
  if (others.some(({ x0 }) => bar.x0 > x0 + 3 * scale)) return false;
  const beside = others.filter(({ y0, y1 }) => y1 > bar.y0 && y0 < bar.y1);
  return beside.length > 0 && beside.every(({ x0 }) => x0 - bar.x1 >= leastGap * scale);
}
