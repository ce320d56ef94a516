import type { Bubble } from './bubbles.ts';
import { findDarkMarks } from './components.ts';
import type { Ink } from './ink.ts';
import type { Raster, Rectangle } from './ports.ts';
import { colourAt, colourDistance } from './raster.ts';

// The quoted start of an earlier message at the top of a reply: a box of another colour, or lines beside a thin bar.

export interface Quote extends Rectangle {
  /** Its own fill, where it has one. */
  box: Bubble | null;
}

/** In points, within the bubble; null for a bubble that quotes nothing. */
export function findQuote(small: Raster, bubble: Bubble, ink: Ink, scale: number): Quote | null {
  const box = bubble.inner.find((inner) => isQuoteBox(small, bubble, inner));
  if (box) return { ...box, box };
  const bar = findBar(ink, scale);
  if (!bar || bubble.y1 - bar.y1 < 14 || bar.y0 - bubble.y0 > 26) return null;
  return { x0: bubble.x0, x1: bubble.x1, y0: bar.y0 - 1, y1: bar.y1 + 1, box: null };
}

function isQuoteBox(small: Raster, bubble: Bubble, inner: Bubble): boolean {
  const isPlaced =
    inner.x1 - inner.x0 >= (bubble.x1 - bubble.x0) * 0.45 &&
    inner.y1 - inner.y0 >= 20 &&
    inner.y0 - bubble.y0 <= 26 &&
    bubble.y1 - inner.y1 >= 14;
  // Beside it the bubble has its own colour at that height, which a gradient changes on the way down.
  const beside = colourAt(small, Math.min(bubble.x1 - 2, inner.x1 + 2), (inner.y0 + inner.y1) >> 1);
  return isPlaced && colourDistance(beside, inner.colour) > 4;
}

/** A mark thinner than a letter and higher than a line, left of everything else. */
function findBar({ grey, x0, y0, emoji }: Ink, scale: number): Rectangle | null {
  const marks = findDarkMarks(grey, 170);
  const bar = marks.find(
    (mark) =>
      mark.x1 - mark.x0 <= 9 * scale &&
      mark.y1 - mark.y0 >= 26 * scale &&
      mark.area >= 0.25 * (mark.x1 - mark.x0) * (mark.y1 - mark.y0),
  );
  if (!bar) return null;
  const leftmost = Math.min(
    ...marks.filter(({ area }) => area > 4).map((mark) => mark.x0),
    ...emoji.map((box) => box.x0),
  );
  if (bar.x0 > leftmost + 3 * scale) return null;
  return {
    x0: (x0 + bar.x0) / scale,
    x1: (x0 + bar.x1) / scale,
    y0: Math.floor((y0 + bar.y0) / scale),
    y1: Math.ceil((y0 + bar.y1) / scale),
  };
}
