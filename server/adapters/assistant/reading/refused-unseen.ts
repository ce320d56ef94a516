import type { ReadingRefusalCode } from '#contract/reading.ts';
import { imageFormatOf } from './image-format.ts';

/** A screenshot has one or two megabytes, an uncompressed one of the largest phones twelve. */
export const maxFileBytes = 15e6;

/** Why a file is refused without a look at its picture, or null: such a file needs no thread. */
export function refusedUnseen(file: Uint8Array): ReadingRefusalCode | null {
  if (file.byteLength > maxFileBytes) return 'image_too_large';
  const format = imageFormatOf(file);
  // HEIC and AVIF are taken where the browser decodes them; a small one can hold pictures in pictures that take minutes.
  return format && format !== 'heif' ? null : 'not_an_image';
}
