import type { Raster } from '#engine/read/pixels/ports.ts';

/** How alike two pictures of one size are, in decibels (peak signal-to-noise ratio): 30 is hardly seen, infinite is the same. */
export function likenessOf(a: Raster, b: Raster): number {
  let squares = 0;
  for (let i = 0; i < a.data.length; i++) {
    const difference = (a.data[i] as number) - (b.data[i] as number);
    squares += difference * difference;
  }
  return 10 * Math.log10(255 ** 2 / (squares / a.data.length));
}
