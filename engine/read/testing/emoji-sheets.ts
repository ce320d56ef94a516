import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';

// Emoji of the sheets in emoji/fixtures, for tests only. scripts/emoji-atlas.mjs draws them at sizes that the atlas does
// not have: ten to a row, each in a cell with a margin.

export const cellMargin = 8;
const cellsInRow = 10;

/** Of the sheets that exist; the one of 90 px holds every fourth emoji. */
export type SheetSize = 18 | 22 | 40 | 90;

/** Pixels of four bytes, the last one the coverage. */
export interface Drawing {
  width: number;
  height: number;
  data: Uint8Array;
}

const folder = new URL('../emoji/fixtures/', import.meta.url);
const known = readFileSync(new URL('emoji.txt', folder), 'utf8').trim().split(' ');

export async function loadSheet(size: SheetSize): Promise<Map<string, Drawing>> {
  const names = known.filter((_, index) => index % (size === 90 ? 4 : 1) === 0);
  const { data, info } = await sharp(readFileSync(new URL(`emoji-${size}.webp`, folder)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = size + cellMargin;
  return new Map(
    names.map((name, index) => {
      const left = (index % cellsInRow) * side;
      const top = Math.floor(index / cellsInRow) * side;
      const cell = new Uint8Array(side * side * 4);
      for (let y = 0; y < side; y++) {
        const start = ((top + y) * info.width + left) * 4;
        cell.set(data.subarray(start, start + side * 4), y * side * 4);
      }
      return [name, { width: side, height: side, data: cell }];
    }),
  );
}

/** The box of the pixels that are covered enough to be seen. */
export function tightBox({ width, height, data }: Drawing): Rectangle {
  const box = { x0: width, y0: height, x1: 0, y1: 0 };
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) < 60) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x + 1);
    box.y1 = Math.max(box.y1, y + 1);
  }
  return box;
}

export function paintDrawing(image: Raster, drawing: Drawing, left: number, top: number): void {
  for (let y = 0; y < drawing.height; y++) {
    for (let x = 0; x < drawing.width; x++) {
      const from = (y * drawing.width + x) * 4;
      const cover = (drawing.data[from + 3] ?? 0) / 255;
      const to = ((y + top) * image.width + x + left) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const below = image.data[to + channel] ?? 0;
        image.data[to + channel] = Math.round(below + ((drawing.data[from + channel] ?? 0) - below) * cover);
      }
    }
  }
}

export interface DrawnSheet {
  image: Raster;
  /** The tight box of each emoji. */
  boxes: Map<string, Rectangle>;
}

/** All emoji of a sheet on one fill. */
export function paintSheet(drawings: Map<string, Drawing>, fill: Colour): DrawnSheet {
  const side = [...drawings.values()][0]?.width ?? 0;
  const width = cellsInRow * side;
  const height = Math.ceil(drawings.size / cellsInRow) * side;
  const image: Raster = { width, height, data: new Uint8Array(width * height * 3) };
  for (let pixel = 0; pixel < width * height; pixel++) image.data.set(fill, pixel * 3);
  const boxes = new Map<string, Rectangle>();
  [...drawings].forEach(([name, drawing], index) => {
    const left = (index % cellsInRow) * side;
    const top = Math.floor(index / cellsInRow) * side;
    paintDrawing(image, drawing, left, top);
    const { x0, y0, x1, y1 } = tightBox(drawing);
    boxes.set(name, { x0: left + x0, y0: top + y0, x1: left + x1, y1: top + y1 });
  });
  return { image, boxes };
}

export async function asJpeg({ width, height, data }: Raster): Promise<Raster> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { width, height, data: new Uint8Array(await sharp(jpeg).removeAlpha().raw().toBuffer()) };
}
