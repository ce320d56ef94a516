import type { GreyRaster, Rectangle } from './ports.ts';

// One part of a grey picture at another size: averaged when it shrinks, smoothly curved when it grows.

export function resample(source: GreyRaster, box: Rectangle, factor: number): GreyRaster {
  const width = Math.max(1, Math.round((box.x1 - box.x0) * factor));
  const height = Math.max(1, Math.round((box.y1 - box.y0) * factor));
  const columns = kernels(box.x0, box.x1, width, factor, source.width);
  const rows = kernels(box.y0, box.y1, height, factor, source.height);
  const firstRow = Math.min(...rows.map(({ first }) => first));
  const lastRow = Math.max(...rows.map(({ first, weights }) => first + weights.length - 1));
  const narrowed = new Float32Array((lastRow - firstRow + 1) * width);
  for (let y = firstRow; y <= lastRow; y++) {
    for (let x = 0; x < width; x++) {
      const { first, weights } = columns[x] as Kernel;
      let sum = 0;
      for (let i = 0; i < weights.length; i++)
        sum += (weights[i] as number) * (source.data[y * source.width + first + i] as number);
      narrowed[(y - firstRow) * width + x] = sum;
    }
  }
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const { first, weights } = rows[y] as Kernel;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = 0; i < weights.length; i++)
        sum += (weights[i] as number) * (narrowed[(first - firstRow + i) * width + x] as number);
      data[y * width + x] = Math.max(0, Math.min(255, Math.round(sum)));
    }
  }
  return { width, height, data };
}

interface Kernel {
  first: number;
  weights: number[];
}

/** Catmull-Rom, widened when shrinking so that every old pixel counts. */
function kernels(from: number, to: number, count: number, factor: number, limit: number): Kernel[] {
  const stretch = Math.max(1, 1 / factor);
  return Array.from({ length: count }, (_, index) => {
    const centre = from + ((index + 0.5) * (to - from)) / count - 0.5;
    const first = Math.max(0, Math.ceil(centre - 2 * stretch));
    const last = Math.min(limit - 1, Math.floor(centre + 2 * stretch));
    const weights: number[] = [];
    for (let pixel = first; pixel <= last; pixel++) weights.push(catmullRom((pixel - centre) / stretch));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return { first, weights: weights.map((weight) => weight / total) };
  });
}

function catmullRom(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  if (x < 2) return -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2;
  return 0;
}
