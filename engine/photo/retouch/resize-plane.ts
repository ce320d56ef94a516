import type { Plane } from '../planes.ts';

/** Each new pixel is the mean of a square of `factor` pixels; what is left over at the right and below is dropped. */
export function shrinkPlane(plane: Plane, factor: number): Plane {
  if (factor === 1) return plane;
  const width = Math.max(1, Math.floor(plane.width / factor));
  const height = Math.max(1, Math.floor(plane.height / factor));
  const data = new Float32Array(width * height);
  const [across, down] = [Math.min(factor, plane.width), Math.min(factor, plane.height)];
  for (let y = 0; y < height; y++)
    for (let row = y * factor; row < y * factor + down; row++) {
      let from = row * plane.width;
      for (let i = y * width; i < (y + 1) * width; i++) {
        let sum = 0;
        for (const end = from + across; from < end; from++) sum += plane.data[from] as number;
        data[i] = (data[i] as number) + sum;
      }
    }
  const scale = 1 / (across * down);
  for (let i = 0; i < data.length; i++) data[i] = (data[i] as number) * scale;
  return { width, height, data };
}

/** The plane at a larger size, with straight slopes between its pixels. */
export function enlargePlane(plane: Plane, { width, height }: { width: number; height: number }): Plane {
  const data = new Float32Array(width * height);
  const columns = placesOf(plane.width, width);
  const rows = placesOf(plane.height, height);
  const line = new Float32Array(plane.width);
  for (let y = 0; y < height; y++) {
    const top = (rows.before[y] as number) * plane.width;
    const bottom = (rows.after[y] as number) * plane.width;
    const down = rows.share[y] as number;
    for (let x = 0; x < plane.width; x++) {
      const upper = plane.data[top + x] as number;
      line[x] = upper + ((plane.data[bottom + x] as number) - upper) * down;
    }
    for (let x = 0; x < width; x++) {
      const left = line[columns.before[x] as number] as number;
      const right = line[columns.after[x] as number] as number;
      data[y * width + x] = left + (right - left) * (columns.share[x] as number);
    }
  }
  return { width, height, data };
}

/** For each new place the two old ones that it lies between, and how far it is from the first. */
function placesOf(from: number, to: number): { before: Int32Array; after: Int32Array; share: Float32Array } {
  const before = new Int32Array(to);
  const after = new Int32Array(to);
  const share = new Float32Array(to);
  for (let index = 0; index < to; index++) {
    const place = Math.max(0, Math.min(from - 1, ((index + 0.5) * from) / to - 0.5));
    before[index] = Math.floor(place);
    after[index] = Math.min(from - 1, Math.floor(place) + 1);
    share[index] = place - Math.floor(place);
  }
  return { before, after, share };
}
