import type { Raster } from './ports.ts';

// A scroll of many screens would take many seconds, and what matters for an answer is at its end.

/** In widths of the image: up to three screens are read whole. */
const longest = 7;
/** Of what is longer, so much of the end. */
const kept = 3.4;
/** And so much of the beginning, for the name. */
const headerShare = 0.45;

export interface LastPart {
  image: Raster;
  /** Rows left out above it. */
  offset: number;
  /** The first rows of the whole, where some were left out. */
  header: Raster | null;
}

/** Which rows of a picture are read: all from `offset` on, and `headerRows` at its top. Others need not be decoded. */
export function rowsToRead({ width, height }: { width: number; height: number }): {
  offset: number;
  headerRows: number;
} {
  if (height <= width * longest) return { offset: 0, headerRows: 0 };
  return { offset: height - Math.round(width * kept), headerRows: Math.round(width * headerShare) };
}

export function lastPart(image: Raster): LastPart {
  const { offset, headerRows } = rowsToRead(image);
  if (offset === 0) return { image, offset, header: null };
  return { image: rows(image, offset, image.height), offset, header: rows(image, 0, headerRows) };
}

function rows({ width, data }: Raster, from: number, to: number): Raster {
  return { width, height: to - from, data: data.subarray(from * width * 3, to * width * 3) };
}
