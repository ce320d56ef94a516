import sharp from 'sharp';
import type { ReadingRefusalCode } from '#contract/reading.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { heldBytesOf, maxHeldBytes } from '../decoding/held-bytes.ts';
import { type ImageFormat, imageFormatOf } from './image-format.ts';
import { withoutPngTexts } from './png-texts.ts';
import { refusedUnseen } from './refused-unseen.ts';

// An untrusted file → upright pixels in 8-bit sRGB, or the reason for a refusal. No pixel is decoded before the header has
// been checked. A colour profile is not applied: it is a program of the sender's, and letters are read without it.

const maxPixels = 25e6;
/** Height divided by width. The engine works at a fixed width, so this bounds its time; a long scroll has 20. */
const maxTallness = 24;
/** In pixels: more does not read better. A scroll gets fewer, since it has as large letters and many more rows. */
const maxWidth = 1600;
const maxWidthOfScroll = 900;
/** A computer's or a tablet's screen shows small letters across a wide page. */
const maxWidthOfWide = 2560;
/** Height divided by width from which a picture is a scroll rather than one screen. */
const tallnessOfScroll = 2.6;
const minWidth = 200;
/** In pixels: a single bubble cut out of a screenshot is still read. */
const minHeight = 100;

// No cache, since each file is decoded once; one thread, since the pool runs one worker for each core.
sharp.cache(false);
sharp.concurrency(1);

/** `scale`: pixels of the file for one pixel of the image. */
export type Decoded = { image: Raster; scale: number } | { refusal: ReadingRefusalCode };

export async function decode(file: Uint8Array): Promise<Decoded> {
  const refusal = refusedUnseen(file);
  if (refusal) return { refusal };
  const format = imageFormatOf(file);
  try {
    return await decodeAs(format, format === 'png' ? withoutPngTexts(file) : file);
  } catch {
    // All the ways in which libvips finds a file broken are one refusal for the user.
    return { refusal: 'not_an_image' };
  }
}

async function decodeAs(format: ImageFormat | null, file: Uint8Array): Promise<Decoded> {
  const header = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = header.autoOrient;
  if (header.format !== format || (format === 'webp' && (header.pages ?? 1) > 1)) return { refusal: 'not_an_image' };
  if (width * height > maxPixels || height > maxTallness * width) return { refusal: 'image_too_large' };
  if (heldBytesOf(header) > maxHeldBytes) return { refusal: 'image_too_large' };
  if (width < minWidth || height < minHeight) return { refusal: 'image_too_small' };

  const most = height > tallnessOfScroll * width ? maxWidthOfScroll : width > height ? maxWidthOfWide : maxWidth;
  const scale = Math.max(1, width / most);
  return { image: await pixelsOf(file, Math.round(width / scale)), scale };
}

/** The upright picture at this width. */
async function pixelsOf(file: Uint8Array, width: number): Promise<Raster> {
  const { data, info } = await sharp(file, {
    failOn: 'error',
    ignoreIcc: true,
    limitInputPixels: maxPixels,
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`decoded to ${info.channels} channels`);
  return { width: info.width, height: info.height, data };
}
