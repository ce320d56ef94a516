import type { PhotoBox } from '#contract/photos.ts';
import { lumaOf, type Plane, pixelsOfBox, wholeOf } from '#engine/photo/planes.ts';
import type { Raster, Rectangle } from '#engine/pixels/ports.ts';

/** How far apart two pixels of one flat colour are, as a share of their brightness: a face in the shade has few levels, and is no drawing. */
const flatness = 0.01;
/** In steps of 255: darker, photographs are even too. */
const darkest = 48;
/** Share of a face in one flat colour from which it was drawn; skin is that even only where it is burnt, and then hair and clothes are not. */
const mostInFace = 0.5;
const mostInPicture = 0.7;

/** In steps of 255: neighbours that differ by less belong to one flat area. */
const step = 0.5;
/** Share of a face and of its picture in flat areas from which it was drawn: skin has at most half of that, a studio wall leaves hair and clothes. */
const mostFlatInFace = 0.6;
const mostFlatInPicture = 0.75;
/** Grey of the border that a view adds, which is no part of the picture. */
const border = 128;

/** Whether what looks like a face was drawn: lines on an even ground, or areas of one colour each, as in drawings, icons and signs. */
export function isDrawing(picture: Raster, { x, y, width, height }: PhotoBox): boolean {
  const inner = { x: x + width * 0.15, y: y + height * 0.15, width: width * 0.7, height: height * 0.7 };
  const luma = lumaOf(picture);
  const [face, whole] = [pixelsOfBox(inner, picture), wholeOf(picture)];
  if (flatShare(luma, face) > mostFlatInFace && flatShare(luma, whole) > mostFlatInPicture) return true;
  const levels = (area: Rectangle) => levelsIn(luma.data, picture.width, area);
  const inFace = flattest(levels(face));
  return inFace.share > mostInFace && shareNear(levels(whole), inFace.level) > mostInPicture;
}

/** Share of pixels, but for dark ones, that are as bright as their neighbours. */
function flatShare({ width, height, data }: Plane, { x0, y0, x1, y1 }: Rectangle): number {
  let flat = 0;
  let count = 0;
  for (let y = y0; y < Math.min(y1, height - 1); y++)
    for (let i = y * width + x0; i < y * width + Math.min(x1, width - 1); i++) {
      const own = data[i] as number;
      if (own < darkest || Math.abs(own - border) < 0.01) continue;
      count++;
      const change = Math.max(Math.abs((data[i + 1] as number) - own), Math.abs((data[i + width] as number) - own));
      if (change <= step) flat++;
    }
  return flat / Math.max(1, count);
}

function levelsIn(luma: Float32Array, width: number, { x0, y0, x1, y1 }: Rectangle): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = y0; y < y1; y++)
    for (let i = y * width + x0; i < y * width + x1; i++) {
      const level = (luma[i] as number) | 0;
      counts[level] = (counts[level] as number) + 1;
    }
  return counts;
}

function flattest(counts: Uint32Array): { level: number; share: number } {
  let best = { level: darkest, share: 0 };
  for (let level = darkest; level < counts.length; level++) {
    const share = shareNear(counts, level);
    if (share > best.share) best = { level, share };
  }
  return best;
}

function shareNear(counts: Uint32Array, level: number): number {
  const reach = Math.round(flatness * level);
  let near = 0;
  for (let other = level - reach; other <= level + reach; other++) near += counts[other] ?? 0;
  return (
    near /
    Math.max(
      1,
      counts.reduce((sum, count) => sum + count, 0),
    )
  );
}
