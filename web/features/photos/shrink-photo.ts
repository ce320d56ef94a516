import type { Encoding, Size } from '../pictures/picture-file.ts';

/** Photos are sent within this many pixels in both directions (decision 11). */
const maxSide = 800;

/** The size and format in which a photo is sent; it is never enlarged. */
export function photoEncoding({ width, height }: Size): Encoding {
  const scale = Math.min(1, maxSide / width, maxSide / height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height), type: 'image/jpeg', quality: 0.7 };
}
