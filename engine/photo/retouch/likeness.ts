import type { Raster } from '#engine/pixels/ports.ts';

/** How alike two pictures of one size are, in decibels (peak signal-to-noise ratio): 30 is hardly seen, infinite is the same. */
export function likenessOf(a: Raster, b: Raster): number {
  let squares = 0;
  for (let i = 0; i < a.data.length; i++) {
    const difference = (a.data[i] as number) - (b.data[i] as number);
    squares += difference * difference;
  }
  return 10 * Math.log10(255 ** 2 / (squares / a.data.length));
}

/** `share` of the way from one picture to another of the same size: half of it is 6 dB closer to the first. */
export function blend(from: Raster, to: Raster, share: number): Raster {
  const data = new Uint8Array(from.data.length);
  // In 256ths: whole numbers are faster.
  const weight = Math.round(256 * share);
  for (let i = 0; i < data.length; i++) {
    const start = from.data[i] as number;
    data[i] = start + ((((to.data[i] as number) - start) * weight + 128) >> 8);
  }
  return { ...from, data };
}
