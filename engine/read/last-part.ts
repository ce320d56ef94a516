import type { Raster } from './ports.ts';

// A scroll of many screens would take many seconds, and what matters for an answer is at its end.

/** In widths of the image: up to three screens are read whole. */
const longest = 7;
/** Of what is longer, so much of the end. */
const kept = 4.4;
/** And so much of the beginning, for the name. */
const headerShare = 0.45;

export interface LastPart {
  image: Raster;
  /** Rows left out above it. */
  offset: number;
  /** The first rows of the whole, where some were left out. */
  header: Raster | null;
}

export function lastPart(image: Raster): LastPart {
  if (image.height <= image.width * longest) return { image, offset: 0, header: null };
  const offset = image.height - Math.round(image.width * kept);
  return {
    image: rows(image, offset, image.height),
    offset,
    header: rows(image, 0, Math.round(image.width * headerShare)),
  };
}

function rows({ width, data }: Raster, from: number, to: number): Raster {
  return { width, height: to - from, data: data.subarray(from * width * 3, to * width * 3) };
}
