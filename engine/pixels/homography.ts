import type { Raster } from './ports.ts';

// Straightens a four-sided part of a picture: what a camera sees of a flat rectangle is one under a homography.

export interface Point {
  x: number;
  y: number;
}

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** From places of the unit square to places of the picture, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Takes the corners of the unit square to these. */
export function homographyTo([a, b, c, d]: Corners): Homography {
  const [sum, right, down] = [
    { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y },
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const under = right.x * down.y - down.x * right.y;
  const g = (sum.x * down.y - down.x * sum.y) / under;
  const h = (right.x * sum.y - sum.x * right.y) / under;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
}

/** The way back, by the adjugate: from places of the picture to places of the unit square. */
export function inverseOf([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export function placeOf([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The part within the corners as an upright picture of that size; each pixel is made of the four around its place. */
export function straighten(image: Raster, homography: Homography, width: number, height: number): Raster {
  const data = new Uint8Array(width * height * 3);
  const [a, b, c, d, e, f, g, h, i] = homography;
  const row = image.width * 3;
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / width;
      const w = g * u + h * v + i;
      const px = Math.max(0, Math.min(image.width - 1.001, (a * u + b * v + c) / w - 0.5));
      const py = Math.max(0, Math.min(image.height - 1.001, (d * u + e * v + f) / w - 0.5));
      const [left, top] = [Math.floor(px), Math.floor(py)];
      const [right, below] = [px - left, py - top];
      const from = top * row + left * 3;
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const at = from + channel;
        const above = (image.data[at] as number) * (1 - right) + (image.data[at + 3] as number) * right;
        const under = (image.data[at + row] as number) * (1 - right) + (image.data[at + row + 3] as number) * right;
        data[to + channel] = above * (1 - below) + under * below + 0.5;
      }
    }
  }
  return { width, height, data };
}
