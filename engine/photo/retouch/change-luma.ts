import type { Raster } from '#engine/pixels/ports.ts';
import type { Plane } from '../planes.ts';

// Two ways to make pixels brighter or darker that keep their hue.

/** Steps of brightness that a curve is looked up in. */
const steps = 1024;

/** `curve` gives a new brightness, both 0 to 1. Colours stay as strong for their brightness as they were, as with more light. */
export function scaleLuma({ width, height, data }: Raster, curve: (brightness: number) => number): Raster {
  const ratios = new Float32Array(steps);
  for (let step = 1; step < steps; step++) ratios[step] = (curve(step / (steps - 1)) * (steps - 1)) / step;
  ratios[0] = ratios[1] as number;
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 3) {
    const red = data[i] as number;
    const green = data[i + 1] as number;
    const blue = data[i + 2] as number;
    const weighted = 77 * red + 150 * green + 29 * blue;
    const ratio = ratios[weighted >> 6] as number;
    let strongest = red;
    if (green > strongest) strongest = green;
    if (blue > strongest) strongest = blue;
    strongest *= ratio;
    if (strongest <= 255) {
      // Whole numbers are stored faster.
      result[i] = (red * ratio + 0.5) | 0;
      result[i + 1] = (green * ratio + 0.5) | 0;
      result[i + 2] = (blue * ratio + 0.5) | 0;
      continue;
    }
    // A channel that would pass white draws the others towards it: clipping it alone would turn the hue.
    const luma = Math.min(255, (weighted / 256) * ratio);
    const kept = strongest > luma ? (255 - luma) / (strongest - luma) : 0;
    const scale = ratio * kept;
    const rest = luma * (1 - kept);
    result[i] = red * scale + rest;
    result[i + 1] = green * scale + rest;
    result[i + 2] = blue * scale + rest;
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}

/** Adds the same to all three channels, in steps of 255. For small differences such as edges. */
export function addLuma({ width, height, data }: Raster, change: Plane): Raster {
  const result = new Uint8ClampedArray(data.length);
  for (let pixel = 0, i = 0; i < data.length; pixel++, i += 3) {
    const added = Math.round(change.data[pixel] as number) | 0;
    result[i] = (data[i] as number) + added;
    result[i + 1] = (data[i + 1] as number) + added;
    result[i + 2] = (data[i + 2] as number) + added;
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}
