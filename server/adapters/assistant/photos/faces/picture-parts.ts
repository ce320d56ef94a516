import type { Raster, Rectangle } from '#engine/pixels/ports.ts';

// Copies of a picture for the finders: brightened, with a border, or one part.

/** Brightness of the brightest pixels, in steps of 255, below which finders begin to miss faces. */
const brightEnough = 170;
const mostGain = 5;

/** A dark picture with its brightest pixels made bright: only the finders see it. */
export function brightened(picture: Raster): Raster {
  const counts = new Uint32Array(256);
  for (let i = 1; i < picture.data.length; i += 3) {
    const value = picture.data[i] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  let seen = 0;
  let peak = 255;
  while (peak > 0 && seen < picture.data.length / 3 / 20) seen += counts[peak--] as number;
  if (peak >= brightEnough) return picture;
  const gain = Math.min(mostGain, 230 / Math.max(1, peak));
  const data = new Uint8Array(picture.data.length);
  for (let i = 0; i < data.length; i++) data[i] = Math.min(255, (picture.data[i] as number) * gain);
  return { ...picture, data };
}

/** The picture in the middle of a grey one, so that a face at the edge has room around it. */
export function bordered({ width, height, data }: Raster, border: number): Raster {
  const wide = { width: width + 2 * border, height: height + 2 * border };
  const copy = new Uint8Array(wide.width * wide.height * 3).fill(128);
  for (let y = 0; y < height; y++)
    copy.set(data.subarray(y * width * 3, (y + 1) * width * 3), ((y + border) * wide.width + border) * 3);
  return { ...wide, data: copy };
}

export function partOf({ width, data }: Raster, { x0, y0, x1, y1 }: Rectangle): Raster {
  const part = { width: x1 - x0, height: y1 - y0, data: new Uint8Array((x1 - x0) * (y1 - y0) * 3) };
  for (let y = y0; y < y1; y++)
    part.data.set(data.subarray((y * width + x0) * 3, (y * width + x1) * 3), (y - y0) * part.width * 3);
  return part;
}
