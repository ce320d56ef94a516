import type { GreyRaster, Raster } from '../../pixels/ports.ts';

// A whole page as black on white, whatever its colours: in each tile the most common grey is the background, and what differs from it is
// ink. Cards and dark screens come out like paper.

/** In pixels. */
const tile = 32;
const levels = 32;
/** Of 255: less contrast is the grain of a photo or a shadow. */
const minContrast = 50;

export function flattenedInk({ width, height, data }: Raster): GreyRaster {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    grey[at] = Math.round(0.3 * (data[at * 3] ?? 0) + 0.59 * (data[at * 3 + 1] ?? 0) + 0.11 * (data[at * 3 + 2] ?? 0));
  }
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const histograms = histogramsOf(grey, { width, height, columns, rows });
  const flat = new Uint8Array(grey.length).fill(255);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const background = backgroundAt(histograms, { row, column, rows, columns });
      paintTile({ grey, flat, width, height }, row, column, background);
    }
  }
  return { width, height, data: flat };
}

interface Grid {
  columns: number;
  rows: number;
}

function histogramsOf(grey: Uint8Array, { width, height, columns, rows }: Grid & { width: number; height: number }) {
  const counts = new Uint16Array(columns * rows * levels);
  for (let y = 0; y < height; y++) {
    const base = Math.floor(y / tile) * columns;
    for (let x = 0; x < width; x++) {
      const place = (base + Math.floor(x / tile)) * levels + ((grey[y * width + x] ?? 0) >> 3);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}

/** The most common grey of a tile and its neighbours. */
function backgroundAt(
  counts: Uint16Array,
  { row, column, rows, columns }: Grid & { row: number; column: number },
): number {
  const sums = new Array<number>(levels).fill(0);
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      // The tile itself counts most, so that the edge of a card does not blur.
      const weight = r === row && c === column ? 4 : 1;
      for (let level = 0; level < levels; level++)
        sums[level] = (sums[level] ?? 0) + weight * (counts[(r * columns + c) * levels + level] ?? 0);
    }
  }
  return sums.indexOf(Math.max(...sums)) * 8 + 4;
}

interface Painted {
  grey: Uint8Array;
  flat: Uint8Array;
  width: number;
  height: number;
}

function paintTile({ grey, flat, width, height }: Painted, row: number, column: number, background: number): void {
  const x1 = Math.min(width, (column + 1) * tile);
  const y1 = Math.min(height, (row + 1) * tile);
  let most = 0;
  for (let y = row * tile; y < y1; y++)
    for (let x = column * tile; x < x1; x++) most = Math.max(most, Math.abs((grey[y * width + x] ?? 0) - background));
  if (most < minContrast) return;
  for (let y = row * tile; y < y1; y++) {
    for (let x = column * tile; x < x1; x++) {
      const ink = Math.abs((grey[y * width + x] ?? 0) - background) / most;
      flat[y * width + x] = Math.round(255 * (1 - ink));
    }
  }
}
