import sharp from 'sharp';
import { type PhotoRefusal, photoLimits } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { heldBytesOf, maxHeldBytes } from '../decoding/held-bytes.ts';
import { type ImageFormat, imageFormatOf } from '../reading/image-format.ts';
import { withoutPngTexts } from '../reading/png-texts.ts';
import { pixelsOf } from './raw-pixels.ts';

// An untrusted file → upright pixels in 8-bit sRGB, or the reason for a refusal. No pixel is decoded before the header has been
// checked; EXIF stays behind. A colour profile is not applied: it is a program of the sender's, and the browser sends none.

/** Long side in pixels of what is measured: the browser sends no more. */
const longSide = 800;

/** HEIC and AVIF are taken where the browser decodes them: it sends a JPEG. */
const photoFormats = new Set<ImageFormat>(['png', 'jpeg', 'webp']);

// No cache, since each file is decoded once; one thread, since other threads of the server need the cores.
sharp.cache(false);
sharp.concurrency(1);

export type DecodedPhoto = Raster | { refusal: PhotoRefusal };

export async function decodePhoto(sent: Uint8Array): Promise<DecodedPhoto> {
  if (sent.byteLength > photoLimits.fileBytes) return { refusal: 'image_too_large' };
  const format = imageFormatOf(sent);
  if (!format || !photoFormats.has(format)) return { refusal: 'not_an_image' };
  const file = format === 'png' ? withoutPngTexts(sent) : sent;
  const header = await headerOf(file);
  if (!header) return { refusal: 'image_unreadable' };
  if (header.format !== format || header.isMoving) return { refusal: 'not_an_image' };
  if (header.width * header.height > photoLimits.pixels) return { refusal: 'image_too_large' };
  if (header.heldBytes > maxHeldBytes) return { refusal: 'image_too_large' };
  if (shorterSideAsMeasured(header) < photoLimits.shorterSide) return { refusal: 'image_too_small' };
  try {
    return await decoded(file);
  } catch {
    // All the ways in which libvips finds a file broken are one refusal for the user.
    return { refusal: 'image_unreadable' };
  }
}

/** In pixels: a strip of 10,000 by 100 is measured as one of 800 by 8. */
function shorterSideAsMeasured({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height) * Math.min(1, longSide / Math.max(width, height));
}

async function headerOf(file: Uint8Array) {
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    const { format, pages, autoOrient } = header;
    return { format, isMoving: (pages ?? 1) > 1, ...autoOrient, heldBytes: heldBytesOf(header) };
  } catch {
    return null;
  }
}

function decoded(file: Uint8Array): Promise<Raster> {
  const image = sharp(file, {
    failOn: 'error',
    ignoreIcc: true,
    limitInputPixels: photoLimits.pixels,
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb');
  return pixelsOf(image);
}
