import { type Component, findComponents } from '../../pixels/components.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import { colourDistance } from '../../pixels/raster.ts';
import { areaOf, type Bubble, intersection } from './bubbles.ts';
import type { FlatRegions } from './flat-regions.ts';

// Graphics: connected groups of pixels that are not the page itself. One that is not a bubble is a photo or a sticker if it
// is large, an emoji or an avatar if it is small.

export interface Graphic extends Rectangle {
  area: number;
  /** Share of its box that it covers. */
  fullness: number;
  /** A photo fills its box; a sticker does not. */
  isBox: boolean;
}

/** In pixels of the small copy: smaller regions are not the page. */
const smallestPage = 400;
/** In pixels of the small copy: a piece of the page at the edge of the screen, as a gradient leaves in a JPEG. */
const pieceAtEdge = 3120;

/**
 * Bubbles that are surely messages are blanked first, since an emoji right below one would be joined to it; so are the
 * edges of bars, which cut photos.
 */
export function findGraphics(
  { labels, regions, width, height }: FlatRegions,
  bubbles: Bubble[] = [],
  barEdges: number[] = [],
): Graphic[] {
  const page = new Set(
    regions
      .filter(({ x0, x1, y0, y1, area }) => {
        if (area < smallestPage) return false;
        const spans = x1 - x0 >= width * 0.93;
        const hugsEdge = (x0 <= 1 || x1 >= width - 1) && y1 - y0 >= 30;
        return spans || (hugsEdge && area >= pieceAtEdge);
      })
      .map(({ id }) => id),
  );
  const isPage = new Uint8Array(labels.length);
  for (const id of page) isPage[id] = 1;
  const graphics = new Uint8Array(width * height);
  for (let pixel = 0; pixel < graphics.length; pixel++) if (!isPage[labels[pixel] as number]) graphics[pixel] = 1;
  for (const bubble of bubbles.filter((each) => isSurelyMessage(each, bubbles))) blank(graphics, width, bubble);
  for (const y of barEdges) blank(graphics, width, { x0: 0, x1: width, y0: y - 1, y1: y });
  return findComponents(withoutStrokes(graphics, width), width)
    .filter(({ x0, x1, y0, y1 }) => x1 - x0 >= 9 && y1 - y0 >= 9)
    .map((component) => measure(component, width));
}

/** A plain box whose colour another box has too: the colour of a photo's sky does not come back. */
function isSurelyMessage(bubble: Bubble, others: Bubble[]): boolean {
  const isPlain = bubble.y1 - bubble.y0 >= 23 && bubble.fullness > leastFull(bubble) && plainness(bubble) > 0.6;
  return isPlain && others.some((other) => other !== bubble && isOfOneColour(bubble, other));
}

/** Least fullness of a message's box. Round corners take more of a short one; a box as high as wide may be a face. */
function leastFull({ x0, x1, y0, y1 }: Rectangle): number {
  const [width, height] = [x1 - x0, y1 - y0];
  const corners = 0.86 * Math.min(height / 2, roundest) ** 2;
  return width < height * 1.3 ? 0.9 : Math.min(0.9, 0.96 - corners / (width * height));
}

/** In points: the largest radius of a corner. */
const roundest = 20;

function blank(mask: Uint8Array, width: number, { x0, y0, x1, y1 }: Rectangle): void {
  const first = Math.max(0, x0 - 1);
  const last = Math.min(width, x1 + 1);
  const bottom = Math.min(mask.length / width, y1 + 1);
  for (let y = Math.max(0, y0 - 1); y < bottom; y++) mask.fill(0, y * width + first, y * width + last);
}

/** Removes everything thinner than three pixels: wallpaper strokes would join all graphics into one. */
function withoutStrokes(mask: Uint8Array, width: number): Uint8Array {
  const kept = new Uint8Array(mask.length);
  for (let pixel = width + 1; pixel < mask.length - width - 1; pixel++) {
    let all = 1;
    for (let row = -width; row <= width; row += width)
      all &= (mask[pixel + row - 1] as number) & (mask[pixel + row] as number) & (mask[pixel + row + 1] as number);
    if (!all) continue;
    for (let row = -width; row <= width; row += width) kept.fill(1, pixel + row - 1, pixel + row + 2);
  }
  return kept;
}

function measure({ x0, y0, x1, y1, area, runs }: Component, width: number): Graphic {
  const box = { x0, y0, x1, y1 };
  // Holes inside do not count: each row is filled from its first to its last pixel.
  const left = new Int32Array(y1 - y0).fill(x1);
  const right = new Int32Array(y1 - y0).fill(x0);
  for (let run = 0; run < runs.length; run += 2) {
    const start = (runs[run] as number) % width;
    const row = ((runs[run] as number) - start) / width - y0;
    const last = start + (runs[run + 1] as number) - (runs[run] as number) - 1;
    if (start < (left[row] as number)) left[row] = start;
    if (last > (right[row] as number)) right[row] = last;
  }
  let inside = 0;
  for (let row = 0; row < left.length; row++) inside += Math.max(0, (right[row] as number) - (left[row] as number) + 1);
  const fullness = inside / areaOf(box);
  return { ...box, area, fullness, isBox: fullness > 0.92 };
}

/** Least share of its box that a picture covers: a star covers a third. */
const leastFilled = 0.3;

/** The graphics that are photos or stickers: large enough, and not made of bubbles. */
export function picturesAmong(graphics: Graphic[], bubbles: Bubble[], pageWidth: number): Graphic[] {
  return graphics.filter((graphic) => {
    const width = graphic.x1 - graphic.x0;
    const height = graphic.y1 - graphic.y0;
    if (width < 60 || height < 60 || width > pageWidth * 0.93 || graphic.area < leastFilled * width * height)
      return false;
    const inside = bubbles.filter((bubble) => intersection(bubble, graphic) > 0.8 * areaOf(bubble));
    const isBubble = inside.some(
      (bubble) =>
        plainness(bubble) > 0.5 &&
        areaOf(bubble) > (isWritten(bubble) ? 0.5 : 0.72) * areaOf(graphic) &&
        (graphic.isBox ? reachesEnds(bubble, graphic) : !isDome(bubble)),
    );
    // Bubbles that hang together, by a reaction or a stroke of the wallpaper, do not fill their common box.
    const clean = inside.filter((bubble) => plainness(bubble) > 0.6 && bubble.fullness > 0.9 && !isDome(bubble));
    const others = bubbles.filter((bubble) => !inside.includes(bubble));
    const isOneOfMany = inside.some(
      (bubble) =>
        areaOf(bubble) > mostOfTied * areaOf(graphic) &&
        plainness(bubble) >= leastPlain &&
        others.some((other) => isOfOneColour(bubble, other)),
    );
    const isGroup =
      (!graphic.isBox && (clean.length > 0 || isOneOfMany)) ||
      isColumn(inside, graphic.isBox) ||
      clean.some((bubble) => hasGapBelow(bubble, clean) || others.some((other) => isOfOneColour(bubble, other)));
    return !isBubble && !isGroup;
  });
}

/**
 * A bubble that a reaction and wallpaper strokes touch covers at least `mostOfTied` of the graphic; after a JPEG's blur
 * at least `leastPlain` of it is plain.
 */
const mostOfTied = 0.4;
const leastPlain = 0.45;

/** In points: a bubble with a blurred edge ends within this of the graphic; below a photo's sky there is more. */
const edge = 12;

function reachesEnds(bubble: Bubble, graphic: Graphic): boolean {
  return bubble.y0 - graphic.y0 <= edge && graphic.y1 - bubble.y1 <= edge;
}

/** In points: `row` rows below the top, the corners of a bubble are inset by less than `inset`. */
const dome = { row: 4, inset: 14 };

/** Whether the top is rounder than any bubble's, as that of a ghost sticker. */
function isDome({ bodyX0, bodyX1, left, right }: Bubble): boolean {
  const from = left[dome.row];
  const to = right[dome.row];
  if (from === undefined || to === undefined) return false;
  return from - bodyX0 > dome.inset && bodyX1 - 1 - to > dome.inset;
}

/** Whether another box large enough for a message has the same colour; no message is in the colour of a photo's sky. */
function isOfOneColour(a: Bubble, b: Bubble): boolean {
  return b.y1 - b.y0 >= 23 && colourDistance(a.colour, b.colour) <= 3;
}

/** Whether the next box stands a little below it: bubbles leave a gap, parts of a photo touch. */
function hasGapBelow(bubble: Bubble, others: Bubble[]): boolean {
  return others.some(({ y0 }) => y0 - bubble.y1 >= 2 && y0 - bubble.y1 <= 14);
}

/** A clean box that is covered as much as text covers it: plain parts of a photo are covered less, busy ones much more. */
function isWritten({ fullness, flatness }: Bubble): boolean {
  return fullness > 0.95 && flatness > 0.6 && flatness < 0.93;
}

/** Boxes below each other with a common edge are messages: stickers have no such parts, and in photos they hold no text. */
function isColumn(boxes: Bubble[], isBox: boolean): boolean {
  const wide = boxes.filter(({ x0, x1, flatness }) => x1 - x0 >= 50 && flatness >= 0.45);
  return wide.some((one) =>
    wide.some((other) => {
      const isAligned = Math.abs(one.bodyX0 - other.bodyX0) <= 2 || Math.abs(one.bodyX1 - other.bodyX1) <= 2;
      const areWritten = isWritten(one) && isWritten(other);
      const gap = other.y0 - one.y1;
      return other !== one && isAligned && gap >= (isBox ? 0 : -6) && gap <= 14 && (areWritten || !isBox);
    }),
  );
}

/** Share of the box that has its own fill or the fill of a quote in it. */
function plainness({ flatness, inner, ...box }: Bubble): number {
  return flatness + inner.reduce((sum, part) => sum + part.flatness * areaOf(part), 0) / areaOf(box);
}
