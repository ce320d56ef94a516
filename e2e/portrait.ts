import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A portrait, as large as a browser sends it; upright unless a height is given. */
export function portrait(height?: number): Promise<Buffer> {
  const file = fileURLToPath(new URL('../server/testing/portraits/hopper.jpg', import.meta.url));
  return sharp(file).resize(640, height).jpeg({ quality: 88 }).toBuffer();
}

/** A square portrait taken in the dark, which a retouch improves. */
export async function darkPortrait(): Promise<Buffer> {
  return await sharp(await portrait(640))
    .linear(0.3)
    .jpeg({ quality: 88 })
    .toBuffer();
}
