import type { GreyRaster, Rectangle } from './ports.ts';

// Connected groups of pixels in a mask: letters, dots, emoji. They are built from runs: set pixels side by side in a row.

export interface Component extends Rectangle {
  area: number;
  /** Pairs of indices in the mask, one pair a run: its first pixel and the one after its last. */
  runs: number[];
}

/** Groups of set pixels that touch, corners included; with a reach above 1, pixels that far apart count as touching. */
export function findComponents(mask: Uint8Array, width: number, reach = 1, reachDown = reach): Component[] {
  return joinRuns(findRuns(mask, width, 1, 255), reach, reachDown);
}

/** Groups of pixels darker than `level`, in a picture that is black on white. */
export function findDarkMarks({ data, width }: GreyRaster, level: number): Component[] {
  return joinRuns(findRuns(data, width, 0, level - 1), 1, 1);
}

/** Indices in the mask, row by row. */
export function pixelsOf({ area, runs }: Component): Int32Array {
  const pixels = new Int32Array(area);
  let count = 0;
  for (let run = 0; run < runs.length; run += 2)
    for (let pixel = runs[run] as number; pixel < (runs[run + 1] as number); pixel++) pixels[count++] = pixel;
  return pixels;
}

interface Runs {
  width: number;
  starts: number[];
  ends: number[];
  /** The first run of each row, and how many there are in all. */
  rows: Int32Array;
}

/** Runs of pixels whose value is from `least` to `most`. */
function findRuns(data: Uint8Array, width: number, least: number, most: number): Runs {
  const height = width > 0 ? data.length / width : 0;
  const starts: number[] = [];
  const ends: number[] = [];
  const rows = new Int32Array(height + 1);
  for (let y = 0; y < height; y++) {
    rows[y] = starts.length;
    const rowEnd = (y + 1) * width;
    for (let pixel = y * width; pixel < rowEnd; pixel++) {
      if ((data[pixel] as number) < least || (data[pixel] as number) > most) continue;
      starts.push(pixel);
      while (pixel < rowEnd && (data[pixel] as number) >= least && (data[pixel] as number) <= most) pixel++;
      ends.push(pixel);
    }
  }
  rows[height] = starts.length;
  return { width, starts, ends, rows };
}

/** Components ordered by their first pixel. */
function joinRuns(runs: Runs, reach: number, reachDown: number): Component[] {
  const { width, starts, ends, rows } = runs;
  const roots = rootsOf(runs, reach, reachDown);
  const found: Component[] = [];
  const indexOf = new Int32Array(starts.length);
  for (let y = 0; y < rows.length - 1; y++) {
    for (let run = rows[y] as number; run < (rows[y + 1] as number); run++) {
      const start = starts[run] as number;
      const end = ends[run] as number;
      const x0 = start - y * width;
      const x1 = end - y * width;
      const root = roots[run] as number;
      if (root === run) {
        indexOf[run] = found.length;
        found.push({ x0, y0: y, x1, y1: y + 1, area: end - start, runs: [start, end] });
        continue;
      }
      const component = found[indexOf[root] as number] as Component;
      if (x0 < component.x0) component.x0 = x0;
      if (x1 > component.x1) component.x1 = x1;
      component.y1 = y + 1;
      component.area += end - start;
      component.runs.push(start, end);
    }
  }
  return found;
}

/** For each run, the index of the first run of its component. */
function rootsOf({ width, starts, ends, rows }: Runs, reach: number, reachDown: number): Int32Array {
  const parent = new Int32Array(starts.length);
  for (let run = 0; run < parent.length; run++) parent[run] = run;
  for (let y = 0; y < rows.length - 1; y++) {
    const first = rows[y] as number;
    const last = rows[y + 1] as number;
    for (let run = first + 1; run < last; run++)
      if ((starts[run] as number) - (ends[run - 1] as number) < reach) unite(parent, run - 1, run);
    for (let up = Math.min(y, reachDown); up > 0; up--) {
      let above = rows[y - up] as number;
      const lastAbove = rows[y - up + 1] as number;
      for (let run = first; run < last && above < lastAbove; run++) {
        const nearFrom = (starts[run] as number) - up * width - reach;
        const nearTo = (ends[run] as number) - up * width + reach;
        while (above < lastAbove && (ends[above] as number) <= nearFrom) above++;
        for (let near = above; near < lastAbove && (starts[near] as number) < nearTo; near++) unite(parent, near, run);
      }
    }
  }
  // A parent comes before its children, so one pass in order leads every run to its root.
  for (let run = 0; run < parent.length; run++) parent[run] = parent[parent[run] as number] as number;
  return parent;
}

function unite(parent: Int32Array, one: number, other: number): void {
  const a = rootOf(parent, one);
  const b = rootOf(parent, other);
  if (a < b) parent[b] = a;
  else parent[a] = b;
}

function rootOf(parent: Int32Array, start: number): number {
  let node = start;
  while (parent[node] !== node) {
    parent[node] = parent[parent[node] as number] as number;
    node = parent[node] as number;
  }
  return node;
}
