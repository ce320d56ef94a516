import { type Component, findDarkMarks } from '../../pixels/components.ts';
import type { Raster } from '../../pixels/ports.ts';
import { shrink } from '../../pixels/raster.ts';
import { flattenedInk } from '../ink/flattened-ink.ts';
import { xHeightOfFont } from '../ink/letter-size.ts';

// How large the text of a picture is, whatever it shows: most letters are small ones without a stem, side by side.

/** In pixels: the copy that letters are measured in is no larger. Upright pictures are mostly of phones, whose letters are large. */
const copyOf = { upright: 500, wide: 1500 };
/** In pixels of the copy: what is lower is noise, what is higher is no letter of a message. */
const letter = { least: 4, most: 44 };
/** Fewer letters tell nothing. */
const fewLetters = 24;
/** Heights within this share of each other count as one. */
const alike = 0.09;

/** Size of the commonest font in pixels of the image; null where there are too few letters. */
export function fontSizeOf(image: Raster): number | null {
  const isUpright = image.height > image.width * 1.2;
  const factor = Math.min(1, copyOf[isUpright ? 'upright' : 'wide'] / image.width);
  const copy = factor < 1 ? shrink(image, Math.round(image.width * factor), Math.round(image.height * factor)) : image;
  const heights = letterHeights(findDarkMarks(flattenedInk(copy), 128));
  if (heights.length < fewLetters) return null;
  const near = (height: number) => heights.filter((other) => Math.abs(other - height) <= height * alike).length;
  const common = [...new Set(heights)].reduce((best, height) => (near(height) > near(best) ? height : best));
  const same = heights.filter((height) => Math.abs(height - common) <= common * alike);
  return same.reduce((sum, height) => sum + height, 0) / same.length / factor / xHeightOfFont;
}

/** Heights of the marks that have another one of their height right after them on their line. */
function letterHeights(marks: Component[]): number[] {
  const letters = marks
    .filter(({ x0, x1, y0, y1 }) => {
      const [width, height] = [x1 - x0, y1 - y0];
      return height >= letter.least && height <= letter.most && width >= height * 0.25 && width <= height * 1.7;
    })
    .sort((a, b) => a.x0 - b.x0);
  const byRow = new Map<number, Component[]>();
  for (const mark of letters) byRow.set(mark.y1, [...(byRow.get(mark.y1) ?? []), mark]);
  return letters
    .filter((mark) => [-1, 0, 1].some((by) => byRow.get(mark.y1 + by)?.some((other) => isNext(mark, other))))
    .map(({ y0, y1 }) => y1 - y0);
}

function isNext(one: Component, other: Component): boolean {
  const height = one.y1 - one.y0;
  const gap = other.x0 - one.x1;
  return gap >= 0 && gap <= height && Math.abs(other.y1 - other.y0 - height) <= Math.max(1, height * alike);
}
