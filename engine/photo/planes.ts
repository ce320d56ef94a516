import type { PhotoBox } from '#contract/photos.ts';
import type { Raster, Rectangle } from '#engine/pixels/ports.ts';
import { shrink } from '#engine/pixels/raster.ts';

// Pictures as the measures want them: brightness alone, at a known size.

/** Brightness in rows, one number a pixel: 0 is black, 255 is white. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** Long side in pixels at which most things are measured, so that thresholds mean the same in every picture. */
export const workingSide = 400;

export function lumaOf({ width, height, data }: Raster): Plane {
  const luma = new Float32Array(width * height);
  for (let pixel = 0, i = 0; pixel < luma.length; pixel++, i += 3)
    luma[pixel] = 0.299 * (data[i] as number) + 0.587 * (data[i + 1] as number) + 0.114 * (data[i + 2] as number);
  return { width, height, data: luma };
}

/** The picture with this long side, or as it is where it is smaller. */
export function shrinkTo(picture: Raster, longSide: number): Raster {
  const factor = longSide / Math.max(picture.width, picture.height);
  if (factor >= 1) return picture;
  if (factor === 0.5) return halve(picture);
  return shrink(
    picture,
    Math.max(1, Math.round(picture.width * factor)),
    Math.max(1, Math.round(picture.height * factor)),
  );
}

/** The most usual case, five times as fast. An odd last row or column is dropped. */
function halve(picture: Raster): Raster {
  const width = picture.width >> 1;
  const height = Math.max(1, picture.height >> 1);
  const data = new Uint8Array(width * height * 3);
  const lower = picture.height > 1 ? picture.width * 3 : 0;
  for (let y = 0, i = 0; y < height; y++) {
    let from = 2 * y * picture.width * 3;
    for (let x = 0; x < width; x++, from += 3)
      for (const end = i + 3; i < end; i++, from++)
        data[i] =
          ((picture.data[from] as number) +
            (picture.data[from + 3] as number) +
            (picture.data[from + lower] as number) +
            (picture.data[from + lower + 3] as number) +
            2) >>
          2;
  }
  return { width, height, data };
}

/** Half as wide and high. An odd last row or column is dropped. */
export function halfOf({ width, height, data }: Plane): Plane {
  const half = { width: width >> 1, height: height >> 1, data: new Float32Array((width >> 1) * (height >> 1)) };
  for (let y = 0, i = 0; y < half.height; y++)
    for (let x = 0, from = 2 * y * width; x < half.width; x++, from += 2, i++)
      half.data[i] =
        ((data[from] as number) +
          (data[from + 1] as number) +
          (data[from + width] as number) +
          (data[from + width + 1] as number)) /
        4;
  return half;
}

/** The pixels of a box, without those beyond the edge. */
export function pixelsOfBox({ x, y, width, height }: PhotoBox, size: { width: number; height: number }): Rectangle {
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    x0: within(x * size.width, size.width),
    y0: within(y * size.height, size.height),
    x1: within((x + width) * size.width, size.width),
    y1: within((y + height) * size.height, size.height),
  };
}

export function wholeOf({ width, height }: { width: number; height: number }): Rectangle {
  return { x0: 0, y0: 0, x1: width, y1: height };
}
