import type { ReadingRefusalCode } from '#contract/reading.ts';
import { imageFormatOf } from './image-format.ts';

/** A screenshot has one or two megabytes, an uncompressed one of the largest phones twelve. */
export const maxFileBytes = 15e6;

/** Why a file is refused without a look at its picture, or null: such a file needs no thread. */
export function refusedUnseen(file: Uint8Array): ReadingRefusalCode | null {
  if (file.byteLength > maxFileBytes) return 'image_too_large';
  return imageFormatOf(file) ? null : 'not_an_image';
}
