import type { Raster } from '#engine/pixels/ports.ts';

/** Brightness of the brightest pixels, in steps of 255, below which the finder begins to miss faces. */
const brightEnough = 170;
const mostGain = 5;

/** A dark picture with its brightest pixels made bright: only the finder sees it. */
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
