import type { Point } from '#engine/photo/found-face.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { imageOf, pixelsOf } from '../raw-pixels.ts';

/** Another way to look at a picture, and where its points lie in the original; places are parts of width and height. */
export interface View {
  picture: Raster;
  back(point: Point): Point;
}

const background = { r: 128, g: 128, b: 128 };
/** In degrees, clockwise. */
const turn = 20;

export async function withBorder(picture: Raster): Promise<View> {
  const border = Math.round(Math.max(picture.width, picture.height) / 4);
  const edges = { top: border, bottom: border, left: border, right: border };
  const wide = await pixelsOf(imageOf(picture).extend({ ...edges, background }));
  return {
    picture: wide,
    back: ({ x, y }) => ({
      x: (x * wide.width - border) / picture.width,
      y: (y * wide.height - border) / picture.height,
    }),
  };
}

/** Deviation in pixels of a blur that melts grain and keeps eyes apart. */
const blur = 3;

export async function smoothed(picture: Raster): Promise<View> {
  return { picture: await pixelsOf(imageOf(picture).blur(blur)), back: (point) => point };
}

export async function turned(picture: Raster): Promise<View> {
  const leaning = await pixelsOf(imageOf(picture).rotate(turn, { background }));
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return {
    picture: leaning,
    back: ({ x, y }) => {
      const [across, down] = [(x - 0.5) * leaning.width, (y - 0.5) * leaning.height];
      return {
        x: 0.5 + (across * cos + down * sin) / picture.width,
        y: 0.5 + (down * cos - across * sin) / picture.height,
      };
    },
  };
}
