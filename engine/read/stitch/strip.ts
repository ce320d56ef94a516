import type { Raster } from '../../pixels/ports.ts';
import type { ChatArea } from '../find-shapes/chat-area.ts';

// A strip: how busy a screenshot is, row by row. Enough to tell by how much another one is scrolled, too little to read.

export interface Strip {
  /** `bands` bytes a row, one for each band of columns, from the top of the scrolling part to its end. */
  rows: Uint8Array;
  /** Rows of the image above the first one. */
  top: number;
  /** Rows of the whole image. */
  height: number;
  /** Pixels of the image for one row. */
  scale: number;
}

export const bands = 8;
/** In levels of brightness: weaker steps come from a wallpaper, a gradient or a JPEG. */
const faintest = 14;
const strongest = 96;

function lightness({ width, height, data }: Raster): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < light.length; pixel++, at += 3) {
    light[pixel] = ((data[at] as number) * 77 + (data[at + 1] as number) * 150 + (data[at + 2] as number) * 29) >> 8;
  }
  return light;
}

export function stripOf(small: Raster, area: ChatArea, scale: number): Strip {
  const { width } = small;
  const light = lightness(small);
  const top = Math.max(1, Math.round(area.top));
  const bottom = Math.min(small.height, Math.round(area.bottom));
  const rows = new Uint8Array(Math.max(0, bottom - top) * bands);
  const perBand = width / bands;
  for (let y = top; y < bottom; y++) {
    const sums = new Float64Array(bands);
    for (let x = 1; x < width; x++) {
      const here = y * width + x;
      const value = light[here] as number;
      const step = Math.max(
        Math.abs(value - (light[here - 1] as number)),
        Math.abs(value - (light[here - width] as number)),
      );
      if (step <= faintest) continue;
      const band = Math.min(bands - 1, Math.floor(x / perBand));
      sums[band] = (sums[band] as number) + Math.min(step, strongest);
    }
    sums.forEach((sum, band) => {
      rows[(y - top) * bands + band] = Math.min(255, Math.round(sum / 8));
    });
  }
  return { rows, top, height: small.height, scale };
}
