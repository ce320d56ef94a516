import { channels } from './colour.ts';
import type { Difference } from './difference.ts';

/** Edges in pixels of a `Difference`, fractions allowed. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Lines between cells: the pixel that each falls into, and how far into it. */
function linesBetween(
  from: number,
  to: number,
  side: number,
  length: number,
): { pixels: Int32Array; along: Float64Array } {
  const pixels = new Int32Array(side + 1);
  const along = new Float64Array(side + 1);
  for (let line = 0; line <= side; line++) {
    const position = Math.min(Math.max(from + ((to - from) * line) / side, 0), length);
    const pixel = Math.min(Math.floor(position), length - 1);
    pixels[line] = pixel;
    along[line] = position - pixel;
  }
  return { pixels, along };
}

/** Writes the frame as `side` × `side` cells, each the mean of its pixels; beyond the picture there is no difference. */
export function resample(difference: Difference, frame: Frame, side: number, out: Float32Array): void {
  const { sums, width, height } = difference;
  const stride = (width + 1) * channels;
  const columns = linesBetween(frame.left, frame.right, side, width);
  const rows = linesBetween(frame.top, frame.bottom, side, height);
  const corners = (side + 1) * channels;
  const area = ((frame.right - frame.left) / side) * ((frame.bottom - frame.top) / side);
  let above = new Float64Array(corners);
  let below = new Float64Array(corners);
  for (let row = 0; row <= side; row++) {
    const top = (rows.pixels[row] ?? 0) * stride;
    const alongY = rows.along[row] ?? 0;
    for (let column = 0; column <= side; column++) {
      const alongX = columns.along[column] ?? 0;
      let at = top + (columns.pixels[column] ?? 0) * channels;
      for (let corner = column * channels; corner < (column + 1) * channels; corner++, at++) {
        const high = (sums[at] ?? 0) * (1 - alongX) + (sums[at + channels] ?? 0) * alongX;
        const low = (sums[at + stride] ?? 0) * (1 - alongX) + (sums[at + stride + channels] ?? 0) * alongX;
        below[corner] = high * (1 - alongY) + low * alongY;
      }
    }
    for (let index = 0; row > 0 && index < side * channels; index++) {
      const sum =
        (below[index + channels] ?? 0) - (below[index] ?? 0) - (above[index + channels] ?? 0) + (above[index] ?? 0);
      out[(row - 1) * side * channels + index] = sum / area;
    }
    [above, below] = [below, above];
  }
}
