import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A PNG of 300 by 300 pixels whose header claims another size. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}
