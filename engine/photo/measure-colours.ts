import type { PhotoBox, PhotoMeasures } from '#contract/photos.ts';
import type { Raster, Rectangle } from '#engine/pixels/ports.ts';
import { pixelsOfBox, shrinkTo, wholeOf } from './planes.ts';

// How strong the colours are, and whether the light has a colour of its own.

/** How far a colour leans, as logarithms of the ratios between channels: 0.1 is about 10 %. */
export interface Lean {
  /** Above 0 to red, below to blue. */
  warm: number;
  /** Above 0 to green, below to magenta. */
  green: number;
}

export interface ColourMeasures {
  /** Mean, 0 to 1. */
  saturation: number;
  /** What the light seems to lean to: by the skin where there is a face, with the rest of the picture as a second witness. */
  lean: Lean;
  cast: PhotoMeasures['cast'];
  isBlackAndWhite: boolean;
}

/** Long side in pixels: small enough for grain and fine patterns to melt into one colour. */
const side = 100;
/** Mean saturation below which a picture was made without colours. */
const colourless = 0.03;
/** Lean from which people see a cast. */
const visibleLean = 0.12;

/**
 * Skin of every shade under white light: its red outweighs its blue by 0.12 to 0.36 (half the logarithm), its green lies 0.03 to 0.1
 * below the two. Only the ratio of channels is used, never how light the skin is.
 */
export const skin = { warmLeast: 0.12, warmMost: 0.36, greenLeast: -0.1, greenMost: -0.03 };

export function measureColours(picture: Raster, face: PhotoBox | null): ColourMeasures {
  const small = shrinkTo(picture, side);
  const saturation = saturationOf(small);
  const isBlackAndWhite = saturation < colourless;
  const lean = isBlackAndWhite ? { warm: 0, green: 0 } : leanOf(small, face);
  return { saturation, lean, cast: castOf(lean), isBlackAndWhite };
}

export function strengthOf({ warm, green }: Lean): number {
  // Green and magenta disturb more than a warm or a cold light, which also occur in nature.
  return Math.hypot(warm, 1.5 * green);
}

function castOf(lean: Lean): PhotoMeasures['cast'] {
  if (strengthOf(lean) < visibleLean) return null;
  if (Math.abs(lean.warm) >= 1.5 * Math.abs(lean.green)) return lean.warm > 0 ? 'warm' : 'cold';
  return lean.green > 0 ? 'green' : 'magenta';
}

function saturationOf({ data }: Raster): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 3) {
    const [red, green, blue] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    const most = Math.max(red, green, blue);
    // The ratio says nothing where all channels are near black.
    if (most < 16) continue;
    sum += (most - Math.min(red, green, blue)) / most;
    count++;
  }
  return count > 0 ? sum / count : 0;
}

function leanOf(small: Raster, face: PhotoBox | null): Lean {
  const scene = leanIn(small, wholeOf(small), 6);
  const inner = face && {
    x: face.x + face.width * 0.2,
    y: face.y + face.height * 0.25,
    width: face.width * 0.6,
    height: face.height * 0.6,
  };
  const area = inner && pixelsOfBox(inner, small);
  const seen = area && (area.x1 - area.x0) * (area.y1 - area.y0) >= 9 ? leanIn(small, area, 1) : null;
  if (!scene) return { warm: 0, green: 0 };
  if (!seen) return { warm: scene.warm * 0.6, green: scene.green * 0.6 };
  const ofSkin = {
    warm: beyond(seen.warm, skin.warmLeast, skin.warmMost),
    green: beyond(seen.green, skin.greenLeast, skin.greenMost),
  };
  // A coloured wall leans without a cast; a cast leans on the skin too.
  const agrees = ofSkin.warm * scene.warm + ofSkin.green * scene.green > 0;
  const ofScene = agrees ? 0.5 : 0.25;
  return { warm: ofSkin.warm + ofScene * scene.warm, green: ofSkin.green + ofScene * scene.green };
}

function beyond(value: number, least: number, most: number): number {
  if (value < least) return value - least;
  return value > most ? value - most : 0;
}

/** The lean of the mean colour, of power `power`: the higher, the more the brightest pixels count. Null where all is black or burnt. */
export function leanIn({ width, data }: Raster, { x0, y0, x1, y1 }: Rectangle, power: number): Lean | null {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = y0; y < y1; y++)
    for (let i = (y * width + x0) * 3; i < (y * width + x1) * 3; i += 3) {
      const pixel = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
      // A burnt channel hides the colour of the light.
      if (Math.max(...pixel) > 250 || Math.max(...pixel) < 12) continue;
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] as number) + ((pixel[channel] as number) / 255) ** power;
      count++;
    }
  if (count < 9) return null;
  const [red, green, blue] = sums.map((sum) => Math.log(Math.max(1e-9, sum / count)) / power) as [
    number,
    number,
    number,
  ];
  return { warm: (red - blue) / 2, green: green - (red + blue) / 2 };
}
