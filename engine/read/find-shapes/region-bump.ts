import type { FlatRegion } from './flat-regions.ts';

// A reaction on a pill of the message's own colour is one flat region with the message, with a bump on it.

/** In points: how far a reaction sticks out of its message, its largest width, and the least that is left of the message. */
const bump = { least: 3, most: 18, widest: 70, leftHigh: 23, leftWide: 90 };
/** Within `rows` rows of the bump the message has at least this share of its width: corners take no more. */
const abrupt = { share: 0.8, rows: 3 };
/** Largest share of a reaction's pill that has the fill's colour; the rest is its emoji. */
const mostFill = 0.75;

/** The region without the rows where a reaction sticks out of it; null where none does. */
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
  /** Pixels of fill in each row that sticks out at one end; empty where none does. */
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
