import type { Raster } from './ports.ts';

// Of a screenshot many screens long only the end is read: reading all of it takes many seconds, and a reply needs the end.

// All in widths of the image.
/** Up to this height, about three screens, a picture is read whole. */
const longest = 7;
/** Height that is read at the end of a longer one. */
const kept = 3.4;
/** Height that is read at its top, where the match's name is. */
const headerShare = 0.45;

export interface LastPart {
  image: Raster;
  /** Rows above `image` that are not read. */
  offset: number;
  /** The first rows of the whole; null where nothing was left out. */
  header: Raster | null;
}

/** Rows that are read: all from `offset` on, and the first `headerRows`. The decoder may skip the others. */
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
