import { type Component, findDarkMarks } from '../../pixels/components.ts';
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

/** Heights within this share of each other count as one. */
export const alike = 0.09;
/** In pixels: what is lower is noise, what is higher is no letter of a message. */
const letter = { least: 4, most: 44 };

/** The height that most others are alike to. */
export function commonest(heights: number[]): number {
  const near = (height: number) => heights.filter((other) => Math.abs(other - height) <= height * alike).length;
  return [...new Set(heights)].reduce((best, height) => (near(height) > near(best) ? height : best));
}

/** The marks of a page, black on white, that have another one of their height right after them on their line. */
export function smallLetters(marks: Component[]): Component[] {
  const letters = marks
    .filter(({ x0, x1, y0, y1 }) => {
      const [width, height] = [x1 - x0, y1 - y0];
      return height >= letter.least && height <= letter.most && width >= height * 0.25 && width <= height * 1.7;
    })
    .sort((a, b) => a.x0 - b.x0);
  const byRow = new Map<number, Component[]>();
  for (const mark of letters) byRow.set(mark.y1, [...(byRow.get(mark.y1) ?? []), mark]);
  return letters.filter((mark) =>
    [-1, 0, 1].some((by) => byRow.get(mark.y1 + by)?.some((other) => isNext(mark, other))),
  );
}

function isNext(one: Component, other: Component): boolean {
  const height = one.y1 - one.y0;
  const gap = other.x0 - one.x1;
  return gap >= 0 && gap <= height && Math.abs(other.y1 - other.y0 - height) <= Math.max(1, height * alike);
}
