import type { Raster, Rectangle } from './ports.ts';

// Colours and sizes of pixel images.

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

const coloured = 60;

/** How much of the box is of no grey, 0 to 1. */
export function colouredShare(image: Raster, { x0, y0, x1, y1 }: Rectangle): number {
  let count = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (chroma(colourAt(image, x, y)) >= coloured) count++;
  return count / Math.max(1, (x1 - x0) * (y1 - y0));
}

/** In degrees, 0 for red; meaningless where there is no chroma. */
export function hue([red, green, blue]: Colour): number {
  const range = chroma([red, green, blue]);
  if (range === 0) return 0;
  const highest = Math.max(red, green, blue);
  const sixth =
    highest === red ? (green - blue) / range : highest === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return (sixth * 60 + 360) % 360;
}

/** Shrinks by averaging the area that each new pixel covers, which also takes most of a JPEG's noise away. */
export function shrink(image: Raster, width: number, height: number): Raster {
  const columns = coverage(image.width, width);
  const rows = coverage(image.height, height);
  const data = new Uint8Array(width * height * 3);
  const tall = new Float32Array(image.width * 3);
  for (let y = 0; y < height; y++) {
    tall.fill(0);
    for (let tap = 0; tap < rows.taps; tap++) {
      const share = rows.weights[y * rows.taps + tap] as number;
      if (share === 0) continue;
      const start = ((rows.first[y] as number) + tap) * image.width * 3;
      for (let i = 0; i < tall.length; i++) tall[i] = (tall[i] as number) + share * (image.data[start + i] as number);
    }
    squeeze(tall, columns, data.subarray(y * width * 3, (y + 1) * width * 3));
  }
  return { width, height, data };
}

function squeeze(row: Float32Array, { first, weights, taps }: Coverage, into: Uint8Array): void {
  for (let x = 0; x < first.length; x++) {
    let red = 0.5;
    let green = 0.5;
    let blue = 0.5;
    let i = (first[x] as number) * 3;
    for (let tap = 0; tap < taps; tap++, i += 3) {
      const share = weights[x * taps + tap] as number;
      red += share * (row[i] as number);
      green += share * (row[i + 1] as number);
      blue += share * (row[i + 2] as number);
    }
    into[x * 3] = red;
    into[x * 3 + 1] = green;
    into[x * 3 + 2] = blue;
  }
}

/** Which old pixels, from the first on, and how much of each, a new pixel is made of. */
interface Coverage {
  first: Int32Array;
  taps: number;
  weights: Float32Array;
}

function coverage(from: number, to: number): Coverage {
  const ratio = from / to;
  const taps = Math.ceil(ratio) + 1;
  const first = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let index = 0; index < to; index++) {
    const start = index * ratio;
    const end = Math.min(from, start + ratio);
    first[index] = Math.min(from - taps, Math.floor(start));
    if ((first[index] as number) < 0) first[index] = 0;
    for (let tap = 0; tap < taps; tap++) {
      const old = (first[index] as number) + tap;
      const covered = Math.min(end, old + 1) - Math.max(start, old);
      weights[index * taps + tap] = old < from ? Math.max(0, covered) / (end - start) : 0;
    }
  }
  return { first, taps, weights };
}
