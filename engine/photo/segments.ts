import type { Plane } from './planes.ts';
import { quantile } from './statistics.ts';

// Straight lines in a picture: neighbouring pixels whose edges point the same way, grown into regions that are long and thin.

export interface Segment {
  /** From the nearest axis, clockwise, -45 to 45. */
  degrees: number;
  /** Nearer to the vertical than to the horizontal. */
  isUpright: boolean;
  /** In pixels. */
  length: number;
  /** Its middle, in pixels. */
  x: number;
  y: number;
}

/** Difference across two pixels from which there is an edge: a share of the picture's own range, but above its rounding. */
const edgeShare = 0.04;
const leastEdge = 3;
/** In degrees: how far a pixel's edge may turn from its region's. */
const tolerance = 8;
/** Length of a line, in long sides of the picture, and how many times longer than wide it is. */
const leastLength = 0.06;
const leastThinness = 6;
/** A shorter line may be part of a curve. */
const leastPixels = 12;

/** `most` in degrees: edges that lean more from both axes are not looked at. */
export function growSegments(luma: Plane, most: number): Segment[] {
  const edges = edgesOf(luma, most);
  const isTaken = new Uint8Array(luma.data.length);
  const shortest = Math.max(leastPixels, leastLength * Math.max(luma.width, luma.height));
  const segments: Segment[] = [];
  // A line is grown from a strong pixel, whose direction is surer, where it has one.
  for (const least of [2 * edges.threshold, edges.threshold])
    for (const start of edges.pixels) {
      if (isTaken[start] || (edges.strength[start] as number) < least) continue;
      const segment = lineThrough(growRegion(start, edges, isTaken), luma.width);
      if (segment && segment.length >= shortest) segments.push(segment);
    }
  return segments;
}

interface Edges {
  width: number;
  /** 0 where there is no edge. */
  strength: Float32Array;
  /** Direction along the edge, in degrees, 0 to 180. */
  direction: Float32Array;
  /** Those that have an edge. */
  pixels: number[];
  threshold: number;
}

function edgesOf({ width, height, data }: Plane, most: number): Edges {
  const strength = new Float32Array(data.length);
  const direction = new Float32Array(data.length);
  const pixels: number[] = [];
  const sample = sampled(data);
  const threshold = Math.max(leastEdge, edgeShare * (quantile(sample, 0.98) - quantile(sample, 0.02)));
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const [topLeft, topRight] = [data[i - width - 1] as number, data[i - width + 1] as number];
      const [lowLeft, lowRight] = [data[i + width - 1] as number, data[i + width + 1] as number];
      const sides = 2 * ((data[i + 1] as number) - (data[i - 1] as number));
      const ends = 2 * ((data[i + width] as number) - (data[i - width] as number));
      const across = (topRight + lowRight - topLeft - lowLeft + sides) / 4;
      const down = (lowLeft + lowRight - topLeft - topRight + ends) / 4;
      const size = Math.sqrt(across * across + down * down);
      if (size < threshold) continue;
      const along = ((Math.atan2(across, -down) * 180) / Math.PI + 360) % 180;
      if (Math.abs(fromAxis(along)) > most) continue;
      strength[i] = size;
      direction[i] = along;
      pixels.push(i);
    }
  return { width, strength, direction, pixels, threshold };
}

/** Every 16th pixel: enough to tell the range. */
function sampled(data: Float32Array): Float32Array {
  return data.filter((_, index) => index % 16 === 0);
}

function fromAxis(degrees: number): number {
  return ((((degrees + 45) % 90) + 90) % 90) - 45;
}

/** Pixels of one edge; each is taken by one region only. */
function growRegion(start: number, { width, strength, direction }: Edges, isTaken: Uint8Array): number[] {
  const own = direction[start] as number;
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const region = [start];
  isTaken[start] = 1;
  for (let next = 0; next < region.length; next++) {
    const pixel = region[next] as number;
    for (let neighbour = 0; neighbour < 8; neighbour++) {
      const other = pixel + (steps[neighbour] as number);
      if (isTaken[other] || !strength[other]) continue;
      const turn = Math.abs((direction[other] as number) - own);
      if (Math.min(turn, 180 - turn) > tolerance) continue;
      isTaken[other] = 1;
      region.push(other);
    }
  }
  return region;
}

/** The line through the middle of the region, by its moments; null where the region is a blot. */
function lineThrough(region: number[], width: number): Segment | null {
  if (region.length < 12) return null;
  let sumX = 0;
  let sumY = 0;
  for (const pixel of region) {
    sumX += pixel % width;
    sumY += Math.floor(pixel / width);
  }
  const centreX = sumX / region.length;
  const centreY = sumY / region.length;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const pixel of region) {
    const x = (pixel % width) - centreX;
    const y = Math.floor(pixel / width) - centreY;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const turn = Math.hypot(xx - yy, 2 * xy);
  // The sides of a rectangle with the same moments.
  const length = Math.sqrt((6 * (xx + yy + turn)) / region.length);
  const breadth = Math.sqrt((6 * Math.max(0, xx + yy - turn)) / region.length);
  if (length < leastThinness * Math.max(1, breadth)) return null;
  const degrees = (angle * 180) / Math.PI;
  return { degrees: fromAxis(degrees), isUpright: Math.abs(degrees) > 45, length, x: centreX, y: centreY };
}
