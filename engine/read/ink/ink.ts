import { type Component, findComponents, findDarkMarks, pixelsOf } from '../../pixels/components.ts';
import { standsLikeLetter } from '../../pixels/letter-like.ts';
import type { GreyRaster, Raster, Rectangle } from '../../pixels/ports.ts';
import { type Colour, chroma, luminance } from '../../pixels/raster.ts';

// Turns the writing on an area into black on white: each pixel gets its place on the way from the fill's colour to the
// text's. Solid groups of pixels whose colour is off that way are emoji, not letters.

export interface InkArea extends Rectangle {
  /** Writes the colours behind the text of one row of the full image, three numbers a pixel from x0 to x1. */
  fillRow(y: number, into: Float32Array): void;
  /** First and last pixel of the row that belong to the area; null where none does. */
  rowAt(y: number): readonly [first: number, last: number] | null;
}

export interface Ink {
  area: InkArea;
  /** Top left corner of `grey` in the full image. */
  x0: number;
  y0: number;
  grey: GreyRaster;
  emoji: Rectangle[];
  /** Emoji in the text's colour, which a later step finds in `grey` and erases there. */
  plainEmoji: { emoji: string; box: Rectangle }[];
  /** Brightness of the text's colour, 0 to 255; null where nothing is written. */
  textBrightness: number | null;
}

/** Colour distance from the way between fill and text beyond which a pixel belongs to an emoji. */
const offAxis = 45;

export function extractInk(image: Raster, area: InkArea, fontPx: number): Ink {
  const width = area.x1 - area.x0;
  const height = area.y1 - area.y0;
  const white = { width, height, data: new Uint8Array(width * height).fill(255) };
  const empty = { area, x0: area.x0, y0: area.y0, grey: white, emoji: [], plainEmoji: [], textBrightness: null };
  const difference = subtractFill(image, area);
  const first = textDirection(difference);
  if (!first) return { ...empty, emoji: findEmoji(strongMask(difference), width, fontPx) };
  const isColourful = chroma(colourOf(first.direction, area)) >= colourful;
  const pictures = isColourful ? takePictures(difference, area, fontPx) : [];
  const text = pictures.length > 0 ? textDirection(difference) : first;
  if (!text) return { ...empty, emoji: pictures };
  const [red, green, blue] = text.direction;
  const squared = red * red + green * green + blue * blue;
  const coloured = new Uint8Array(width * height);
  const { data } = white;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const i = pixel * 3;
    const dr = difference[i] as number;
    const dg = difference[i + 1] as number;
    const db = difference[i + 2] as number;
    if (dr === 0 && dg === 0 && db === 0) continue;
    const along = (dr * red + dg * green + db * blue) / squared;
    const offRed = dr - along * red;
    const offGreen = dg - along * green;
    const offBlue = db - along * blue;
    // Compared as a square: Math.hypot would take longer than all the rest.
    const residue = offRed * offRed + offGreen * offGreen + offBlue * offBlue;
    if (residue > offAxis * offAxis) coloured[pixel] = 1;
    const ink = Math.min(1, Math.max(along, residue > 30 * 30 ? Math.sqrt(residue / squared) : 0, 0));
    data[pixel] = 255 - Math.round(255 * ink);
  }
  const emoji = mergeTouching(
    [...pictures, ...findEmoji(coloured, width, fontPx), ...findLargeMarks(white, fontPx)],
    fontPx * 0.12,
  );
  for (const box of emoji) erase(white, box, Math.round(fontPx * 0.08));
  eraseCrumbs(white, emoji, fontPx);
  return { ...empty, emoji, textBrightness: luminance(colourOf(text.direction, area)) };
}

/** Erases grey parts of emoji, left over where only the coloured parts were recognised: an emoji fills a square. */
function eraseCrumbs(grey: GreyRaster, emoji: Rectangle[], fontPx: number): void {
  if (emoji.length === 0) return;
  const side = fontPx * 1.2;
  const squares = emoji.map(({ x0, y0, x1, y1 }) => {
    const [x, y] = [Math.max(0, side - (x1 - x0)) / 2, Math.max(0, side - (y1 - y0)) / 2];
    return { x0: x0 - x, x1: x1 + x, y0: y0 - y, y1: y1 + y };
  });
  for (const mark of findDarkMarks(grey, 200)) {
    const isInside = squares.some(
      (square) => mark.x0 >= square.x0 && mark.x1 <= square.x1 && mark.y0 >= square.y0 && mark.y1 <= square.y1,
    );
    if (isInside) erase(grey, mark, 1);
  }
}

/** The ink of an area with nothing written on it. */
export function noInk(area: InkArea): Ink {
  return {
    area,
    x0: area.x0,
    y0: area.y0,
    grey: { width: 0, height: 0, data: new Uint8Array(0) },
    emoji: [],
    plainEmoji: [],
    textBrightness: null,
  };
}

/** Pixel minus fill, three numbers each; zero outside the area. */
function subtractFill(image: Raster, area: InkArea): Int16Array {
  const width = area.x1 - area.x0;
  const difference = new Int16Array(width * (area.y1 - area.y0) * 3);
  const fill = new Float32Array(width * 3);
  for (let y = area.y0; y < area.y1; y++) {
    const row = area.rowAt(y);
    if (!row) continue;
    area.fillRow(y, fill);
    const first = Math.max(0, row[0] - area.x0) * 3;
    const last = Math.min(width - 1, row[1] - area.x0) * 3 + 2;
    const from = (y * image.width + area.x0) * 3;
    const to = (y - area.y0) * width * 3;
    for (let i = first; i <= last; i++) difference[to + i] = (image.data[from + i] as number) - (fill[i] as number);
  }
  return difference;
}

/** Difference in brightness from which a pixel counts as text. */
const visible = 28;
/** Differences below this cannot round up to `visible`: a cheap first test. */
const faint = visible - 1;

/** Text colour minus fill colour. Text is darker or lighter than its fill, and has the colour of its strongest strokes. */
function textDirection(difference: Int16Array): { direction: Colour } | null {
  const histogram = [new Uint32Array(256), new Uint32Array(256)] as const;
  const counts: [number, number] = [0, 0];
  for (let i = 0; i < difference.length; i += 3) {
    const step = luminanceStep(difference, i);
    if (step > -faint && step < faint) continue;
    const strength = Math.min(255, Math.round(Math.abs(step)));
    if (strength < visible) continue;
    const side = step > 0 ? 1 : 0;
    counts[side]++;
    histogram[side][strength] = (histogram[side][strength] as number) + 1;
  }
  const side = counts[1] > counts[0] ? 1 : 0;
  if (counts[side] < 12) return null;
  const strong = percentile(histogram[side], counts[side], 0.8);
  let weight = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < difference.length; i += 3) {
    const step = luminanceStep(difference, i);
    if (step > 0 !== (side === 1) || Math.abs(step) < strong * 0.92) continue;
    weight++;
    sum[0] += difference[i] as number;
    sum[1] += difference[i + 1] as number;
    sum[2] += difference[i + 2] as number;
  }
  if (weight === 0) return null;
  return { direction: [sum[0] / weight, sum[1] / weight, sum[2] / weight] };
}

function luminanceStep(difference: Int16Array, i: number): number {
  return (
    0.299 * (difference[i] as number) + 0.587 * (difference[i + 1] as number) + 0.114 * (difference[i + 2] as number)
  );
}

function percentile(histogram: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < histogram.length; value++) {
    seen += histogram[value] as number;
    if (seen >= total * share) return value;
  }
  return histogram.length - 1;
}

/** The fill's colour in the middle of the area. */
export function colourBehind(area: InkArea): Colour {
  const row = new Float32Array((area.x1 - area.x0) * 3);
  area.fillRow((area.y0 + area.y1) >> 1, row);
  const middle = (row.length / 6) | 0;
  return [row[middle * 3] as number, row[middle * 3 + 1] as number, row[middle * 3 + 2] as number];
}

function colourOf(direction: Colour, area: InkArea): Colour {
  const behind = colourBehind(area);
  return [behind[0] + direction[0], behind[1] + direction[1], behind[2] + direction[2]];
}

/** Chroma from which a colour is not the usual black, white or grey of text, but that of a link or an emoji. */
const colourful = 70;
/** Shares of the pixels that stand out. */
const nearlyAll = 0.98;
const mostlyGrey = 0.6;

/** In font sizes: emoji sent alone are drawn larger than those between words. */
const largeEmoji = 1.6;

/**
 * Removes emoji before the text's colour is looked for: all of them where nothing else is coloured (the rest may be a
 * grey time beside them), otherwise only those larger than text.
 */
function takePictures(difference: Int16Array, area: InkArea, fontPx: number): Rectangle[] {
  const width = area.x1 - area.x0;
  const [red, green, blue] = colourBehind(area);
  const mask = strongMask(difference);
  const emoji = findEmoji(mask, width, fontPx);
  let all = 0;
  let held = 0;
  let grey = 0;
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (!mask[pixel]) continue;
    all++;
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (emoji.some(({ x0, y0, x1, y1 }) => x >= x0 && x < x1 && y >= y0 && y < y1)) held++;
    else {
      const [dr, dg, db] = difference.subarray(pixel * 3, pixel * 3 + 3);
      if (chroma([red + (dr as number), green + (dg as number), blue + (db as number)]) < colourful) grey++;
    }
  }
  const taken =
    held >= all * nearlyAll || grey > (all - held) * mostlyGrey
      ? emoji
      : emoji.filter(({ y0, y1 }) => y1 - y0 >= fontPx * largeEmoji);
  const margin = Math.round(fontPx * 0.1);
  for (const { x0, y0, x1, y1 } of taken)
    for (let y = Math.max(0, y0 - margin); y < Math.min(mask.length / width, y1 + margin); y++)
      difference.fill(0, (y * width + Math.max(0, x0 - margin)) * 3, (y * width + Math.min(width, x1 + margin)) * 3);
  return taken;
}

/** Whether the text is grey, as hints and quotes are, rather than full black or white. */
export function isGreyed({ textBrightness }: Ink): boolean {
  return textBrightness !== null && textBrightness > 78 && textBrightness < 208;
}

function strongMask(difference: Int16Array): Uint8Array {
  const mask = new Uint8Array(difference.length / 3);
  for (let pixel = 0; pixel < mask.length; pixel++)
    for (let channel = 0; channel < 3; channel++)
      if (Math.abs(difference[pixel * 3 + channel] as number) > offAxis) mask[pixel] = 1;
  return mask;
}

/** Coloured marks as large as a letter and solid inside; letters of coloured text are made of strokes. */
function findEmoji(coloured: Uint8Array, width: number, fontPx: number): Rectangle[] {
  const reach = Math.max(1, Math.round(fontPx * 0.05));
  const boxes: Rectangle[] = [];
  for (const component of findComponents(coloured, width, reach)) {
    const wide = component.x1 - component.x0;
    const high = component.y1 - component.y0;
    if (Math.min(wide, high) < fontPx * 0.45 || Math.max(wide, high) < fontPx * 0.7) continue;
    if (component.area < 0.16 * wide * high) continue;
    if (solidity(component, coloured, width, fontPx) < 0.3) continue;
    const { x0, y0, x1, y1 } = component;
    boxes.push({ x0, y0, x1, y1 });
  }
  return mergeTouching(boxes, fontPx * 0.12);
}

/** Marks higher than any letter and about as wide as high: emoji whose colours are on the way from fill to text. */
function findLargeMarks(grey: GreyRaster, fontPx: number): Rectangle[] {
  const marks = findDarkMarks(grey, 200);
  const large = marks.filter(({ x0, x1, y0, y1 }) => {
    const wide = x1 - x0;
    const high = y1 - y0;
    return high > fontPx * 0.95 && high < fontPx * 1.6 && wide > high * 0.8 && wide < high * 1.25;
  });
  return large.filter((mark) => !standsLikeLetter(mark, marks)).map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }));
}

/** Share of the pixels that have a neighbour in the mask a stroke's width away on all four sides. */
function solidity(component: Component, mask: Uint8Array, width: number, fontPx: number): number {
  const step = Math.max(1, Math.round(fontPx * 0.07));
  let inner = 0;
  for (const pixel of pixelsOf(component))
    if (mask[pixel - step] && mask[pixel + step] && mask[pixel - step * width] && mask[pixel + step * width]) inner++;
  return inner / component.area;
}

function mergeTouching(boxes: Rectangle[], slack: number): Rectangle[] {
  const merged = [...boxes];
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < merged.length && !changed; i++) {
      for (let j = i + 1; j < merged.length && !changed; j++) {
        const a = merged[i] as Rectangle;
        const b = merged[j] as Rectangle;
        if (a.x0 - slack > b.x1 || b.x0 - slack > a.x1 || a.y0 > b.y1 || b.y0 > a.y1) continue;
        merged.splice(j, 1);
        merged[i] = {
          x0: Math.min(a.x0, b.x0),
          y0: Math.min(a.y0, b.y0),
          x1: Math.max(a.x1, b.x1),
          y1: Math.max(a.y1, b.y1),
        };
        changed = true;
      }
    }
  }
  return merged;
}

export function erase(grey: GreyRaster, box: Rectangle, margin = 0): void {
  const x0 = Math.max(0, box.x0 - margin);
  const x1 = Math.min(grey.width, box.x1 + margin);
  const y1 = Math.min(grey.height, box.y1 + margin);
  for (let y = Math.max(0, box.y0 - margin); y < y1; y++) grey.data.fill(255, y * grey.width + x0, y * grey.width + x1);
}
