import type { PhotoBox } from '#contract/photos.ts';
import { type Plane, pixelsOfBox } from './planes.ts';

/** Difference between neighbours, in steps of 255, that catches the eye. */
const strongEdge = 24;

/**
 * How restless the picture is around the person, 0 to 1: the share of pixels on strong edges. The person is taken to fill the column
 * under a head three faces wide; with several people, each has a column.
 */
export function measureClutter({ width, height, data }: Plane, faces: PhotoBox[]): number {
  const isPerson = new Uint8Array(width * height);
  for (const { x, y, width: breadth, height: tallness } of faces) {
    const top = y - tallness * 0.6;
    const column = { x: x - breadth, y: top, width: breadth * 3, height: Math.max(0, 1 - top) };
    const { x0, y0, x1, y1 } = pixelsOfBox(column, { width, height });
    for (let row = y0; row < y1; row++) isPerson.fill(1, row * width + x0, row * width + x1);
  }
  let edges = 0;
  let count = 0;
  for (let y = 0; y < height - 1; y++)
    for (let i = y * width; i < (y + 1) * width - 1; i++) {
      if (isPerson[i]) continue;
      count++;
      const own = data[i] as number;
      const change = Math.max(Math.abs((data[i + 1] as number) - own), Math.abs((data[i + width] as number) - own));
      if (change >= strongEdge) edges++;
    }
  // A close portrait leaves no background to speak of.
  return count > 0.05 * data.length ? edges / count : 0;
}
