import { findDarkMarks } from '../../pixels/components.ts';
import type { Raster } from '../../pixels/ports.ts';
import { shrink } from '../../pixels/raster.ts';
import { flattenedInk } from '../ink/flattened-ink.ts';
import { alike, commonest, smallLetters, xHeightOfFont } from '../ink/letter-size.ts';

// How large the text of a picture is, whatever it shows: most letters are small ones without a stem, side by side.

/** In pixels: the copy that letters are measured in is no larger. Upright pictures are mostly of phones, whose letters are large. */
const copyOf = { upright: 500, wide: 1500 };
/** Fewer letters tell nothing. */
const fewLetters = 24;

/** Size of the commonest font in pixels of the image; null where there are too few letters. */
export function fontSizeOf(image: Raster): number | null {
  const isUpright = image.height > image.width * 1.2;
  const factor = Math.min(1, copyOf[isUpright ? 'upright' : 'wide'] / image.width);
  const copy = factor < 1 ? shrink(image, Math.round(image.width * factor), Math.round(image.height * factor)) : image;
  const heights = smallLetters(findDarkMarks(flattenedInk(copy), 128)).map(({ y0, y1 }) => y1 - y0);
  if (heights.length < fewLetters) return null;
  const common = commonest(heights);
  const same = heights.filter((height) => Math.abs(height - common) <= common * alike);
  return same.reduce((sum, height) => sum + height, 0) / same.length / factor / xHeightOfFont;
}
