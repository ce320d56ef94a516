// How large a screenshot is sent: as wide as the reader makes use of, and smaller only where it would not go through.

const maxWidth = 1600;
/** Safari on a phone draws no larger canvas. */
const maxPixels = 16e6;
/** Narrower than half of an ordinary phone's screen, small print cannot be told apart. */
const minWidth = 540;
const shrinkings = [1, 0.8, 0.64, 0.5];

export interface Size {
  width: number;
  height: number;
}

export interface Encoding extends Size {
  type: 'image/png' | 'image/jpeg';
  quality?: number;
}

export function sentSize({ width, height }: Size): Size {
  return scaled({ width, height }, Math.min(1, maxWidth / width, Math.sqrt(maxPixels / (width * height))));
}

/** From the best down; the first that is small enough is sent. */
export function encodingsOf(image: Size): Encoding[] {
  const full = sentSize(image);
  const sizes = shrinkings.map((scale) => scaled(full, scale));
  return sizes
    .filter(({ width }) => width === full.width || width >= minWidth)
    .flatMap((size) => [
      // A smaller copy has new colours at every edge: as PNG it would be no lighter.
      ...(size.width === full.width ? [{ ...size, type: 'image/png' as const }] : []),
      { ...size, type: 'image/jpeg', quality: 0.92 },
      { ...size, type: 'image/jpeg', quality: 0.8 },
      { ...size, type: 'image/jpeg', quality: 0.65 },
    ]);
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
