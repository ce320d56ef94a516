import type { Raster } from './ports.ts';

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
  const line = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    const { first, weights } = rows[y] as Coverage;
    for (let j = 0; j < weights.length; j++) addRow(image, first + j, columns, weights[j] as number, line);
    for (let i = 0; i < line.length; i++) data[y * width * 3 + i] = Math.round(line[i] as number);
  }
  return { width, height, data };
}

interface Coverage {
  first: number;
  weights: number[];
}

/** Which old pixels, and how much of each, a new pixel is made of. */
function coverage(from: number, to: number): Coverage[] {
  const ratio = from / to;
  return Array.from({ length: to }, (_, index) => {
    const start = index * ratio;
    const end = Math.min(from, start + ratio);
    const first = Math.floor(start);
    const weights: number[] = [];
    for (let old = first; old < Math.ceil(end - 1e-9); old++)
      weights.push((Math.min(end, old + 1) - Math.max(start, old)) / (end - start));
    return { first, weights };
  });
}

function addRow(image: Raster, y: number, columns: Coverage[], weight: number, line: Float32Array): void {
  const start = y * image.width * 3;
  for (let x = 0; x < columns.length; x++) {
    const { first, weights } = columns[x] as Coverage;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let i = 0; i < weights.length; i++) {
      const index = start + (first + i) * 3;
      const share = weights[i] as number;
      red += share * (image.data[index] as number);
      green += share * (image.data[index + 1] as number);
      blue += share * (image.data[index + 2] as number);
    }
    line[x * 3] = (line[x * 3] as number) + weight * red;
    line[x * 3 + 1] = (line[x * 3 + 1] as number) + weight * green;
    line[x * 3 + 2] = (line[x * 3 + 2] as number) + weight * blue;
  }
}
