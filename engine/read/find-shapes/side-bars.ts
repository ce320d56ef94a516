import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { type Colour, chroma, colourAt, colourDistance } from '../../pixels/raster.ts';

// Snapchat writes without bubbles: each speaker's messages stand beside a thin bar in the speaker's colour.

export interface SideBar extends Rectangle {
  colour: Colour;
}

export function findSideBars(image: Raster): SideBar[] {
  const bars: SideBar[] = [];
  for (const run of uprightRuns(image)) {
    const bar = bars.find((other) => run.y0 < other.y1 && run.y1 > other.y0 && run.x0 <= other.x1);
    if (!bar) bars.push(run);
    else Object.assign(bar, { x1: run.x1, y0: Math.min(bar.y0, run.y0), y1: Math.max(bar.y1, run.y1) });
  }
  const column = sameColumn(bars.map((bar) => ({ ...bar, colour: strongest(image, bar) })));
  const isBesideLine = column.some(({ y0, y1 }) => y1 - y0 >= lineHeight);
  return isBesideLine && areOfTwo(column) ? column : [];
}

/** In points: the bar of a whole line of text is higher than its figures are. */
const lineHeight = 18;

/** Levels of a colour channel between the colours of two speakers, and the share of bars that have one of these. */
const otherColour = 60;
const mostOfThem = 0.6;

/** Whether the bars have two colours, one for each speaker; the entries of an agenda have many. */
function areOfTwo(bars: SideBar[]): boolean {
  const isAlike = (one: SideBar, other: SideBar) => colourDistance(one.colour, other.colour) <= otherColour;
  const byCompany = bars.toSorted(
    (a, b) => bars.filter((c) => isAlike(b, c)).length - bars.filter((c) => isAlike(a, c)).length,
  );
  const first = byCompany[0];
  const second = byCompany.find((bar) => first && !isAlike(bar, first));
  const told = bars.filter((bar) => [first, second].some((speaker) => speaker && isAlike(bar, speaker)));
  return told.length >= bars.length * mostOfThem;
}

/** Share of a bar's rows; beside the pole of a flag is the flag. */
const leastAlone = 0.9;

/** Coloured pieces of pixel columns with nothing coloured 5 points to either side, from left to right. */
function uprightRuns(image: Raster): SideBar[] {
  const { width, height } = image;
  const isColoured = (x: number, y: number) => x >= 0 && chroma(colourAt(image, x, y)) >= 70;
  const runs: SideBar[] = [];
  for (let x = 0; x < Math.round(width * 0.16); x++) {
    let start = -1;
    let alone = 0;
    for (let y = 0; y <= height; y++) {
      const goesOn = y < height && isColoured(x, y);
      if (goesOn && start < 0) {
        start = y;
        alone = 0;
      }
      if (goesOn && !isColoured(x - 5, y) && !isColoured(x + 6, y)) alone++;
      if (goesOn || start < 0) continue;
      if (y - start >= 14 && alone >= (y - start) * leastAlone)
        runs.push({ x0: x, x1: x + 1, y0: start, y1: y, colour: colourAt(image, x, start) });
      start = -1;
    }
  }
  return runs;
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

/** Keeps the bars of the fullest column: side bars stand exactly below each other. */
function sameColumn(bars: SideBar[]): SideBar[] {
  const columns = bars.map((bar) => bars.filter((other) => Math.abs(other.x0 - bar.x0) <= 2));
  const fullest = columns.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return fullest.toSorted((a, b) => a.y0 - b.y0);
}
