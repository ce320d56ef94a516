import type { Box } from '#contract/reading.ts';
import {
  type Corners,
  type Homography,
  homographyTo,
  type Point,
  placeOf,
  straighten,
} from '../../pixels/homography.ts';
import type { Raster } from '../../pixels/ports.ts';
import { findScreenCorners } from './corners.ts';

// A photograph of a screen: the screen alone, straightened, without its bezel.

export interface Photographed {
  image: Raster;
  /** From the image back to the picture. */
  inPicture(box: Box): Box;
}

/** Height over width. No phone is taller, and the engine's time for what is read as a photograph grows with its height. */
const tallest = 3;

/** `small`: a copy of the picture. Null where it is no photograph of a screen. */
export function photographedScreen(picture: Raster, small: Raster): Photographed | null {
  const found = findScreenCorners(small);
  if (!found) return null;
  const factor = picture.width / small.width;
  const upright = sizeOf(found);
  if (upright.height > upright.width * tallest) return null;
  const phone = mapped(found, ({ x, y }) => ({ x: x * factor, y: y * factor }));
  const screen = withoutBezel(picture, phone);
  const homography = homographyTo(screen);
  const { width, height } = sizeOf(screen);
  return {
    image: straighten(picture, homography, width, height),
    inPicture: (box) => boxIn(homography, box, width, height),
  };
}

function mapped([a, b, c, d]: Corners, place: (corner: Point) => Point): Corners {
  return [place(a), place(b), place(c), place(d)];
}

function sizeOf([a, b, c, d]: Corners): { width: number; height: number } {
  const length = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);
  return {
    width: Math.round((length(a, b) + length(d, c)) / 2),
    height: Math.round((length(a, d) + length(b, c)) / 2),
  };
}

/** In pixels: width of the straightened copy that the bezel is looked for in. */
const copyWidth = 390;
/** In pixels of the copy: no bezel is wider. */
const widestBezel = 26;
/** In levels of a colour channel over two pixels, and the share of the edge that has such a step. */
const leastStep = 14;
const leastEdge = 0.6;

function withoutBezel(picture: Raster, phone: Corners): Corners {
  const homography = homographyTo(phone);
  const { width, height } = sizeOf(phone);
  const copy = straighten(picture, homography, copyWidth, Math.round((height * copyWidth) / width));
  const x0 = bezelOf(copy.width, copy.height, (depth, along) => stepAt(copy, depth, along, 1));
  const x1 = bezelOf(copy.width, copy.height, (depth, along) => stepAt(copy, copy.width - 1 - depth, along, 1));
  const y0 = bezelOf(copy.height, copy.width, (depth, along) => stepAt(copy, along, depth, copy.width));
  const y1 = bezelOf(copy.height, copy.width, (depth, along) =>
    stepAt(copy, along, copy.height - 1 - depth, copy.width),
  );
  const [left, right] = [x0 / copy.width, 1 - x1 / copy.width];
  const [top, bottom] = [y0 / copy.height, 1 - y1 / copy.height];
  const corner = (x: number, y: number) => placeOf(homography, { x, y });
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}

/** How many pixels from the edge the innermost line along it is; 0 where none is near. */
function bezelOf(size: number, length: number, step: (depth: number, along: number) => number): number {
  for (let depth = Math.min(widestBezel, size >> 3); depth > 0; depth--) {
    let edge = 0;
    for (let along = 0; along < length; along++) if (step(depth, along) >= leastStep) edge++;
    if (edge >= length * leastEdge) return depth + 1;
  }
  return 0;
}

function stepAt({ width, data }: Raster, x: number, y: number, stride: number): number {
  const [before, after] = [(y * width + x - stride) * 3, (y * width + x + stride) * 3];
  let step = 0;
  for (let channel = 0; channel < 3; channel++)
    step = Math.max(step, Math.abs((data[after + channel] ?? 0) - (data[before + channel] ?? 0)));
  return step;
}

function boxIn(homography: Homography, { x, y, width, height }: Box, across: number, down: number): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([px = 0, py = 0]) => placeOf(homography, { x: px / across, y: py / down }));
  const [left, top] = [Math.min(...corners.map((corner) => corner.x)), Math.min(...corners.map((corner) => corner.y))];
  return {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(Math.max(...corners.map((corner) => corner.x)) - left),
    height: Math.round(Math.max(...corners.map((corner) => corner.y)) - top),
  };
}
