import sharp from 'sharp';
import type { ReadingRefusalCode } from '#contract/reading.ts';
import { type LastPart, rowsToRead } from '#engine/read/pixels/last-part.ts';
import type { Raster } from '#engine/read/pixels/ports.ts';
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
export type Decoded = (LastPart & { scale: number }) | { refusal: ReadingRefusalCode };

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

type Size = { width: number; height: number };

async function decodeAs(format: string, file: Uint8Array): Promise<Decoded> {
  const header = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = header.autoOrient;
  if (header.format !== format || (format === 'webp' && (header.pages ?? 1) > 1)) return { refusal: 'not_an_image' };
  if (width * height > maxPixels || height > maxTallness * width) return { refusal: 'image_too_large' };
  if (width < minWidth || height < minHeight) return { refusal: 'image_too_small' };

  const most = height > tallnessOfScroll * width ? maxWidthOfScroll : maxWidth;
  const scale = Math.max(1, width / most);
  const size = { width: Math.round(width / scale), height: Math.round(height / scale) };
  const { offset, headerRows } = rowsToRead(size);
  const [image, top] = await Promise.all([
    rowsOf(file, size, offset, size.height),
    headerRows > 0 ? rowsOf(file, size, 0, headerRows) : null,
  ]);
  return { image, offset, header: top, scale };
}

/** Rows of the upright picture at this size; of what is above and below nothing is kept, nor more decoded than must be. */
async function rowsOf(file: Uint8Array, size: Size, from: number, to: number): Promise<Raster> {
  const shrunk = sharp(file, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: size.width, withoutEnlargement: true });
  const isPart = to - from < size.height;
  const { data, info } = await (isPart
    ? shrunk.extract({ left: 0, top: from, width: size.width, height: to - from })
    : shrunk
  )
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`decoded to ${info.channels} channels`);
  return { width: info.width, height: info.height, data };
}
