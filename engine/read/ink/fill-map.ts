import type { Raster } from '../../pixels/ports.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';

// The colour that a bubble would have at each pixel if nothing were written on it. Gradients are followed: under text the
// colour is interpolated between the fill to the left and to the right.

export interface FillMap {
  /** Colours of one row, three numbers a pixel from the bubble's x0; above and below the bubble those of the nearest row. */
  row(y: number): Float32Array;
}

export function mapFill(image: Raster, bubble: Bubble): FillMap {
  const width = bubble.x1 - bubble.x0;
  const height = bubble.y1 - bubble.y0;
  const colours = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++)
    fillRow(image, bubble, row, colours.subarray(row * width * 3, (row + 1) * width * 3));
  return {
    row(y) {
      const row = Math.min(height - 1, Math.max(0, y - bubble.y0));
      return colours.subarray(row * width * 3, (row + 1) * width * 3);
    },
  };
}

function fillRow(image: Raster, bubble: Bubble, row: number, line: Float32Array): void {
  const width = bubble.x1 - bubble.x0;
  const start = ((bubble.y0 + row) * image.width + bubble.x0) * 3;
  let known = -1;
  for (let column = 0; column < width; column++) {
    if (!bubble.isFill(bubble.x0 + column, bubble.y0 + row)) continue;
    for (let channel = 0; channel < 3; channel++) {
      const here = image.data[start + column * 3 + channel] as number;
      const before = known < 0 ? here : (line[known * 3 + channel] as number);
      for (let gap = known + 1; gap <= column; gap++)
        line[gap * 3 + channel] = known < 0 ? here : before + ((here - before) * (gap - known)) / (column - known);
    }
    known = column;
  }
  for (let column = known + 1; column < width; column++)
    for (let channel = 0; channel < 3; channel++)
      line[column * 3 + channel] =
        known < 0 ? (bubble.colour[channel] as number) : (line[known * 3 + channel] as number);
}
