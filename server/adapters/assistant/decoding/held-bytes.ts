import type { Metadata } from 'sharp';

/** Of a picture that the decoder must hold whole, since it comes in several passes; others are decoded row by row. */
export const maxHeldBytes = 100e6;

export function heldBytesOf({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  // The passes of a JPEG refine coefficients of two bytes each.
  const bytesPerSample = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return isProgressive ? width * height * channels * bytesPerSample : 0;
}
