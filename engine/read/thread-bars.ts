import { findComponents } from './components.ts';
import type { Raster, Rectangle } from './ports.ts';
import { type Colour, chroma, colourAt } from './raster.ts';

// Snapchat writes without bubbles: each speaker's messages stand beside a thin bar in the speaker's colour.

export interface ThreadBar extends Rectangle {
  colour: Colour;
}

export function findThreadBars(image: Raster): ThreadBar[] {
  const { width, height } = image;
  const strip = Math.round(width * 0.16);
  const coloured = new Uint8Array(strip * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < strip; x++) if (chroma(colourAt(image, x, y)) >= 70) coloured[y * strip + x] = 1;
  const bars = findComponents(coloured, strip)
    .filter(({ x0, x1, y0, y1, area }) => x1 - x0 <= 6 && y1 - y0 >= 14 && area >= 0.7 * (x1 - x0) * (y1 - y0))
    .map(({ x0, x1, y0, y1 }) => ({ x0, x1, y0, y1, colour: strongest(image, { x0, x1, y0, y1 }) }));
  return sameColumn(bars);
}

function strongest(image: Raster, { x0, x1, y0, y1 }: Rectangle): Colour {
  const y = (y0 + y1) >> 1;
  let best = colourAt(image, x0, y);
  for (let x = x0; x < x1; x++) {
    const colour = colourAt(image, x, y);
    if (chroma(colour) > chroma(best)) best = colour;
  }
  return best;
}

/** Bars of a thread stand exactly below each other. */
function sameColumn(bars: ThreadBar[]): ThreadBar[] {
  const columns = bars.map((bar) => bars.filter((other) => Math.abs(other.x0 - bar.x0) <= 2));
  const fullest = columns.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return fullest.toSorted((a, b) => a.y0 - b.y0);
}
