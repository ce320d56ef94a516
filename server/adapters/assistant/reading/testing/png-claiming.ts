import sharp from 'sharp';
import { claimPngSize } from './claimed-size.ts';

/** A PNG of 300 by 300 pixels whose header claims another size. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  return claimPngSize(file, width, height);
}
