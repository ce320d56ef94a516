import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { channels, writeColour } from './colour.ts';

// How much each pixel of a box differs from the fill behind it, with running sums, so that any part is averaged quickly.

export type Background = (x: number, y: number) => [number, number, number];

export interface Difference {
  /** Side, in pixels of the image, of one pixel here: large emoji are looked at in lower resolution. */
  scale: number;
  width: number;
  height: number;
  /** The image's pixel at the top left. */
  x0: number;
  y0: number;
  /** Summed-area table of the differences, with a row and a column of zeros first. */
  sums: Float64Array;
  /** For each pixel, the length of its colour difference. */
  strengths: Float32Array;
  /** Summed-area table of the squared strengths. */
  energies: Float64Array;
  /** The mean fill, in the colours of `colour.ts`. */
  fill: Float32Array;
}

/** In heights: a wider box holds several emoji. */
const widthOfARow = 1.6;
/** Pixels along an emoji's longer side that are enough to name it. */
const enoughPixels = 36;

/** `box` holds one emoji, or a row of them. */
export function measureDifference(image: Raster, box: Rectangle, background: Background): Difference {
  const boxWidth = box.x1 - box.x0;
  const boxHeight = box.y1 - box.y0;
  const size = boxWidth > boxHeight * widthOfARow ? boxHeight : Math.max(boxWidth, boxHeight);
  const scale = Math.max(1, Math.round(size / enoughPixels));
  const x0 = Math.max(0, Math.floor(box.x0));
  const y0 = Math.max(0, Math.floor(box.y0));
  const width = Math.max(0, Math.floor((Math.min(image.width, Math.ceil(box.x1)) - x0) / scale));
  const height = Math.max(0, Math.floor((Math.min(image.height, Math.ceil(box.y1)) - y0) / scale));
  const pixels = new Float32Array(width * height * channels);
  const strengths = new Float32Array(width * height);
  const squares = new Float32Array(width * height);
  const fill = new Float32Array(channels);
  const local = new Float32Array(channels);
  const middle = scale >> 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const left = x0 + x * scale;
      const top = y0 + y * scale;
      const [fillRed, fillGreen, fillBlue] = background(left + middle, top + middle);
      const pixel = y * width + x;
      const at = pixel * channels;
      writeAverage(pixels, at, image, left, top, scale);
      writeColour(local, 0, fillRed, fillGreen, fillBlue);
      let square = 0;
      for (let channel = 0; channel < channels; channel++) {
        const difference = (pixels[at + channel] ?? 0) - (local[channel] ?? 0);
        pixels[at + channel] = difference;
        square += difference * difference;
        fill[channel] = (fill[channel] ?? 0) + (local[channel] ?? 0) / (width * height);
      }
      squares[pixel] = square;
      strengths[pixel] = Math.sqrt(square);
    }
  }
  const sums = sumUp(pixels, width, height, channels);
  return { scale, width, height, x0, y0, sums, strengths, energies: sumUp(squares, width, height, 1), fill };
}

function writeAverage(out: Float32Array, at: number, image: Raster, left: number, top: number, scale: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = top; y < top + scale; y++) {
    let source = (y * image.width + left) * 3;
    for (let x = 0; x < scale; x++, source += 3) {
      red += image.data[source] ?? 0;
      green += image.data[source + 1] ?? 0;
      blue += image.data[source + 2] ?? 0;
    }
  }
  const area = scale * scale;
  writeColour(out, at, red / area, green / area, blue / area);
}

function sumUp(values: Float32Array, width: number, height: number, depth: number): Float64Array {
  const stride = (width + 1) * depth;
  const sums = new Float64Array(stride * (height + 1));
  let source = 0;
  for (let y = 1; y <= height; y++) {
    for (let at = y * stride + depth; at < (y + 1) * stride; at++, source++) {
      const corner = sums[at - stride - depth] ?? 0;
      sums[at] = (values[source] ?? 0) + (sums[at - stride] ?? 0) + (sums[at - depth] ?? 0) - corner;
    }
  }
  return sums;
}
