// How large a screenshot is sent: as wide as the reader makes use of, never shrunk until it cannot be read.

const maxWidth = 1600;
/** A long scroll is read as well in less, and there is more of it. */
const maxWidthOfScroll = 900;
const scrollTallness = 2.6;
const maxPixels = 24e6;

export interface Size {
  width: number;
  height: number;
}

export function sentSize({ width, height }: Size): Size {
  const widest = height > scrollTallness * width ? maxWidthOfScroll : maxWidth;
  const scale = Math.min(1, widest / width, Math.sqrt(maxPixels / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
