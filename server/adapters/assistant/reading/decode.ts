import sharp from 'sharp';
import type { ReadingRefusalCode } from '#contract/reading.ts';
import type { Raster } from '#engine/read/ports.ts';
import { maxFileBytes } from './file-size.ts';
import { imageFormatOf } from './image-format.ts';

// A file of unknown origin → upright pixels in 8-bit sRGB, or why not. Nothing is decoded before its header is judged.

const maxPixels = 25e6;
/** Heights for one width; the engine works at a fixed width, so this bounds what it takes. A long scroll has 20. */
const maxTallness = 24;
/** Beyond it nothing is read better. Of a long scroll less will do: its letters are as large, and there is more to look at. */
const maxWidth = 1600;
const maxWidthOfScroll = 900;
/** Heights for one width, of a scroll rather than a screen. */
const tallnessOfScroll = 2.6;
const minWidth = 200;
/** One bubble that was cut out of a screenshot is still read. */
const minHeight = 100;

// Each file is seen once, and one thread a worker is what the pool counts with.
sharp.cache(false);
sharp.concurrency(1);

/** `scale`: pixels of the file for one of the image. */
export type Decoded = { image: Raster; scale: number } | { refusal: ReadingRefusalCode };

export async function decode(file: Uint8Array): Promise<Decoded> {
  if (file.byteLength > maxFileBytes) return { refusal: 'image_too_large' };
  const format = imageFormatOf(file);
  if (!format) return { refusal: 'not_an_image' };
  try {
    return await decodeAs(format, file);
  } catch {
    // libvips has a sentence for each of the many ways a file can be broken; the user has one.
    return { refusal: 'not_an_image' };
  }
}

async function decodeAs(format: string, file: Uint8Array): Promise<Decoded> {
  const source = sharp(file, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
  const header = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = header.autoOrient;
  if (header.format !== format || (format === 'webp' && (header.pages ?? 1) > 1)) return { refusal: 'not_an_image' };
  if (width * height > maxPixels || height > maxTallness * width) return { refusal: 'image_too_large' };
  if (width < minWidth || height < minHeight) return { refusal: 'image_too_small' };

  const most = height > tallnessOfScroll * width ? maxWidthOfScroll : maxWidth;
  const { data, info } = await source
    .autoOrient()
    .resize({ width: most, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`decoded to ${info.channels} channels`);
  return { image: { width: info.width, height: info.height, data }, scale: width / info.width };
}
