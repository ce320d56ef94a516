import type { Encoding, Size } from '../pictures/picture-file.ts';

// The size at which a screenshot is sent: at most the width that the reader uses, and less only to stay under the weight
// limit of prepare-screenshot.ts.

const maxWidth = 1600;
/** Safari on iOS draws no larger canvas. */
const maxPixels = 16e6;
/** Half the width of an ordinary phone's screenshot; below it small text becomes illegible. */
const minWidth = 540;
const shrinkings = [1, 0.8, 0.64, 0.5];

export function sentSize({ width, height }: Size): Size {
  return scaled({ width, height }, Math.min(1, maxWidth / width, Math.sqrt(maxPixels / (width * height))));
}

/** The encodings to try, best quality first. */
export function encodingsOf(image: Size): Encoding[] {
  const full = sentSize(image);
  const sizes = shrinkings.map((scale) => scaled(full, scale));
  return sizes
    .filter(({ width }) => width === full.width || width >= minWidth)
    .flatMap((size) => [
      // Scaling blurs edges into many new colours, so a smaller PNG would weigh no less.
      ...(size.width === full.width ? [{ ...size, type: 'image/png' as const }] : []),
      { ...size, type: 'image/jpeg', quality: 0.92 },
      { ...size, type: 'image/jpeg', quality: 0.8 },
      { ...size, type: 'image/jpeg', quality: 0.65 },
    ]);
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
