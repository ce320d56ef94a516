import { keptDetail, type NoisePlan } from '#engine/photo/retouch/noise.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { imageOf, pixelsOf } from '../raw-pixels.ts';

/** Of the blur that grain is told from, in pixels. */
const deviation = 1.5;

/** The blurred picture with its edges put back. Colours are blurred more: the eye sees blots of colour, hardly its edges. */
export async function reduceNoise(picture: Raster, plan: NoisePlan): Promise<Raster> {
  const { width, height, data } = await pixelsOf(imageOf(picture).blur(deviation));
  const kept = Float32Array.from({ length: 511 }, (_, index) => keptDetail(index - 255, plan));
  const ofColour = 1 - plan.share;
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 3) {
    const red = (picture.data[i] as number) - (data[i] as number);
    const green = (picture.data[i + 1] as number) - (data[i + 1] as number);
    const blue = (picture.data[i + 2] as number) - (data[i + 2] as number);
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    const edge = luma * ((kept[Math.round(luma) + 255] as number) - ofColour);
    result[i] = (data[i] as number) + edge + ofColour * red;
    result[i + 1] = (data[i + 1] as number) + edge + ofColour * green;
    result[i + 2] = (data[i + 2] as number) + edge + ofColour * blue;
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}
