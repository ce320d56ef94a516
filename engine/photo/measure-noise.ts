import type { Plane } from './planes.ts';
import { quantile } from './statistics.ts';

// Grain, in steps of 255 (standard deviation), told in the calmest fields, where hardly anything else differs from pixel to pixel.

const fieldSide = 8;
/** From field to field, in pixels: half of them tell as much as all. */
const fieldStep = 16;
/** Share of the fields, the calmest first, that grain is read from. */
const calmShare = 0.3;

/** `luma` at the file's own size: shrinking removes grain. */
export function measureNoise(luma: Plane): number {
  const levels: number[] = [];
  for (let top = 1; top + fieldSide < luma.height; top += fieldStep)
    for (let left = 1; left + fieldSide < luma.width; left += fieldStep) {
      const level = noiseOf(luma, left, top);
      if (level !== null) levels.push(level);
    }
  return quantile(levels, calmShare);
}

/** By a mask that ignores slopes and edges (Immerkær, 1996); null where the field is black or white, which hides grain. */
function noiseOf({ width, data }: Plane, left: number, top: number): number | null {
  let sum = 0;
  let brightness = 0;
  const at = (index: number) => data[index] as number;
  for (let y = top; y < top + fieldSide; y++)
    for (let i = y * width + left; i < y * width + left + fieldSide; i++) {
      const corners = at(i - width - 1) + at(i - width + 1) + at(i + width - 1) + at(i + width + 1);
      const sides = at(i - width) + at(i - 1) + at(i + 1) + at(i + width);
      sum += Math.abs(corners - 2 * sides + 4 * at(i));
      brightness += at(i);
    }
  const count = fieldSide * fieldSide;
  if (brightness / count < 6 || brightness / count > 249) return null;
  return (Math.sqrt(Math.PI / 2) * sum) / (6 * count);
}
