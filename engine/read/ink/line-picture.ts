import { type Component, findComponents } from '../../pixels/components.ts';
import type { GreyRaster, Rectangle } from '../../pixels/ports.ts';

/** One line of text, black on white. */
export interface LinePicture {
  grey: GreyRaster;
  line: Rectangle;
  /** Top left corner of `grey` in the full image. */
  x0: number;
  y0: number;
  /** Height of a small letter in the picture. */
  xHeight: number;
}

/** Letters and other marks of the line from left to right, with their boxes in the full image. */
export function marksOf({ grey, line, x0, y0 }: LinePicture): Component[] {
  const width = line.x1 - line.x0;
  const height = line.y1 - line.y0;
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((grey.data[(line.y0 + y) * grey.width + line.x0 + x] as number) < 140) mask[y * width + x] = 1;
  return findComponents(mask, width)
    .map((mark) => ({
      ...mark,
      x0: x0 + line.x0 + mark.x0,
      x1: x0 + line.x0 + mark.x1,
      y0: y0 + line.y0 + mark.y0,
      y1: y0 + line.y0 + mark.y1,
    }))
    .sort((a, b) => a.x0 - b.x0);
}
