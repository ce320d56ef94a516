import { type Component, findComponents, pixelsOf } from '../../pixels/components.ts';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { type Colour, chroma, colourAt } from '../../pixels/raster.ts';
import type { FlatRegions } from './flat-regions.ts';

// Marks on the page itself, outside all boxes: lines of text, icons, avatars, pictures, large emoji.

export interface LooseMark extends Rectangle {
  /** Busy pixels in the box. */
  area: number;
  /** Mean chroma of the busy pixels. */
  colourfulness: number;
  /** The page's colour around it. */
  behind: Colour;
}

/** In points: letters and words of one line are closer than this, columns of a list are not. */
const wordGap = 7;

export function findLooseMarks(image: Raster, { labels, regions }: FlatRegions, boxes: Rectangle[]): LooseMark[] {
  const isFlat = new Uint8Array(labels.length);
  for (const { id } of regions) isFlat[id] = 1;
  const busy = new Uint8Array(labels.length);
  for (let pixel = 0; pixel < labels.length; pixel++) if (!isFlat[labels[pixel] as number]) busy[pixel] = 1;
  for (const { x0, y0, x1, y1 } of boxes)
    for (let y = Math.max(0, y0 - 2); y < Math.min(image.height, y1 + 2); y++)
      busy.fill(0, y * image.width + Math.max(0, x0 - 2), y * image.width + Math.min(image.width, x1 + 2));
  return findComponents(busy, image.width, wordGap, 1)
    .filter(({ x0, x1, y0, y1, area }) => area >= 6 && y1 - y0 >= 3 && x1 - x0 >= 2)
    .map((component) => measure(component));

  function measure(component: Component): LooseMark {
    const { x0, y0, x1, y1, area } = component;
    let colour = 0;
    for (const pixel of pixelsOf(component))
      colour += chroma(colourAt(image, pixel % image.width, Math.floor(pixel / image.width)));
    return { x0, y0, x1, y1, area, colourfulness: colour / area, behind: colourAround({ x0, y0, x1, y1 }) };
  }

  /** The median of the pixels a little outside the box. */
  function colourAround({ x0, y0, x1, y1 }: Rectangle): Colour {
    const samples: Colour[] = [];
    for (let x = x0; x < x1; x += 3) for (const y of [y0 - 2, y1 + 1]) push(x, y);
    for (let y = y0; y < y1; y += 3) for (const x of [x0 - 3, x1 + 2]) push(x, y);
    const middle = (channel: 0 | 1 | 2) =>
      samples.map((sample) => sample[channel]).sort((a, b) => a - b)[samples.length >> 1] ?? 0;
    return [middle(0), middle(1), middle(2)];

    function push(x: number, y: number): void {
      if (x >= 0 && y >= 0 && x < image.width && y < image.height) samples.push(colourAt(image, x, y));
    }
  }
}
