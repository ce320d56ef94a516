import type { FlatRegion } from './flat-regions.ts';

// A reaction's pill in the colour of its message looks like a part of it.

/** In points: how far a reaction sticks out of its message, how wide it is, and how large the message has to be. */
const bump = { least: 3, most: 18, widest: 70, leftHigh: 23, leftWide: 90 };
/** Of the message's width: a corner takes away no more in so many rows. */
const abrupt = { share: 0.8, rows: 3 };
/** Of a reaction's pill: the rest is its emoji. */
const mostFill = 0.75;

/** The region less the rows where something sticks out of it; null where nothing does. */
export function withoutBump(region: FlatRegion, labels: Int32Array, imageWidth: number): FlatRegion | null {
  const { id, left, right, y0 } = region;
  const wide = region.x1 - region.x0;
  if (wide < bump.leftWide || left.length < bump.leftHigh + bump.least || left.includes(-1)) return null;
  const widthOf = (row: number) => (right[row] as number) - (left[row] as number) + 1;
  const fillOf = (row: number) => {
    const start = (y0 + row) * imageWidth;
    let fill = 0;
    for (let x = left[row] as number; x <= (right[row] as number); x++) if (labels[start + x] === id) fill++;
    return fill;
  };
  /** Fill of the rows that stick out at one end; empty where none does. */
  const bumpAt = (rowAt: (depth: number) => number): number[] => {
    let rows = 0;
    while (rows <= bump.most && widthOf(rowAt(rows)) <= bump.widest) rows++;
    if (rows < bump.least || rows > bump.most || widthOf(rowAt(rows + abrupt.rows)) < abrupt.share * wide) return [];
    const places = Array.from({ length: rows }, (_, depth) => rowAt(depth));
    const fill = places.map(fillOf);
    return sum(fill) <= mostFill * sum(places.map(widthOf)) ? fill : [];
  };
  const above = bumpAt((depth) => depth);
  const below = bumpAt((depth) => left.length - 1 - depth);
  const [first, end] = [above.length, left.length - below.length];
  if ((first === 0 && end === left.length) || end - first < bump.leftHigh) return null;
  const rows = { left: left.subarray(first, end), right: right.subarray(first, end) };
  const [x0, x1] = [Math.min(...rows.left), Math.max(...rows.right) + 1];
  const area = region.area - sum(above) - sum(below);
  return { ...region, ...rows, x0, x1, y0: y0 + first, y1: y0 + end, area };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
