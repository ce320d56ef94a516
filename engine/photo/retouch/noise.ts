import type { Raster } from '#engine/pixels/ports.ts';
import { lumaOf, type Plane } from '../planes.ts';
import { clamp } from '../statistics.ts';
import { boxBlur } from './box-blur.ts';
import { smoothPlane } from './guided-filter.ts';

// Takes grain away and keeps edges. A little grain stays, since skin without any looks like plastic.

export interface NoisePlan {
  /** Standard deviation of the grain, in steps of 255. */
  grain: number;
  /** Share of the grain that goes, 0 to 1. */
  share: number;
}

/** Grain from which it is seen, in steps of 255. */
const visible = 3.5;
const usualShare = 0.85;

/** `gain`: by how much the exposure step makes grain stronger. */
export function planNoise(grain: number, gain: number): NoisePlan | null {
  return grain * gain > visible && grain > 1.5 ? { grain, share: usualShare } : null;
}

export function scaleNoise({ grain, share }: NoisePlan, strength: number): NoisePlan {
  return { grain: grain * Math.max(1, strength), share: clamp(share * strength, 0, 0.95) };
}

export function applyNoise(picture: Raster, { grain, share }: NoisePlan): Raster {
  const { width, height, data } = picture;
  const luma = lumaOf(picture);
  const smooth = smoothPlane(luma, { radius: 2, tolerance: 1.9 * grain });
  const red = colourOf(picture, luma, 0);
  const blue = colourOf(picture, luma, 2);
  const result = new Uint8ClampedArray(data.length);
  for (let pixel = 0, i = 0; i < data.length; pixel++, i += 3) {
    const old = luma.data[pixel] as number;
    const own = old + share * ((smooth.data[pixel] as number) - old);
    const oldRed = (data[i] as number) - old;
    const oldBlue = (data[i + 2] as number) - old;
    const newRed = oldRed + share * ((red.data[pixel] as number) - oldRed);
    const newBlue = oldBlue + share * ((blue.data[pixel] as number) - oldBlue);
    result[i] = own + newRed;
    result[i + 1] = own - (0.299 * newRed + 0.114 * newBlue) / 0.587;
    result[i + 2] = own + newBlue;
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}

/** A channel's distance from grey, smoothed more than brightness: the eye sees blots of colour, hardly its edges. */
function colourOf({ width, height, data }: Raster, luma: Plane, channel: 0 | 2): Plane {
  const distance = new Float32Array(width * height);
  for (let pixel = 0; pixel < distance.length; pixel++)
    distance[pixel] = (data[pixel * 3 + channel] as number) - (luma.data[pixel] as number);
  return boxBlur(boxBlur({ width, height, data: distance }, 1), 2);
}
