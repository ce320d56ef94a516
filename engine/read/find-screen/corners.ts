import type { Corners, Point } from '../../pixels/homography.ts';
import type { Raster } from '../../pixels/ports.ts';
import { shrink } from '../../pixels/raster.ts';

// Finds the phone or screen on a photograph: four long straight edges, around most of the picture, none of them at the
// picture's own border.

/** In pixels: the longer side of the copy that edges are looked for in. */
const copySize = 160;
/** In levels of a colour channel over two pixels. */
const leastStep = 14;
/** Lines of each direction that are combined. */
const mostLines = 14;
/** How far a side may lean, as a share of its length. */
const mostLean = 0.22;
/** Of a side's length, how much has an edge. */
const leastEdge = 0.62;
/** Share of the picture that a screen covers across and down at least. */
const leastSize = 0.35;
/** Share of the picture: a smaller one is a photo or a card on a screenshot. */
const leastArea = 0.38;
/** Share of the picture: the photo may cut off so much of a corner. */
const cutOff = 0.04;
/** By how much two opposite sides may differ in their lean. */
const mostPerspective = 0.1;

/** Null where the picture shows no screen with something around it. */
export function findScreenCorners(image: Raster): Corners | null {
  const factor = copySize / Math.max(image.width, image.height);
  if (factor >= 1) return null;
  const copy = shrink(image, Math.round(image.width * factor), Math.round(image.height * factor));
  const rough = roughSides(copy);
  if (!rough) return null;
  const finerBy = (image.width - 1) / (copy.width - 1);
  const [a, b, c, d] = cornersOf(rough, copy);
  const upright = edgeMap(image, 1);
  const level = turned(edgeMap(image, image.width));
  const finer = { left: [a.y, d.y], right: [b.y, c.y], top: [a.x, b.x], bottom: [d.x, c.x] } as const;
  const side = (name: keyof Sides, map: EdgeMap) => refined(map, rough[name], finer[name], finerBy);
  const corners = cornersOf(
    {
      left: side('left', upright),
      right: side('right', upright),
      top: side('top', level),
      bottom: side('bottom', level),
    },
    image,
  );
  return corners.every((corner) => isInside(corner, image)) ? corners : null;
}

function roughSides(copy: Raster): Sides | null {
  const upright = edgeMap(copy, 1);
  const level = edgeMap(copy, copy.width);
  const sides = longLines(upright);
  const ends = longLines(turned(level));
  let best: { sides: Sides; score: number } | null = null;
  for (const left of sides)
    for (const right of sides) {
      if (middleOf(right) - middleOf(left) < copy.width * leastSize || !areAlike(left, right, copy.height)) continue;
      for (const top of ends)
        for (const bottom of ends) {
          if (middleOf(bottom) - middleOf(top) < copy.height * leastSize || !areAlike(top, bottom, copy.width))
            continue;
          const corners = cornersOf({ left, right, top, bottom }, copy);
          const area = areaOf(corners);
          if (area < leastArea * copy.width * copy.height) continue;
          if (!corners.every((corner) => isInside(corner, copy))) continue;
          const [a, b, c, d] = corners;
          const edges = [
            edgeAlong(upright, a, d),
            edgeAlong(upright, b, c),
            edgeAlong(level, a, b),
            edgeAlong(level, d, c),
          ];
          if (Math.min(...edges) < leastEdge) continue;
          const score = area * edges.reduce((product, edge) => product * edge, 1);
          if (!best || score > best.score) best = { sides: { left, right, top, bottom }, score };
        }
    }
  return best?.sides ?? null;
}

/** In pixels of the small copy: how far a line found there may be from the true one. */
const roughness = 1.5;

/** The line near the rough one that has most edge between its ends; `factor`: from the small copy's pixels to the map's. */
function refined(
  { width, height, isEdge }: EdgeMap,
  { from, to }: Line,
  ends: readonly [number, number],
  factor: number,
): Line {
  const [first, last] = ends.map((end) => Math.max(0, Math.min(height, Math.round(end * factor)))) as [number, number];
  const reach = Math.ceil(roughness * factor);
  let best = { from: from * factor, to: to * factor, edge: -1 };
  for (let start = Math.round(from * factor) - reach; start <= from * factor + reach; start++) {
    for (let end = Math.round(to * factor) - reach; end <= to * factor + reach; end++) {
      let edge = 0;
      for (let y = first; y < last; y++) {
        const x = Math.round(start + ((end - start) * y) / (height - 1));
        if (x >= 0 && x < width) edge += isEdge[y * width + x] as number;
      }
      if (edge > best.edge) best = { from: start, to: end, edge };
    }
  }
  return best;
}

/** Where pixels differ across (or down, with the row's stride). */
interface EdgeMap {
  width: number;
  height: number;
  isEdge: Uint8Array;
}

function edgeMap({ width, height, data }: Raster, stride: number): EdgeMap {
  const steps = new Uint8Array(width * height);
  for (let pixel = stride; pixel < steps.length - stride; pixel++) {
    const [before, after] = [(pixel - stride) * 3, (pixel + stride) * 3];
    let step = 0;
    for (let channel = 0; channel < 3; channel++)
      step = Math.max(step, Math.abs((data[after + channel] as number) - (data[before + channel] as number)));
    steps[pixel] = step;
  }
  const isEdge = new Uint8Array(width * height);
  for (let pixel = stride; pixel < steps.length - stride; pixel++) {
    const step = steps[pixel] as number;
    const isCrest = step >= (steps[pixel - stride] as number) && step >= (steps[pixel + stride] as number);
    if (step >= leastStep && isCrest) isEdge[pixel] = 1;
  }
  return { width, height, isEdge };
}

function turned({ width, height, isEdge }: EdgeMap): EdgeMap {
  const other = new Uint8Array(isEdge.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) other[x * height + y] = isEdge[y * width + x] as number;
  return { width: height, height: width, isEdge: other };
}

/** A line that goes down: where it is in the first row and in the last one. */
interface Line {
  from: number;
  to: number;
}

function middleOf({ from, to }: Line): number {
  return (from + to) / 2;
}

function areAlike(one: Line, other: Line, length: number): boolean {
  return Math.abs(one.to - one.from - (other.to - other.from)) <= length * mostPerspective;
}

/** The lines with most edge on them, from the top row to the bottom row, none near another. */
function longLines({ width, height, isEdge }: EdgeMap): Line[] {
  const lean = Math.round(height * mostLean);
  const found: (Line & { edge: number })[] = [];
  for (let from = -lean; from < width + lean; from++) {
    for (let by = -lean; by <= lean; by += 2) {
      let edge = 0;
      for (let y = 0; y < height; y++) {
        const x = Math.round(from + (by * y) / (height - 1));
        if (x > 0 && x < width - 1) edge += (isEdge[y * width + x] as number) | (isEdge[y * width + x + 1] as number);
      }
      if (edge >= height * leastSize * leastEdge) found.push({ from, to: from + by, edge });
    }
  }
  const lines: Line[] = [];
  for (const line of found.sort((a, b) => b.edge - a.edge)) {
    if (lines.length === mostLines) break;
    if (lines.every((other) => Math.abs(other.from - line.from) + Math.abs(other.to - line.to) > 6)) lines.push(line);
  }
  return lines;
}

interface Sides {
  left: Line;
  right: Line;
  top: Line;
  bottom: Line;
}

function cornersOf({ left, right, top, bottom }: Sides, { width, height }: Raster): Corners {
  const meet = (side: Line, end: Line): Point => {
    const [lean, slope] = [(side.to - side.from) / (height - 1), (end.to - end.from) / (width - 1)];
    const x = (side.from + lean * end.from) / (1 - lean * slope);
    return { x, y: end.from + slope * x };
  };
  return [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)];
}

function isInside({ x, y }: Point, { width, height }: Raster): boolean {
  const [across, down] = [width * cutOff, height * cutOff];
  return x >= -across && x <= width + across && y >= -down && y <= height + down;
}

/** Share of the way between two points that has an edge within a pixel. */
function edgeAlong({ width, isEdge }: EdgeMap, one: Point, other: Point): number {
  const length = Math.max(2, Math.round(Math.hypot(other.x - one.x, other.y - one.y)));
  const isDown = Math.abs(other.y - one.y) > Math.abs(other.x - one.x);
  const beside = isDown ? 1 : width;
  let edge = 0;
  for (let step = 0; step <= length; step++) {
    const x = Math.round(one.x + ((other.x - one.x) * step) / length);
    const y = Math.round(one.y + ((other.y - one.y) * step) / length);
    const at = y * width + x;
    if (x < 1 || x > width - 2) continue;
    if (isEdge[at] || isEdge[at - beside] || isEdge[at + beside]) edge++;
  }
  return edge / (length + 1);
}

function areaOf([a, b, c, d]: Corners): number {
  return Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;
}
