import { histogramBins, type PhotoBox } from '#contract/photos.ts';
import { type Plane, pixelsOfBox } from './planes.ts';
import { quantile } from './statistics.ts';

// How bright the picture and its face are, and what is lost in black or white.

export interface LightMeasures {
  /** Shares of the highest bin, darkest first. */
  histogram: number[];
  /** Means, 0 to 1; the face's is null without a face. */
  brightness: number;
  faceBrightness: number | null;
  /** Mean around face and neck, so that skin does not count; of the whole picture where little is left around them. */
  surroundings: number;
  /**
   * How much light falls on the face, 0 to 1: its brightest tenth, or what shines most in it (eyes, teeth, moist skin), which is as
   * bright in skin of every shade.
   */
  facePeak: number | null;
  /** From the 2nd to the 98th of a hundred pixels around face and neck, 0 to 1. */
  contrast: number;
  /** Brightness of the 2nd of these pixels: a photo without any black looks washed out. */
  haze: number;
  /** Shares of pixels that are as good as black or white; the face's is null without a face. */
  blackShare: number;
  whiteShare: number;
  faceWhiteShare: number | null;
  /** Difference between the two halves of the face as a share of its brightness: light from the side. */
  faceUnevenness: number | null;
}

const black = 8;
const white = 247;

/** `face` is the box of the main face. */
export function measureLight(luma: Plane, face: PhotoBox | null): LightMeasures {
  const { data } = luma;
  const counts = new Uint32Array(256);
  let sum = 0;
  let blacks = 0;
  let whites = 0;
  for (const value of data) {
    counts[value | 0] = (counts[value | 0] as number) + 1;
    sum += value;
    if (value <= black) blacks++;
    if (value >= white) whites++;
  }
  const bins = Array.from({ length: histogramBins }, (_, bin) =>
    sumOf(counts.subarray(bin * perBin, (bin + 1) * perBin)),
  );
  const highest = Math.max(...bins, 1);
  const around = (face && countsAround(luma, faceAndNeck(face), counts)) ?? counts;
  const pixelsAround = sumOf(around);
  const darkest = levelAt(around, 0.02 * pixelsAround);
  const ofFace = face ? measureFace(luma, face) : null;
  return {
    histogram: bins.map((count) => Math.round((count / highest) * 1000) / 1000),
    brightness: sum / data.length / 255,
    faceBrightness: ofFace?.brightness ?? null,
    surroundings: around.reduce((total, count, level) => total + count * level, 0) / pixelsAround / 255,
    facePeak: ofFace?.peak ?? null,
    contrast: (levelAt(around, 0.98 * pixelsAround) - darkest) / 255,
    haze: darkest / 255,
    blackShare: blacks / data.length,
    whiteShare: whites / data.length,
    faceWhiteShare: ofFace?.whites ?? null,
    faceUnevenness: ofFace?.unevenness ?? null,
  };
}

const perBin = 256 / histogramBins;

function sumOf(counts: Uint32Array): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** The level below which so many pixels lie. */
function levelAt(counts: Uint32Array, pixels: number): number {
  let seen = 0;
  let level = 0;
  while (level < 255 && seen + (counts[level] as number) <= pixels) seen += counts[level++] as number;
  return level;
}

/** The middle of the box, where there is skin and little hair or background. */
function innerFace({ x, y, width, height }: PhotoBox): PhotoBox {
  return { x: x + width * 0.2, y: y + height * 0.2, width: width * 0.6, height: height * 0.6 };
}

function faceAndNeck({ x, y, width, height }: PhotoBox): PhotoBox {
  return { x: x - width * 0.1, y: y - height * 0.1, width: width * 1.2, height: height * 1.5 };
}

/** Share of the picture outside the box that is enough to tell. */
const leastAround = 0.1;

/** How many pixels outside the box have each brightness; null where they are few. */
function countsAround(luma: Plane, box: PhotoBox, counts: Uint32Array): Uint32Array | null {
  const { x0, y0, x1, y1 } = pixelsOfBox(box, luma);
  const around = counts.slice();
  for (let y = y0; y < y1; y++)
    for (let i = y * luma.width + x0; i < y * luma.width + x1; i++) {
      const level = (luma.data[i] as number) | 0;
      around[level] = (around[level] as number) - 1;
    }
  return sumOf(around) > leastAround * luma.data.length ? around : null;
}

/** What shines in a face is so much brighter than lit skin. */
const shineShare = 0.85;

function measureFace(luma: Plane, face: PhotoBox) {
  const { x0, y0, x1, y1 } = pixelsOfBox(innerFace(face), luma);
  if (x1 - x0 < 4 || y1 - y0 < 4) return null;
  const middle = (x0 + x1) >> 1;
  const halves = [0, 0];
  const values: number[] = [];
  let whites = 0;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const value = luma.data[y * luma.width + x] as number;
      values.push(value);
      halves[x < middle ? 0 : 1] = (halves[x < middle ? 0 : 1] as number) + value;
      if (value >= white) whites++;
    }
  const [left, right] = halves as [number, number];
  const rows = y1 - y0;
  const count = rows * (x1 - x0);
  const brightness = (left + right) / count / 255;
  return {
    brightness,
    peak: Math.max(quantile(values, 0.9), shineShare * quantile(values, 0.995)) / 255,
    whites: whites / count,
    unevenness: Math.abs(left / (middle - x0) - right / (x1 - middle)) / rows / 255 / Math.max(0.05, brightness),
  };
}
