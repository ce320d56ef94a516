import type { GreyRaster, Rectangle } from './ports.ts';

// One part of a grey picture at another size, by Catmull-Rom interpolation; when it shrinks, every old pixel counts.

/** `across` and `down` are the factors of width and height. */
export function resample(source: GreyRaster, box: Rectangle, across: number, down = across): GreyRaster {
  const width = Math.max(1, Math.round((box.x1 - box.x0) * across));
  const height = Math.max(1, Math.round((box.y1 - box.y0) * down));
  const columns = kernels(box.x0, box.x1, width, across, source.width);
  const rows = kernels(box.y0, box.y1, height, down, source.height);
  const top = rows.first[0] as number;
  const bottom = (rows.first[height - 1] as number) + rows.taps;
  const narrowed = new Float32Array((bottom - top) * width);
  for (let y = top; y < Math.min(bottom, source.height); y++)
    narrow(source.data.subarray(y * source.width, (y + 1) * source.width), columns, narrowed, (y - top) * width);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = ((rows.first[y] as number) - top) * width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let tap = 0, at = from + x; tap < rows.taps; tap++, at += width)
        sum += (rows.weights[y * rows.taps + tap] as number) * (narrowed[at] as number);
      data[y * width + x] = Math.max(0, Math.min(255, Math.round(sum)));
    }
  }
  return { width, height, data };
}

function narrow(row: Uint8Array, { first, taps, weights }: Kernels, into: Float32Array, start: number): void {
  for (let x = 0; x < first.length; x++) {
    const from = first[x] as number;
    let sum = 0;
    for (let tap = 0; tap < taps; tap++)
      sum += (weights[x * taps + tap] as number) * (row[Math.min(row.length - 1, from + tap)] as number);
    into[start + x] = sum;
  }
}

/** Which old pixels each new one is made of: `taps` of them from `first` on, and their weights, 0 beyond the edge. */
interface Kernels {
  first: Int32Array;
  taps: number;
  weights: Float64Array;
}

/** Catmull-Rom, widened when shrinking so that every old pixel counts. */
function kernels(from: number, to: number, count: number, factor: number, limit: number): Kernels {
  const stretch = Math.max(1, 1 / factor);
  const taps = Math.floor(4 * stretch) + 1;
  const first = new Int32Array(count);
  const weights = new Float64Array(count * taps);
  for (let index = 0; index < count; index++) {
    const centre = from + ((index + 0.5) * (to - from)) / count - 0.5;
    const start = Math.max(0, Math.ceil(centre - 2 * stretch));
    const end = Math.min(limit - 1, Math.floor(centre + 2 * stretch));
    first[index] = start;
    let total = 0;
    for (let pixel = start; pixel <= end; pixel++) {
      const weight = catmullRom((pixel - centre) / stretch);
      weights[index * taps + pixel - start] = weight;
      total += weight;
    }
    for (let tap = 0; tap < taps; tap++) weights[index * taps + tap] = (weights[index * taps + tap] as number) / total;
  }
  return { first, taps, weights };
}

function catmullRom(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  if (x < 2) return -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2;
  return 0;
}
