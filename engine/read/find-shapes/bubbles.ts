import type { Rectangle } from '../../pixels/ports.ts';
import { type Colour, colourDistance } from '../../pixels/raster.ts';
import { type FlatRegion, type FlatRegions, findFlatRegions, type Steps } from './flat-regions.ts';
import { withoutBump } from './region-bump.ts';

// Bubbles: flat regions in the shape of a rounded box. A pale bubble on a pale page is found only at a low tolerance, one
// in a JPEG only at a higher one: several tolerances are tried, and of the same box the cleanest shape wins.

export interface Bubble extends Rectangle {
  colour: Colour;
  /** The straight edges, leaving out a tail. */
  bodyX0: number;
  bodyX1: number;
  /** First and last pixel of each row from y0 on. */
  left: Int32Array;
  right: Int32Array;
  /** Share of the box inside the outline. */
  fullness: number;
  /** Share of the box that has the fill's colour: the rest is text or pictures. */
  flatness: number;
  /** Which pixels of the box have the fill's colour. */
  isFill: (x: number, y: number) => boolean;
  /** Smaller flat boxes inside: quoted replies, players. */
  inner: Bubble[];
}

const passes = [
  { tolerance: 1, isTight: false },
  { tolerance: 2, isTight: true },
  { tolerance: 7, isTight: true },
  { tolerance: 12, isTight: false },
];
/** In points. */
const smallest = { width: 20, height: 17, area: 150 };
/** In points: a bubble that a header or an input bar cuts may be this small; it has round corners at one end only. */
const smallestPiece = { width: 44, height: 11 };
/** Of the screen's width. */
const widest = 0.9;

/** `usual`: the regions at the usual tolerance, which the caller has already found. */
export function findBubbles(steps: Steps, tightSteps: Steps, usual: FlatRegions): Bubble[] {
  const found: Bubble[] = [];
  const further = passes.map(({ tolerance, isTight }) =>
    findFlatRegions(isTight ? tightSteps : steps, tolerance, smallest.area),
  );
  for (const { regions, labels } of [usual, ...further]) {
    for (const region of regions) {
      const bubble = asBubble(region, labels, steps.image.width) ?? besideReaction(region, labels, steps.image.width);
      if (bubble) found.push(bubble);
    }
  }
  return nest(cleanestOfEach(found)).sort((a, b) => a.y0 - b.y0);
}

function asBubble(region: FlatRegion, labels: Int32Array, imageWidth: number): Bubble | null {
  const width = region.x1 - region.x0;
  const height = region.y1 - region.y0;
  if (width < smallest.width || width > imageWidth * widest) return null;
  if (height < smallest.height && !isPiece(region)) return null;
  let inside = 0;
  for (let row = 0; row < height; row++) inside += (region.right[row] as number) - (region.left[row] as number) + 1;
  const fullness = inside / (width * height);
  const flatness = region.area / (width * height);
  // Large boxes lose little to round corners; what loses more is a sticker or a piece of a photo.
  const needed = Math.min(width, height) >= 50 ? 0.9 : 0.74;
  if (fullness < needed || flatness < 0.25) return null;
  const bodyX0 = straightEdge(region.left);
  const bodyX1 = straightEdge(region.right);
  if (bodyX0 === null || bodyX1 === null) return null;
  const { id, colour, x0, y0, x1, y1, left, right } = region;
  const isFill = (x: number, y: number) => labels[y * imageWidth + x] === id;
  return { x0, y0, x1, y1, colour, left, right, bodyX0, bodyX1: bodyX1 + 1, fullness, flatness, isFill, inner: [] };
}

function besideReaction(region: FlatRegion, labels: Int32Array, imageWidth: number): Bubble | null {
  const message = withoutBump(region, labels, imageWidth);
  return message && asBubble(message, labels, imageWidth);
}

function isPiece({ x0, y0, x1, y1, left, right }: FlatRegion): boolean {
  if (x1 - x0 < smallestPiece.width || y1 - y0 < smallestPiece.height) return false;
  const inset = (row: number) => Math.max((left[row] as number) - x0, x1 - 1 - (right[row] as number));
  const last = left.length - 1;
  const isOpen = (outer: number, inner: number) => inset(outer) <= 2 && inset(inner) <= 1;
  const isRound = (outer: number, inner: number) => inset(outer) >= 3 && inset(inner) >= 1;
  return (isOpen(0, 1) && isRound(last, last - 1)) || (isOpen(last, last - 1) && isRound(0, 1));
}

/** The x at which most rows between the corners end; null where the edge is not straight. */
function straightEdge(ends: Int32Array): number | null {
  const middle = ends.subarray(Math.floor(ends.length * 0.3), Math.ceil(ends.length * 0.7));
  const median = middle.slice().sort()[middle.length >> 1] as number;
  let near = 0;
  for (const end of middle) if (Math.abs(end - median) <= 2) near++;
  // A reaction may cover part of a low bubble's edge.
  const needed = ends.length < 50 ? 0.55 : 0.75;
  return near >= middle.length * needed ? median : null;
}

/** Keeps, of one shape found at several tolerances, the bubble that fills its box best. */
function cleanestOfEach(bubbles: Bubble[]): Bubble[] {
  const kept: Bubble[] = [];
  for (const bubble of bubbles.toSorted((a, b) => score(b) - score(a)))
    if (!kept.some((other) => isSameShape(bubble, other))) kept.push(bubble);
  return kept;
}

/** Where a quote's box fills most of a bubble whose end is hidden, their colours tell the two apart. */
function isSameShape(a: Bubble, b: Bubble): boolean {
  const shared = overlap(a, b);
  return shared > 0.85 || (shared > 0.6 && colourDistance(a.colour, b.colour) <= 10);
}

function score({ fullness, flatness }: Bubble): number {
  return fullness + 0.2 * flatness;
}

/** Puts boxes that lie inside a bubble into its `inner`. */
function nest(bubbles: Bubble[]): Bubble[] {
  const outer: Bubble[] = [];
  for (const bubble of bubbles.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const parent = outer.find((other) => intersection(bubble, other) > 0.9 * areaOf(bubble));
    if (!parent) outer.push(bubble);
    else if (colourDistance(parent.colour, bubble.colour) > 2) parent.inner.push(bubble);
  }
  return outer;
}

/** A band of a page with a gradient looks like a box with nothing in it. */
export function isBlank({ flatness, fullness }: Bubble, share = 0.985): boolean {
  return flatness > fullness * share;
}

export function areaOf({ x0, y0, x1, y1 }: Rectangle): number {
  return Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
}

export function intersection(a: Rectangle, b: Rectangle): number {
  return areaOf({
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  });
}

/** Intersection over union. */
function overlap(a: Rectangle, b: Rectangle): number {
  const shared = intersection(a, b);
  return shared / (areaOf(a) + areaOf(b) - shared);
}
