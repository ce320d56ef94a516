import type { PhotoBox } from '#contract/photos.ts';
import { lumaOf, pixelsOfBox } from '#engine/photo/planes.ts';
import type { Raster } from '#engine/pixels/ports.ts';

/** How far apart two pixels of one flat colour are, as a share of their brightness: a face in the shade has few levels, and is no drawing. */
const flatness = 0.01;
/** In steps of 255: outside these, photographs are even too. */
const darkest = 48;
const lightest = 246;
/** Share of a face in one flat colour from which it was drawn: skin is never that even. */
const mostFlat = 0.5;

/** Whether what looks like a face is lines on an even ground, as in drawings, icons and signs. */
export function isLineDrawing(picture: Raster, { x, y, width, height }: PhotoBox): boolean {
  const inner = { x: x + width * 0.15, y: y + height * 0.15, width: width * 0.7, height: height * 0.7 };
  const { x0, y0, x1, y1 } = pixelsOfBox(inner, picture);
  const luma = lumaOf(picture).data;
  const counts = new Uint32Array(256);
  for (let row = y0; row < y1; row++)
    for (let i = row * picture.width + x0; i < row * picture.width + x1; i++) {
      const level = (luma[i] as number) | 0;
      counts[level] = (counts[level] as number) + 1;
    }
  let most = 0;
  for (let level = darkest; level <= lightest; level++) {
    let near = 0;
    const reach = Math.round(flatness * level);
    for (let other = level - reach; other <= level + reach; other++) near += counts[other] ?? 0;
    most = Math.max(most, near);
  }
  return most > mostFlat * Math.max(1, (x1 - x0) * (y1 - y0));
}
