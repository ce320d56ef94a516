import type { PhotoBox, PhotoMeasures } from '#contract/photos.ts';
import type { Raster, Rectangle } from '#engine/pixels/ports.ts';
import { pixelsOfBox, shrinkTo, wholeOf } from './planes.ts';
import { clamp } from './statistics.ts';

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
  /** The colour of the light, by skin, eyes and the whole picture together; none where they disagree or no face is there. */
  lean: Lean;
  cast: PhotoMeasures['cast'];
  isBlackAndWhite: boolean;
  /** How far the skin is from its own range, which coloured light or a reflection does, whether or not the rest of the picture shows it. */
  onSkin: number;
  /** Whether the whites of the eyes could be asked: without them the lean is a guess. */
  eyesTell: boolean;
}

/** Long side in pixels: small enough for grain and fine patterns to melt into one colour. */
const side = 100;
/** Mean saturation below which a picture was made without colours. */
const colourless = 0.03;
/** How much warmer skin is than the whites of the eyes, at least: otherwise these were not found, or the picture is toned. */
const leastSkinColour = 0.06;
/** How much of the light's lean the brightest things of the picture show at least: where they do not, the light is no cast on all. */
const sceneShare = 0.5;
/** How far skin must be past its own range, and the whites of the eyes past theirs, to count; and how much further than skin shows the light may lean. */
const leastPast = 0.08;
const leastOfEyes = 0.08;
const mostBeyondSkin = 0.08;
/** Lean from which people see a cast. */
const visibleLean = 0.12;

/**
 * Skin of every shade under white light: its red outweighs its blue by 0.12 to 0.36 (half the logarithm), its green lies 0.03 to 0.1
 * below the two, and twice as far from that in a shadow or beside a coloured thing. Only the ratio of channels is used, never how light the skin is.
 */
const skin = { warmLeast: 0.12, warmMost: 0.36, greenLeast: -0.14, greenMost: 0.02 };

/** `eyes`: the lean of the whites of the main face's eyes, where they are seen. */
export function measureColours(picture: Raster, face: PhotoBox | null, eyes: Lean | null): ColourMeasures {
  const small = shrinkTo(picture, side);
  const saturation = saturationOf(small);
  const isBlackAndWhite = saturation < colourless;
  const ofSkin = face && !isBlackAndWhite ? leanOfSkin(small, face) : null;
  const ofEyes = ofSkin && eyes && ofSkin.warm - eyes.warm >= leastSkinColour ? eyes : null;
  const scene = leanIn(small, wholeOf(small), 6);
  const lean = ofSkin && scene ? lightOf(ofSkin, ofEyes, scene) : { warm: 0, green: 0 };
  const onSkin = ofSkin ? strengthOf(pastSkin(ofSkin)) : 0;
  return { saturation, lean, cast: castOf(lean), isBlackAndWhite, onSkin, eyesTell: ofEyes !== null };
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

function leanOfSkin(small: Raster, face: PhotoBox): Lean | null {
  const { x, y, width, height } = face;
  const inner = { x: x + width * 0.2, y: y + height * 0.25, width: width * 0.6, height: height * 0.6 };
  const area = pixelsOfBox(inner, small);
  return (area.x1 - area.x0) * (area.y1 - area.y0) >= 9 ? leanIn(small, area, 1) : null;
}

function pastSkin({ warm, green }: Lean): Lean {
  return {
    warm: beyond(warm, skin.warmLeast, skin.warmMost),
    green: beyond(green, skin.greenLeast, skin.greenMost),
  };
}

/** A coloured wall leans alone, and so does a lamp that shines on a face: a cast leans on skin, eyes and surroundings. */
function lightOf(ofSkin: Lean, eyes: Lean | null, scene: Lean): Lean {
  const along = (axis: 'warm' | 'green', least: number, most: number) => {
    const past = pastSkin(ofSkin)[axis];
    if (Math.abs(past) < leastPast || past * scene[axis] < 0) return 0;
    if (!eyes) return Math.abs(scene[axis]) > sceneShare * Math.abs(past) ? past + 0.5 * scene[axis] : 0;
    if (eyes[axis] * Math.sign(past) < leastOfEyes) return 0;
    const possible = clamp(eyes[axis], ofSkin[axis] - most, ofSkin[axis] - least);
    const light = Math.min(Math.abs(possible), Math.abs(past) + mostBeyondSkin);
    return Math.abs(scene[axis]) > sceneShare * light ? Math.sign(past) * light : 0;
  };
  return {
    warm: along('warm', skin.warmLeast, skin.warmMost),
    green: along('green', skin.greenLeast, skin.greenMost),
  };
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
