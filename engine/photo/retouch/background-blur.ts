import type { PhotoBox } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { lumaOf, type Plane } from '../planes.ts';
import { clamp } from '../statistics.ts';
import { boxBlur } from './box-blur.ts';
import { smoothAlong } from './guided-filter.ts';
import { enlargePlane, shrinkPlane } from './resize-plane.ts';

// Blurs what is around the people. Heads and shoulders are taken to be ellipses under each face; the mask then follows the edges of
// the picture, and grows slowly outwards, so that what it misses of a person is hardly blurred.

export interface BlurPlan {
  people: PhotoBox[];
  /** In pixels of a picture with a long side of 800. */
  deviation: number;
}

const usualDeviation = 6;
/** Share of the picture's height: people who are smaller are a part of the scene. */
const leastFace = 0.1;

export function planBlur(people: PhotoBox[]): BlurPlan | null {
  const main = people[0];
  return main && main.height >= leastFace ? { people, deviation: usualDeviation } : null;
}

export function scaleBlur(plan: BlurPlan, strength: number): BlurPlan {
  return { ...plan, deviation: plan.deviation * strength };
}

/** Long side in pixels at which people are told from what is around them. */
const maskSide = 200;

export function applyBlur(picture: Raster, { people, deviation }: BlurPlan): Raster {
  const scale = Math.max(picture.width, picture.height) / 800;
  const radius = Math.max(1, Math.round(deviation * scale * 1.2));
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / maskSide));
  const small = shrinkPlane(lumaOf(picture), factor);
  const mask = enlargePlane(maskOf(small, people), picture);
  const { width, height, data } = picture;
  const result = new Uint8ClampedArray(data.length);
  const total = weightsOutside(mask, radius);
  for (const channel of [0, 1, 2]) {
    const outside = new Float32Array(width * height);
    for (let pixel = 0; pixel < outside.length; pixel++)
      outside[pixel] = (data[pixel * 3 + channel] as number) * weightOf(mask.data[pixel] as number);
    const blurred = boxBlur(boxBlur({ width, height, data: outside }, radius), radius).data;
    for (let pixel = 0, i = channel; pixel < outside.length; pixel++, i += 3) {
      const own = data[i] as number;
      const around = (blurred[pixel] as number) / (total.data[pixel] as number);
      result[i] = around + (own - around) * (mask.data[pixel] as number);
    }
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}

/** People hardly enter the blurred background: their colours would glow around them. */
function weightOf(mask: number): number {
  return 1.02 - mask;
}

function weightsOutside(mask: Plane, radius: number): Plane {
  const weights = mask.data.map(weightOf);
  return boxBlur(boxBlur({ ...mask, data: weights }, radius), radius);
}

/** 1 on people, 0 far from them. */
function maskOf(luma: Plane, people: PhotoBox[]): Plane {
  const { width, height } = luma;
  const data = new Float32Array(width * height);
  for (const { x, y, width: breadth, height: tallness } of people) {
    const centre = x + breadth / 2;
    const head = { x: centre, y: y + tallness * 0.35, width: breadth * 1.05, height: tallness * 1 };
    const body = { x: centre, y: y + tallness * 3.6, width: breadth * 1.75, height: tallness * 2.5 };
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const [atX, atY] = [(column + 0.5) / width, (row + 0.5) / height];
        // Below the shoulders the body goes on to the lower edge.
        const inBody = nearness(body, atX, Math.min(atY, body.y));
        const value = Math.max(nearness(head, atX, atY), inBody);
        const i = row * width + column;
        if (value > (data[i] as number)) data[i] = value;
      }
  }
  const followed = smoothAlong(luma, { width, height, data }, { radius: 6, tolerance: 8 });
  for (let i = 0; i < followed.data.length; i++) followed.data[i] = clamp(followed.data[i] as number, 0, 1);
  return followed;
}

interface Ellipse {
  x: number;
  y: number;
  /** From the middle to the edge. */
  width: number;
  height: number;
}

/** 1 inside the ellipse, falling to 0 at one and a half of its size. */
function nearness({ x, y, width, height }: Ellipse, atX: number, atY: number): number {
  const distance = Math.hypot((atX - x) / width, (atY - y) / height);
  const outside = clamp((distance - 1) / 0.5, 0, 1);
  return 1 - outside * outside * (3 - 2 * outside);
}
