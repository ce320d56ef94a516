import sharp from 'sharp';
import { lumaOf } from '#engine/photo/planes.ts';
import { addedDetail, type SharpeningPlan } from '#engine/photo/retouch/sharpening.ts';
import type { Raster } from '#engine/pixels/ports.ts';

/** Of the blur to undo, from which surroundings are looked at in squares of four pixels instead of two. */
const wideDeviation = 2.4;

/** The same is added to all three channels, so that hues stay; no pixel leaves the range of its surroundings. */
export async function sharpen(picture: Raster, plan: SharpeningPlan): Promise<Raster> {
  const { width, height } = picture;
  const luma = new Uint8ClampedArray(lumaOf(picture).data);
  const image = sharp(luma, { raw: { width, height, channels: 1 } });
  const blurred = await image.clone().blur(plan.deviation).toColourspace('b-w').raw().toBuffer();
  const side = plan.deviation < wideDeviation ? 2 : 4;
  const columns = Math.ceil(width / side);
  const size = { width: columns, height: Math.ceil(height / side), fit: 'fill' as const, kernel: 'linear' as const };
  const squares = await image.resize(size).toColourspace('b-w').raw().toBuffer();
  const { lowest, highest } = rangesOf(squares, columns);
  const added = Float32Array.from({ length: 511 }, (_, index) => addedDetail(index - 255, plan));
  const data = new Uint8ClampedArray(picture.data.length);
  for (let y = 0, pixel = 0, i = 0; y < height; y++) {
    const row = ((y / side) | 0) * columns;
    for (let x = 0; x < width; x++, pixel++, i += 3) {
      const own = luma[pixel] as number;
      const square = row + ((x / side) | 0);
      const wanted = added[own - (blurred[pixel] as number) + 255] as number;
      const room = wanted < 0 ? (lowest[square] as number) - own : (highest[square] as number) - own;
      let change = 0;
      if (wanted < 0 && room < 0) change = Math.max(wanted, room);
      if (wanted > 0 && room > 0) change = Math.min(wanted, room);
      data[i] = (picture.data[i] as number) + change;
      data[i + 1] = (picture.data[i + 1] as number) + change;
      data[i + 2] = (picture.data[i + 2] as number) + change;
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) };
}

/** The darkest and the lightest of each square and the eight around it. */
function rangesOf(squares: Uint8Array, columns: number): { lowest: Uint8Array; highest: Uint8Array } {
  const lowest = Uint8Array.from(squares);
  const highest = Uint8Array.from(squares);
  for (const step of [1, columns]) {
    const [low, high] = [lowest.slice(), highest.slice()];
    for (let i = step; i < squares.length; i++) {
      if (step === 1 && i % columns === 0) continue;
      const before = i - step;
      if ((low[before] as number) < (lowest[i] as number)) lowest[i] = low[before] as number;
      if ((low[i] as number) < (lowest[before] as number)) lowest[before] = low[i] as number;
      if ((high[before] as number) > (highest[i] as number)) highest[i] = high[before] as number;
      if ((high[i] as number) > (highest[before] as number)) highest[before] = high[i] as number;
    }
  }
  return { lowest, highest };
}
