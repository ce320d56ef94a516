import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A portrait, as large as a browser sends it. */
export function portrait(): Promise<Buffer> {
  const file = fileURLToPath(new URL('../server/testing/portraits/hopper.jpg', import.meta.url));
  return sharp(file).resize(640).jpeg({ quality: 88 }).toBuffer();
}
