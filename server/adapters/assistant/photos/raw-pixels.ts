import sharp, { type Sharp } from 'sharp';
import type { Raster } from '#engine/pixels/ports.ts';

export function imageOf({ width, height, data }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export async function pixelsOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`${info.channels} channels instead of 3`);
  // A plain array: loops that also see Node's buffers run at half the speed.
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
  };
}
