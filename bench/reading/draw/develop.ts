import sharp from 'sharp';
import type { Encoding } from '../scene.ts';

/** In device pixels. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Developed {
  bytes: Buffer;
  extension: 'png' | 'jpg';
  width: number;
  height: number;
  /** Pixels of the file for each pixel of the screen. */
  ratio: number;
}

/** Crops a screenshot and encodes it as the file that somebody would send. */
export async function develop(screenshot: Buffer, area: Area | null, encoding: Encoding): Promise<Developed> {
  const cropped = sharp(screenshot).removeAlpha();
  const { width: fullWidth, height: fullHeight } = await sharp(screenshot).metadata();
  const kept = area ?? { left: 0, top: 0, width: fullWidth, height: fullHeight };
  const width = Math.min(kept.width, fullWidth - kept.left);
  const height = Math.min(kept.height, fullHeight - kept.top);
  cropped.extract({ left: kept.left, top: kept.top, width, height });
  if (encoding === 'png') {
    const bytes = await cropped.png({ compressionLevel: 6 }).toBuffer();
    return { bytes, extension: 'png', width, height, ratio: 1 };
  }
  const ratio = encoding === 'jpeg-1600' ? Math.min(1, 1600 / Math.max(width, height)) : 1;
  if (ratio < 1) cropped.resize(Math.round(width * ratio), Math.round(height * ratio));
  const { data, info } = await cropped.jpeg({ quality: 70 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, extension: 'jpg', width: info.width, height: info.height, ratio };
}
