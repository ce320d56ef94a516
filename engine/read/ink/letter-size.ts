import { findDarkMarks } from '../../pixels/components.ts';
import type { GreyRaster } from '../../pixels/ports.ts';

/** Height of small letters without a stem (a, e, n, o…, most letters) as a share of the font's size. */
export const xHeightOfFont = 0.53;

/** Heights of the marks that are about as large as a letter. */
export function markHeights(grey: GreyRaster, fontPx: number): number[] {
  return findDarkMarks(grey, 128)
    .filter(({ x0, x1, y0, y1 }) => x1 - x0 < fontPx * 1.3 && y1 - y0 > fontPx * 0.3 && y1 - y0 < fontPx * 1.2)
    .map(({ y0, y1 }) => y1 - y0);
}

/** The height of a small letter: the most common of `heights`, or what the font's size suggests where there are too few. */
export function xHeightOf(heights: number[], fontPx: number): number {
  const usual = fontPx * xHeightOfFont;
  const plausible = heights.filter((height) => height > usual * 0.68 && height < usual * 1.4);
  if (plausible.length < 8) return usual;
  const counts = new Map<number, number>();
  for (const height of plausible) counts.set(height, (counts.get(height) ?? 0) + 1);
  const near = (height: number) =>
    (counts.get(height) ?? 0) + 0.7 * ((counts.get(height - 1) ?? 0) + (counts.get(height + 1) ?? 0));
  return [...counts.keys()].reduce((best, height) => (near(height) > near(best) ? height : best));
}
