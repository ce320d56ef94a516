import type { PhotoBox } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { pixelsOfBox } from './planes.ts';

/** Of one channel, in steps of 255: as good as the most that a file can hold. */
const full = 250;

/** Share of the middle of a face in which at least one channel is full: how bright and how coloured the skin was there is lost. */
export function clippedShare(picture: Raster, { x, y, width, height }: PhotoBox): number {
  const inner = { x: x + width * 0.2, y: y + height * 0.2, width: width * 0.6, height: height * 0.6 };
  const { x0, y0, x1, y1 } = pixelsOfBox(inner, picture);
  let clipped = 0;
  for (let row = y0; row < y1; row++)
    for (let i = (row * picture.width + x0) * 3; i < (row * picture.width + x1) * 3; i += 3) {
      const most = Math.max(picture.data[i] as number, picture.data[i + 1] as number, picture.data[i + 2] as number);
      if (most >= full) clipped++;
    }
  return clipped / Math.max(1, (x1 - x0) * (y1 - y0));
}
