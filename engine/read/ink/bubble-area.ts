import type { Raster } from '../../pixels/ports.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import { mapFill } from './fill-map.ts';
import type { InkArea } from './ink.ts';

/** In points from the outline of a bubble: anti-aliasing and JPEG blur its edge, which would be taken for ink. */
const inset = 1.6;
/** In points: the largest radius of a corner. */
const cornerHeight = 20;

/** The inside of a bubble in pixels of the full image; `without`: rows to leave out, in points. */
export function bubbleArea(
  image: Raster,
  small: Raster,
  bubble: Bubble,
  scale: number,
  without?: { y0: number; y1: number },
): InkArea {
  const fill = mapFill(small, bubble);
  const bound = (value: number, limit: number) => Math.max(0, Math.min(limit, Math.round(value)));
  const x0 = bound(bubble.x0 * scale, image.width);
  const x1 = bound(bubble.x1 * scale, image.width);
  const lastColumn = bubble.x1 - bubble.x0 - 1;
  const columns = Int32Array.from({ length: x1 - x0 }, (_, x) =>
    Math.min(lastColumn, Math.max(0, Math.floor((x0 + x) / scale) - bubble.x0)),
  );
  return {
    x0,
    y0: bound(bubble.y0 * scale, image.height),
    x1,
    y1: bound(bubble.y1 * scale, image.height),
    fillRow(y, into) {
      const colours = fill.row(Math.floor(y / scale));
      for (let x = 0; x < columns.length; x++) {
        const from = (columns[x] as number) * 3;
        into[x * 3] = colours[from] as number;
        into[x * 3 + 1] = colours[from + 1] as number;
        into[x * 3 + 2] = colours[from + 2] as number;
      }
    },
    rowAt(y) {
      const row = Math.floor(y / scale) - bubble.y0;
      if (row < 1 || row >= bubble.left.length - 1) return null;
      if (without && row + bubble.y0 >= without.y0 - 1 && row + bubble.y0 <= without.y1) return null;
      const fromEnd = Math.min(row, bubble.left.length - 1 - row);
      // Near the corners the narrowest of the row and its neighbours, so that no corner is taken for ink.
      const near = fromEnd < cornerHeight ? [row - 1, row, row + 1] : [];
      const left = Math.max(bubble.bodyX0, ...near.map((index) => bubble.left[index] as number));
      const right = Math.min(bubble.bodyX1 - 1, ...near.map((index) => bubble.right[index] as number));
      return [Math.ceil((left + inset) * scale), Math.floor((right + 1 - inset) * scale)];
    },
  };
}
