import type { Raster } from '#engine/read/pixels/ports.ts';
import type { Plane } from '../planes.ts';

// Two ways to make pixels brighter or darker that keep their hue.

/** `curve` has a new brightness for each of the 256. Colours stay as strong for their brightness as they were, as with more light. */
export function scaleLuma({ width, height, data }: Raster, curve: Float32Array): Raster {
  const ratios = new Float32Array(256);
  for (let level = 1; level < 256; level++) ratios[level] = (curve[level] as number) / level;
  ratios[0] = ratios[1] as number;
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 3) {
    const red = data[i] as number;
    const green = data[i + 1] as number;
    const blue = data[i + 2] as number;
    const old = 0.299 * red + 0.587 * green + 0.114 * blue;
    const level = old | 0;
    const next = level < 255 ? level + 1 : 255;
    const ratio = (ratios[level] as number) + ((ratios[next] as number) - (ratios[level] as number)) * (old - level);
    const luma = old * ratio;
    const strongest = Math.max(red, green, blue) * ratio;
    // A channel that would pass white draws the others towards it: clipping it alone would turn the hue.
    const kept = strongest > 255 && strongest > luma ? Math.max(0, (255 - luma) / (strongest - luma)) : 1;
    const scale = ratio * kept;
    const rest = luma * (1 - kept);
    result[i] = red * scale + rest;
    result[i + 1] = green * scale + rest;
    result[i + 2] = blue * scale + rest;
  }
  return { width, height, data: result };
}

/** Adds the same to all three channels, in steps of 255. For small differences such as edges. */
export function addLuma({ width, height, data }: Raster, change: Plane): Raster {
  const result = new Uint8ClampedArray(data.length);
  for (let pixel = 0, i = 0; i < data.length; pixel++, i += 3) {
    const added = change.data[pixel] as number;
    result[i] = (data[i] as number) + added;
    result[i + 1] = (data[i + 1] as number) + added;
    result[i + 2] = (data[i + 2] as number) + added;
  }
  return { width, height, data: result };
}
