import type { GreyRaster, Rectangle } from '../../pixels/ports.ts';

// Lines of text in a picture that is black on white.

/** Pixels darker than this are ink. */
const inked = 150;

export function findTextLines(grey: GreyRaster, fontPx: number): Rectangle[] {
  const runs = mergeAccents(inkedRuns(grey), fontPx);
  const lines = runs.map(([y0, y1]) => ({ y0, y1, ...inkedColumns(grey, y0, y1) }));
  const letterHigh = lines.filter((line) => line.y1 - line.y0 >= fontPx * 0.25);
  // A message of dots alone is a low line; beside higher lines such a low one is a speck.
  return letterHigh.length > 0 ? letterHigh : lines.filter((line) => line.x1 - line.x0 >= fontPx * 0.3);
}

/** Rows that have ink, as runs from the first to the one after the last. */
function inkedRuns({ width, height, data }: GreyRaster): [number, number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let y = 0; y <= height; y++) {
    let hasInk = false;
    for (let x = 0; y < height && x < width && !hasInk; x++) hasInk = (data[y * width + x] as number) < inked;
    if (hasInk && start < 0) start = y;
    if (!hasInk && start >= 0) {
      runs.push([start, y]);
      start = -1;
    }
  }
  return runs;
}

/** Joins accents and cedillas, which are runs of their own, to the line that they are near. */
function mergeAccents(runs: [number, number][], fontPx: number): [number, number][] {
  const merged: [number, number][] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const isLow = ([from, to]: [number, number]) => to - from < fontPx * 0.34;
    if (last && run[0] - last[1] < fontPx * 0.2 && (isLow(run) || isLow(last))) last[1] = run[1];
    else merged.push([...run]);
  }
  return merged;
}

function inkedColumns({ width, data }: GreyRaster, y0: number, y1: number): { x0: number; x1: number } {
  let x0 = width;
  let x1 = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] as number) >= inked) continue;
      if (x < x0) x0 = x;
      if (x >= x1) x1 = x + 1;
    }
  }
  return { x0, x1 };
}

/** The baseline: the row where the ink of a line decreases most, so that the tails of g and p do not count. */
export function footOf({ width, data }: GreyRaster, { x0, x1, y0, y1 }: Rectangle): number {
  const inkAt = (y: number) => {
    let sum = 0;
    if (y < y1) for (let x = x0; x < x1; x++) if ((data[y * width + x] as number) < inked) sum++;
    return sum;
  };
  let foot = y1;
  let steepest = 0;
  let before = inkAt((y0 + y1) >> 1);
  for (let y = ((y0 + y1) >> 1) + 1; y <= y1; y++) {
    const here = inkAt(y);
    if (before - here > steepest) {
      steepest = before - here;
      foot = y;
    }
    before = here;
  }
  return foot;
}

/** Words of one line: ink between gaps wider than `gapPx`. */
export function findWords(grey: GreyRaster, line: Rectangle, gapPx: number): Rectangle[] {
  const words: Rectangle[] = [];
  for (let x = line.x0; x < line.x1; x++) {
    let hasInk = false;
    for (let y = line.y0; y < line.y1 && !hasInk; y++) hasInk = (grey.data[y * grey.width + x] as number) < 215;
    if (!hasInk) continue;
    const last = words.at(-1);
    if (last && x - last.x1 < gapPx) last.x1 = x + 1;
    else words.push({ x0: x, x1: x + 1, y0: line.y0, y1: line.y1 });
  }
  return words;
}

/** How dark the darkest 15 % of the ink in the box are: 1 for text in full colour, less for greyed text. */
export function inkStrength(grey: GreyRaster, box: Rectangle): number {
  const histogram = new Uint32Array(256);
  let total = 0;
  for (let y = box.y0; y < box.y1; y++) {
    for (let x = box.x0; x < box.x1; x++) {
      const value = grey.data[y * grey.width + x] as number;
      if (value > 215) continue;
      histogram[value] = (histogram[value] as number) + 1;
      total++;
    }
  }
  let seen = 0;
  for (let value = 0; total > 0 && value < 256; value++) {
    seen += histogram[value] as number;
    if (seen >= total * 0.15) return 1 - value / 255;
  }
  return 0;
}
