import type { GreyRaster, Raster, Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';

// Painters of small synthetic screens, for tests only.

/** One colour, or one for each place. */
export type Paint = Colour | ((x: number, y: number) => Colour);

export function paintPage(width: number, height: number, paint: Paint): Raster {
  const image = { width, height, data: new Uint8Array(width * height * 3) };
  paintBox(image, { x0: 0, y0: 0, x1: width, y1: height }, paint);
  return image;
}

export function grey(level: number): Colour {
  return [level, level, level];
}

export function paintBox(image: Raster, box: Rectangle, paint: Paint): void {
  paintRounded(image, box, 0, paint);
}

export function paintDisc(image: Raster, x: number, y: number, radius: number, paint: Paint): void {
  paintRounded(image, { x0: x - radius, y0: y - radius, x1: x + radius, y1: y + radius }, radius, paint);
}

export function paintRounded(image: Raster, { x0, y0, x1, y1 }: Rectangle, radius: number, paint: Paint): void {
  for (let y = Math.max(0, y0); y < Math.min(image.height, y1); y++) {
    for (let x = Math.max(0, x0); x < Math.min(image.width, x1); x++) {
      const dx = Math.max(x0 + radius - (x + 0.5), x + 0.5 - (x1 - radius), 0);
      const dy = Math.max(y0 + radius - (y + 0.5), y + 0.5 - (y1 - radius), 0);
      if (dx * dx + dy * dy <= radius * radius)
        setPixel(image, x, y, typeof paint === 'function' ? paint(x, y) : paint);
    }
  }
}

function setPixel(image: Raster, x: number, y: number, colour: Colour): void {
  image.data.set(colour, (y * image.width + x) * 3);
}

/** From one colour at the top to another at the bottom. */
export function downwards(from: Colour, to: Colour, y0: number, y1: number): Paint {
  return (_, y) => mix(from, to, (y - y0) / (y1 - 1 - y0));
}

/** From one colour at the left to another at the right. */
export function rightwards(from: Colour, to: Colour, x0: number, x1: number): Paint {
  return (x) => mix(from, to, (x - x0) / (x1 - 1 - x0));
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** The same up to so many levels, as a JPEG leaves it. */
export function noisy(colour: Colour, most: number): Paint {
  return (x, y) => {
    const shift = (((x * 7919 + y * 104729 + x * y * 31) >>> 0) % (2 * most + 1)) - most;
    return [colour[0] + shift, colour[1] + shift, colour[2] + shift];
  };
}

/**
 * Words of stroked boxes: «n» is as high as a small letter, «l» as a tall one, «é» has an accent, «.» is a dot. `y` is
 * the line's foot. Returns what was covered.
 */
export function write(image: Raster, text: string, x: number, y: number, fontPx: number, paint: Paint): Rectangle {
  const stroke = Math.max(1, Math.round(fontPx * 0.09));
  const small = Math.round(fontPx * 0.53);
  const covered = { x0: x, y0: y - small, x1: x, y1: y };
  let at = x;
  for (const letter of text) {
    if (letter === ' ') {
      at += Math.round(fontPx * 0.32);
      continue;
    }
    const high = letter === '.' ? stroke + 1 : /[a-z]/.test(letter) && !/[bdfhklt]/.test(letter) ? small : tall(fontPx);
    const wide = letter === '.' ? stroke + 1 : Math.round(fontPx * (letter === 'l' ? 0.12 : 0.45));
    const top = letter === 'é' ? y - small : y - high;
    paintFrame(image, { x0: at, x1: at + wide, y0: top, y1: y }, stroke, paint);
    if (letter === 'é') {
      const above = Math.round(fontPx * 0.1);
      paintBox(image, { x0: at + stroke, x1: at + wide - stroke, y0: top - above - stroke, y1: top - above }, paint);
    }
    covered.y0 = Math.min(covered.y0, y - high);
    at += wide + Math.max(1, Math.round(fontPx * 0.09));
    covered.x1 = at - Math.max(1, Math.round(fontPx * 0.09));
  }
  return covered;
}

function tall(fontPx: number): number {
  return Math.round(fontPx * 0.74);
}

function paintFrame(image: Raster, { x0, x1, y0, y1 }: Rectangle, stroke: number, paint: Paint): void {
  paintBox(image, { x0, x1: Math.min(x1, x0 + stroke), y0, y1 }, paint);
  paintBox(image, { x0: Math.max(x0, x1 - stroke), x1, y0, y1 }, paint);
  paintBox(image, { x0, x1, y0, y1: Math.min(y1, y0 + stroke) }, paint);
  paintBox(image, { x0, x1, y0: Math.max(y0, y1 - stroke), y1 }, paint);
}

/** White paper of one byte a pixel, with boxes of ink; 0 is black. */
export function greyPaper(width: number, height: number, boxes: (Rectangle & { value?: number })[] = []): GreyRaster {
  const data = new Uint8Array(width * height).fill(255);
  for (const { x0, x1, y0, y1, value = 0 } of boxes)
    for (let y = y0; y < y1; y++) data.fill(value, y * width + x0, y * width + x1);
  return { width, height, data };
}

/** White paper with words on it, black or greyed. */
export function greyWords(
  width: number,
  height: number,
  words: { text: string; x: number; y: number; fontPx: number; value?: number }[],
): GreyRaster {
  const image = paintPage(width, height, grey(255));
  for (const { text, x, y, fontPx, value = 0 } of words) write(image, text, x, y, fontPx, grey(value));
  return { width, height, data: Uint8Array.from(image.data.filter((_, index) => index % 3 === 0)) };
}
