import type { Difference } from './difference.ts';
import type { Frame } from './resample.ts';

// Frames around the pixels that stand out from the fill. Which level counts is not known beforehand (white fur on a pale
// fill hardly stands out, JPEG leaves a halo around a yellow face on blue), so there are several, and the best match decides.

// Strengths of a difference.
const visible = 14;
const faint = 10;
const clear = 22;
const shareOfStrongest = 0.4;
const leastShareOfLine = 0.06;

/** 85th percentile of the strengths that are not faint, so that plain fill around the emoji does not count. */
function strongestOf({ strengths }: Difference): number {
  const visible = strengths.filter((strength) => strength >= faint).sort();
  return visible[Math.floor(visible.length * 0.85)] ?? 0;
}

/** Levels to try, highest first; none where next to nothing stands out. */
export function levelsOf(difference: Difference): number[] {
  const strongest = strongestOf(difference);
  return strongest < visible ? [] : [Math.max(clear, strongest * shareOfStrongest), clear, faint];
}

/** Frames whose four edges are at most one pixel apart would be named alike: one of them is enough. */
export function haveSameEdges(one: Frame, other: Frame): boolean {
  const horizontal = Math.max(Math.abs(one.left - other.left), Math.abs(one.right - other.right));
  return Math.max(horizontal, Math.abs(one.top - other.top), Math.abs(one.bottom - other.bottom)) <= 1;
}

/** Frames from the narrowest to the widest, each once; none where next to nothing stands out. */
export function tighten(difference: Difference): Frame[] {
  const frames = levelsOf(difference).flatMap((level) => frameAbove(difference, level) ?? []);
  const keys = frames.map(({ left, top, right, bottom }) => [left, top, right, bottom].join());
  return frames.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function frameAbove({ width, height, strengths }: Difference, level: number): Frame | null {
  const columns = new Uint16Array(width);
  const rows = new Uint16Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((strengths[y * width + x] ?? 0) < level) continue;
      columns[x] = (columns[x] ?? 0) + 1;
      rows[y] = (rows[y] ?? 0) + 1;
    }
  }
  const inColumn = Math.max(1, height * leastShareOfLine);
  const inRow = Math.max(1, width * leastShareOfLine);
  const left = columns.findIndex((count) => count >= inColumn);
  const right = columns.findLastIndex((count) => count >= inColumn) + 1;
  const top = rows.findIndex((count) => count >= inRow);
  const bottom = rows.findLastIndex((count) => count >= inRow) + 1;
  return left < 0 || top < 0 ? null : { left, top, right, bottom };
}
