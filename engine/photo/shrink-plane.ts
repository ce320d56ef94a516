import { coverage, whole } from '#engine/pixels/coverage.ts';
import type { Plane } from './planes.ts';

/** The plane with this long side, each pixel the mean of the area that it covers; as it is where it is smaller. */
export function shrinkPlaneTo(plane: Plane, longSide: number): Plane {
  const factor = longSide / Math.max(plane.width, plane.height);
  if (factor >= 1) return plane;
  const width = Math.max(1, Math.round(plane.width * factor));
  const height = Math.max(1, Math.round(plane.height * factor));
  const columns = coverage(plane.width, width);
  const rows = coverage(plane.height, height);
  const data = new Float32Array(width * height);
  const tall = new Float32Array(plane.width);
  for (let y = 0; y < height; y++) {
    tall.fill(0);
    for (let tap = 0; tap < rows.taps; tap++) {
      const share = (rows.shares[y * rows.taps + tap] as number) / (whole * whole);
      const start = Math.min(plane.height - 1, (rows.first[y] as number) + tap) * plane.width;
      for (let x = 0; x < tall.length; x++) tall[x] = (tall[x] as number) + share * (plane.data[start + x] as number);
    }
    for (let x = 0; x < width; x++) {
      let sum = 0;
      const start = columns.first[x] as number;
      for (let tap = 0; tap < columns.taps; tap++)
        sum +=
          (columns.shares[x * columns.taps + tap] as number) * (tall[Math.min(tall.length - 1, start + tap)] as number);
      data[y * width + x] = sum;
    }
  }
  return { width, height, data };
}
