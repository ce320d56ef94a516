import type { Raster, Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import type { InkArea } from './ink.ts';

/** A box on a page of one colour, as an area in pixels of the full image; `box` and `margin` are in points. */
export function pageArea(image: Raster, box: Rectangle, colour: Colour, scale: number, margin = 1): InkArea {
  const x0 = Math.max(0, Math.floor((box.x0 - margin) * scale));
  const x1 = Math.min(image.width, Math.ceil((box.x1 + margin) * scale));
  return {
    x0,
    x1,
    y0: Math.max(0, Math.floor((box.y0 - margin) * scale)),
    y1: Math.min(image.height, Math.ceil((box.y1 + margin) * scale)),
    fillRow(_, into) {
      for (let i = 0; i < into.length; i++) into[i] = colour[i % 3] as number;
    },
    rowAt: () => [x0, x1 - 1],
  };
}
