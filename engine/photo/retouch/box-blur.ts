import type { Plane } from '../planes.ts';

/** Each pixel becomes the mean of the square around it that reaches `radius` pixels each way; the edge repeats beyond the picture. */
export function boxBlur({ width, height, data }: Plane, radius: number): Plane {
  const across = new Float32Array(data.length);
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const last = width - 1;
    let sum = (radius + 1) * (data[start] as number);
    for (let x = 1; x <= radius; x++) sum += data[start + Math.min(x, last)] as number;
    const left = data[start] as number;
    const right = data[start + last] as number;
    for (let x = 0; x < width; x++) {
      across[start + x] = sum * scale;
      const next = x + radius < last ? (data[start + x + radius + 1] as number) : right;
      sum += next - (x > radius ? (data[start + x - radius] as number) : left);
    }
  }
  return { width, height, data: blurDown(across, width, height, radius) };
}

/** Row by row with a sum for each column, since memory is read in rows. */
function blurDown(data: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(data.length);
  const sums = new Float64Array(width);
  const scale = 1 / (2 * radius + 1);
  for (let row = -radius; row <= radius; row++) {
    const start = Math.max(0, Math.min(height - 1, row)) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (data[start + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const next = Math.min(y + radius + 1, height - 1) * width;
    const gone = Math.max(y - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number;
      result[start + x] = sum * scale;
      sums[x] = sum + (data[next + x] as number) - (data[gone + x] as number);
    }
  }
  return result;
}

/** Close to a Gaussian blur: two box blurs. `deviation` in pixels. */
export function softBlur(plane: Plane, deviation: number): Plane {
  const radius = Math.max(1, Math.round((Math.sqrt(6 * deviation * deviation + 1) - 1) / 2));
  return boxBlur(boxBlur(plane, radius), radius);
}
