import type { Raster } from '../../pixels/ports.ts';
import { type Colour, colourAt, colourDistance, luminance } from '../../pixels/raster.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';

// Finds a quote's box whose colour hardly differs from its bubble's: it is no region of its own, but in each of its rows
// the middle of the bubble differs from both margins.

/** In points from the bubble's outline: where its own colour is looked up, and where the quote's box begins at the latest. */
const margin = 3;
const padding = 10;
/** In levels of a colour channel: between box and bubble, and between the rows of one box. */
const leastDifference = 6;
const mostWithin = 7;
/** Least height in points. */
const lowest = 18;
/** Least share of rows that have the box's colour. */
const leastPlain = 0.5;

/** The rows of the box that begins nearest to the bubble's top; null if there is none. */
export function findInset(small: Raster, bubble: Bubble): { y0: number; y1: number } | null {
  let run: Colour[] = [];
  for (let y = bubble.y0 + 2; y < bubble.y1; y++) {
    const middle = y < bubble.y1 - 2 ? otherMiddle(small, bubble, y) : null;
    if (middle) {
      run.push(middle);
      continue;
    }
    if (run.length >= lowest && isPlain(run)) return { y0: y - run.length, y1: y };
    run = [];
  }
  return null;
}

/** Whether most rows have one colour; a picture has many. */
function isPlain(rows: Colour[]): boolean {
  const byLight = rows.toSorted((a, b) => luminance(a) - luminance(b));
  const usual = byLight[byLight.length >> 1] as Colour;
  return rows.filter((row) => colourDistance(row, usual) <= mostWithin).length >= rows.length * leastPlain;
}

/** The usual colour in the middle of the row, if both its ends have another one. */
function otherMiddle(small: Raster, bubble: Bubble, y: number): Colour | null {
  const row = y - bubble.y0;
  const from = (bubble.left[row] as number) + margin;
  const to = (bubble.right[row] as number) - margin;
  if (to - from < 4 * padding) return null;
  const [left, right] = [colourAt(small, from, y), colourAt(small, to, y)];
  const middle = medianColour(small, from + padding, to - padding, y);
  const isOther = [left, right].every((end) => colourDistance(middle, end) >= leastDifference);
  const isBetween = colourDistance(left, right) > colourDistance(middle, left);
  return isOther && !isBetween ? middle : null;
}

const counts = new Uint16Array(256);

function medianColour({ width, data }: Raster, x0: number, x1: number, y: number): Colour {
  const channel = (offset: number) => {
    counts.fill(0);
    for (let x = x0; x < x1; x++) {
      const value = data[(y * width + x) * 3 + offset] as number;
      counts[value] = (counts[value] as number) + 1;
    }
    let median = 0;
    for (let below = counts[0] as number; below <= (x1 - x0) >> 1; below += counts[++median] as number);
    return median;
  };
  return [channel(0), channel(1), channel(2)];
}
