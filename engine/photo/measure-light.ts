import { histogramBins, type PhotoBox } from '#contract/photos.ts';
import { type Plane, pixelsOfBox } from './planes.ts';
import { quantile } from './statistics.ts';

// How bright the picture and its face are, and what is lost in black or white.

export interface LightMeasures {
  /** Shares of the highest bin, darkest first. */
  histogram: number[];
  /** Means, 0 to 1. The face's and its surroundings' are null without a face. */
  brightness: number;
  faceBrightness: number | null;
  backgroundBrightness: number | null;
  /** The brightest tenth of the face, 0 to 1: skin of every shade shines where light falls on it. */
  facePeak: number | null;
  /** From the 2nd to the 98th of a hundred pixels, 0 to 1. */
  contrast: number;
  /** Brightness of the 2nd of a hundred pixels: a photo without any black looks washed out. */
  haze: number;
  /** Shares of pixels that are as good as black or white; the face's is null without a face. */
  blackShare: number;
  whiteShare: number;
  faceWhiteShare: number | null;
  /** Difference between the two halves of the face, 0 to 1: light from the side. */
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
  const darkest = levelAt(counts, 0.02 * data.length);
  const ofFace = face ? measureFace(luma, face, sum) : null;
  return {
    histogram: bins.map((count) => Math.round((count / highest) * 1000) / 1000),
    brightness: sum / data.length / 255,
    faceBrightness: ofFace?.brightness ?? null,
    backgroundBrightness: ofFace?.background ?? null,
    facePeak: ofFace?.peak ?? null,
    contrast: (levelAt(counts, 0.98 * data.length) - darkest) / 255,
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

function measureFace(luma: Plane, face: PhotoBox, sumOfAll: number) {
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
    peak: quantile(values, 0.9) / 255,
    background: (sumOfAll / 255 - brightness * count) / Math.max(1, luma.data.length - count),
    whites: whites / count,
    unevenness: Math.abs(left / (middle - x0) - right / (x1 - middle)) / rows / 255,
  };
}
