import sharp from 'sharp';
import { type BlurPlan, bodiesOf, type Ellipse } from '#engine/photo/retouch/background-blur.ts';
import type { Raster } from '#engine/pixels/ports.ts';

/** Blurs the background. The people are cut out first, since their colours would bleed into it as a halo, and are put back afterwards. */
export async function blurBackground(picture: Raster, plan: BlurPlan): Promise<Raster> {
  const { width, height, data } = picture;
  const people = await sharp(Buffer.from(drawMask(plan, picture)))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const around = new Uint8Array(people.length * 4);
  for (let pixel = 0, i = 0; pixel < people.length; pixel++, i += 3) {
    around.set(data.subarray(i, i + 3), pixel * 4);
    around[pixel * 4 + 3] = Math.min(255, 260 - (people[pixel] as number));
  }
  const deviation = Math.max(0.5, (plan.deviation * Math.max(width, height)) / 800);
  const blurred = await sharp(around, { raw: { width, height, channels: 4 } })
    .blur(deviation)
    .raw()
    .toBuffer();
  const result = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const pixel = (i / 3) | 0;
    const outside = blurred[i + pixel] as number;
    result[i] = Math.round(outside + (((data[i] as number) - outside) * (people[pixel] as number)) / 255);
  }
  return { width, height, data: result };
}

/** Opaque on people, fading out at one and a half of each ellipse's size. */
function drawMask(plan: BlurPlan, { width, height }: Raster): string {
  const stops = [0, 0.67, 0.75, 0.83, 0.92, 1].map((offset, index) => {
    const opacity = [1, 1, 0.84, 0.5, 0.16, 0][index];
    return `<stop offset="${offset}" stop-opacity="${opacity}"/>`;
  });
  const shapes = bodiesOf(plan).map(({ head, body }) => {
    const reach = 1.5 * body.width;
    const below = `<rect x="${body.x - reach}" y="${body.y}" width="${2 * reach}" height="1" fill="url(#column)"/>`;
    return ellipse(head) + ellipse(body) + (body.y < 1 ? below : '');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1 1" preserveAspectRatio="none">
    <radialGradient id="round">${stops.join('')}</radialGradient>
    <linearGradient id="column" x1="0.5" spreadMethod="reflect">${stops.join('')}</linearGradient>${shapes.join('')}</svg>`;
}

function ellipse({ x, y, width, height }: Ellipse): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${1.5 * width}" ry="${1.5 * height}" fill="url(#round)"/>`;
}
