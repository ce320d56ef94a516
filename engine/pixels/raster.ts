import { type Coverage, coverage, whole } from './coverage.ts';
import type { Raster, Rectangle } from './ports.ts';

// Colours of pixels, and smaller copies of images.

export type Colour = readonly [red: number, green: number, blue: number];

export function colourAt(image: Raster, x: number, y: number): Colour {
  const index = (y * image.width + x) * 3;
  return [image.data[index] as number, image.data[index + 1] as number, image.data[index + 2] as number];
}

/** The largest difference of one channel. */
export function colourDistance(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

export function luminance([red, green, blue]: Colour): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** 0 for greys, 255 for pure colours. */
export function chroma([red, green, blue]: Colour): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** Chroma from which a pixel counts as coloured rather than grey. */
const coloured = 60;

/** Share of the box's pixels that are coloured, 0 to 1. */
export function colouredShare(image: Raster, { x0, y0, x1, y1 }: Rectangle): number {
  let count = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (chroma(colourAt(image, x, y)) >= coloured) count++;
  return count / Math.max(1, (x1 - x0) * (y1 - y0));
}

/** In degrees, 0 for red; of a grey it says nothing. */
export function hue([red, green, blue]: Colour): number {
  const range = chroma([red, green, blue]);
  if (range === 0) return 0;
  const highest = Math.max(red, green, blue);
  const sixth =
    highest === red ? (green - blue) / range : highest === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return (sixth * 60 + 360) % 360;
}

/** The pixels of the box, as an image of their own. */
export function crop({ width, data }: Raster, { x0, y0, x1, y1 }: Rectangle): Raster {
  const part = { width: x1 - x0, height: y1 - y0, data: new Uint8Array((x1 - x0) * (y1 - y0) * 3) };
  for (let y = y0; y < y1; y++)
    part.data.set(data.subarray((y * width + x0) * 3, (y * width + x1) * 3), (y - y0) * part.width * 3);
  return part;
}

/** Each new pixel is the mean of the area that it covers, which also removes most of a JPEG's noise. */
export function shrink(image: Raster, width: number, height: number): Raster {
  const columns = coverage(image.width, width);
  const rows = coverage(image.height, height);
  const data = new Uint8Array(width * height * 3);
  const tall = new Int32Array(image.width * 3);
  for (let y = 0; y < height; y++) {
    addRows(image, rows, y, tall);
    squeeze(tall, columns, data.subarray(y * width * 3, (y + 1) * width * 3));
  }
  return { width, height, data };
}

/** Adds up the old rows that make up new row `y`, four at a time: reading and writing `sum` is what takes the time. */
function addRows({ width, height, data }: Raster, rows: Coverage, y: number, sum: Int32Array): void {
  const { first, shares, taps } = rows;
  const start = (tap: number) => Math.min(height - 1, (first[y] as number) + tap) * width * 3;
  const share = (tap: number) => (tap < taps ? (shares[y * taps + tap] as number) : 0);
  sum.fill(0);
  for (let tap = 0; tap < taps; tap += 4) {
    const [a, b, c, d] = [start(tap), start(tap + 1), start(tap + 2), start(tap + 3)];
    const [ofA, ofB, ofC, ofD] = [share(tap), share(tap + 1), share(tap + 2), share(tap + 3)];
    for (let i = 0; i < sum.length; i++)
      sum[i] =
        ((sum[i] as number) +
          ofA * (data[a + i] as number) +
          ofB * (data[b + i] as number) +
          ofC * (data[c + i] as number) +
          ofD * (data[d + i] as number)) |
        0;
  }
}

function squeeze(row: Int32Array, { first, shares, taps }: Coverage, into: Uint8Array): void {
  const half = (whole * whole) / 2;
  for (let x = 0; x < first.length; x++) {
    let red = half;
    let green = half;
    let blue = half;
    let i = (first[x] as number) * 3;
    for (let tap = 0; tap < taps; tap++, i += 3) {
      const share = shares[x * taps + tap] as number;
      red = (red + share * (row[i] as number)) | 0;
      green = (green + share * (row[i + 1] as number)) | 0;
      blue = (blue + share * (row[i + 2] as number)) | 0;
    }
    into[x * 3] = red >> 20;
    into[x * 3 + 1] = green >> 20;
    into[x * 3 + 2] = blue >> 20;
  }
}
