import type { GreyRaster, Rectangle } from './ports.ts';

// Connected marks in a mask: letters, dots, emoji.

export interface Component extends Rectangle {
  area: number;
  /** Indices of its pixels in the mask. */
  pixels: Int32Array;
}

/** Groups of set pixels that touch, corners included; or, with a reach above 1, that are at most so many pixels apart. */
export function findComponents(mask: Uint8Array, width: number, reach = 1, reachDown = reach): Component[] {
  const height = mask.length / width;
  const waiting = mask.slice();
  // Pixels in the order in which they are met: those of one component stand together, and the end is the queue.
  const met = new Int32Array(count(mask));
  const found: Component[] = [];
  let end = 0;
  for (let start = 0; start < mask.length; start++) {
    if (!waiting[start]) continue;
    const first = end;
    const box = { x0: width, y0: height, x1: 0, y1: 0 };
    waiting[start] = 0;
    met[end++] = start;
    for (let next = first; next < end; next++) {
      const pixel = met[next] as number;
      const x = pixel % width;
      const y = (pixel - x) / width;
      if (x < box.x0) box.x0 = x;
      if (x >= box.x1) box.x1 = x + 1;
      if (y < box.y0) box.y0 = y;
      if (y >= box.y1) box.y1 = y + 1;
      const lastRow = Math.min(height - 1, y + reachDown);
      const lastColumn = Math.min(width - 1, x + reach);
      for (let ny = Math.max(0, y - reachDown); ny <= lastRow; ny++) {
        for (let nx = Math.max(0, x - reach); nx <= lastColumn; nx++) {
          const neighbour = ny * width + nx;
          if (!waiting[neighbour]) continue;
          waiting[neighbour] = 0;
          met[end++] = neighbour;
        }
      }
    }
    found.push({ ...box, area: end - first, pixels: met.subarray(first, end) });
  }
  return found;
}

function count(mask: Uint8Array): number {
  let set = 0;
  for (let pixel = 0; pixel < mask.length; pixel++) if (mask[pixel]) set++;
  return set;
}

/** Marks that are darker than a level, in a picture that is black on white. */
export function findDarkMarks({ data, width }: GreyRaster, level: number): Component[] {
  const mask = new Uint8Array(data.length);
  for (let pixel = 0; pixel < data.length; pixel++) if ((data[pixel] as number) < level) mask[pixel] = 1;
  return findComponents(mask, width);
}
