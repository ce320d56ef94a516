import type { Raster } from '#engine/pixels/ports.ts';
import type { Point } from './found-face.ts';
import type { Lean } from './measure-colours.ts';

// The colour of the light as the whites of the eyes show it: they are nearly without colour in everybody.

/** Places in the face mesh. */
const eyes = [
  { outer: 33, inner: 133, upper: 159, lower: 145 },
  { outer: 263, inner: 362, upper: 386, lower: 374 },
] as const;
/** In pixels: the white of a smaller eye is mixed with its lids. */
const leastWidth = 14;
const leastHeight = 4;
/** Of the pixels between the lids, the brightest of so many are white. */
const whiteShare = 0.25;
const leastPixels = 12;
/** Lean of the white itself: blood shows through. */
const own = { warm: 0.04, green: -0.04 };

/** The colour cast that the whites of the eyes show; null where the eyes are too small, shut, overexposed or too dark to tell. */
export function leanOfEyeWhites(picture: Raster, mesh: Point[] | null): Lean | null {
  const pixels = mesh ? eyes.flatMap((eye) => pixelsBetweenLids(picture, mesh, eye)) : [];
  const brightest = pixels.sort((a, b) => lumaOf(b) - lumaOf(a)).slice(0, Math.round(whiteShare * pixels.length));
  const whites = brightest.filter((pixel) => Math.max(...pixel) <= 250 && Math.max(...pixel) >= 50);
  if (whites.length < leastPixels) return null;
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    Math.log(Math.max(1, whites.reduce((sum, pixel) => sum + (pixel[channel] as number), 0) / whites.length)),
  ) as [number, number, number];
  return { warm: (red - blue) / 2 - own.warm, green: green - (red + blue) / 2 - own.green };
}

type Pixel = [red: number, green: number, blue: number];

function lumaOf([red, green, blue]: Pixel): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function pixelsBetweenLids({ width, height, data }: Raster, mesh: Point[], eye: (typeof eyes)[number]): Pixel[] {
  const at = (index: number) => ({ x: (mesh[index]?.x ?? 0) * width, y: (mesh[index]?.y ?? 0) * height });
  const [outer, inner, upper, lower] = [at(eye.outer), at(eye.inner), at(eye.upper), at(eye.lower)];
  const across = Math.hypot(outer.x - inner.x, outer.y - inner.y);
  const down = Math.hypot(upper.x - lower.x, upper.y - lower.y);
  if (across < leastWidth || down < leastHeight) return [];
  const middle = { x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 };
  const [cos, sin] = [(inner.x - outer.x) / across, (inner.y - outer.y) / across];
  const pixels: Pixel[] = [];
  for (let y = Math.ceil(middle.y - across); y <= middle.y + across; y++)
    for (let x = Math.ceil(middle.x - across); x <= middle.x + across; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const along = ((x - middle.x) * cos + (y - middle.y) * sin) / (0.42 * across);
      const off = ((y - middle.y) * cos - (x - middle.x) * sin) / (0.4 * down);
      if (along * along + off * off > 1) continue;
      const i = (y * width + x) * 3;
      pixels.push([data[i] as number, data[i + 1] as number, data[i + 2] as number]);
    }
  return pixels;
}
