import sharp from 'sharp';
import { type Corners, homographyTo, inverseOf, placeOf } from '#engine/pixels/homography.ts';
import type { Random } from '../random.ts';
import { type HarshLight, harshLight, underLamp } from './harsh-light.ts';

// A screen as a camera sees it: on a table, tilted, in perspective, with a bezel, moiré, uneven light, blur and noise.

/** In pixels; portrait, as most photos of a phone are. */
const photo = { width: 1500, height: 2000 };

interface Shot {
  /** Corners of the phone in the photo, clockwise from the top left. */
  corners: Corners;
  bezel: number;
  table: [number, number, number];
  stripes: number;
  moire: number;
  shade: { x: number; y: number };
  noise: number;
  harsh: HarshLight | null;
}

/** `screen`: a screenshot's bytes. */
export async function photograph(
  screen: Buffer,
  random: Random,
  isHarsh = random.chance(0.5),
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(screen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const shot = {
    ...shoot(random, info.height / info.width),
    ...(isHarsh && { harsh: harshLight(random), moire: 0, noise: 4 + random.next() * 6 }),
  };
  const pixels = expose({ data, width: info.width, height: info.height }, shot, random);
  const bytes = await sharp(pixels, { raw: { ...photo, channels: 3 } })
    .blur(0.4 + random.next() * 0.7)
    .jpeg({ quality: random.int(72, 90) })
    .toBuffer();
  return { bytes, ...photo };
}

function shoot(random: Random, ratio: number): Shot {
  const width = Math.min(photo.width * (0.62 + random.next() * 0.24), (photo.height * 0.94) / ratio);
  const height = width * ratio;
  const tilt = ((random.next() - 0.5) * 14 * Math.PI) / 180;
  const [x, y] = [photo.width / 2 + (random.next() - 0.5) * 60, photo.height / 2 + (random.next() - 0.5) * 30];
  const lean = () => 1 + (random.next() - 0.5) * 0.07;
  const corner = (across: number, down: number) => {
    const [dx, dy] = [(across * width * lean()) / 2, (down * height * lean()) / 2];
    return { x: x + dx * Math.cos(tilt) - dy * Math.sin(tilt), y: y + dx * Math.sin(tilt) + dy * Math.cos(tilt) };
  };
  const corners: Corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const tables: Shot['table'][] = [
    [196, 160, 120],
    [120, 124, 130],
    [232, 230, 224],
    [86, 60, 44],
  ];
  return {
    corners,
    bezel: 0.012 + random.next() * 0.03,
    table: random.pick(tables),
    stripes: random.chance(0.5) ? 14 : 4,
    moire: random.chance(0.6) ? 3 + random.next() * 7 : 0,
    shade: { x: random.next() - 0.5, y: random.next() - 0.5 },
    noise: 2 + random.next() * 5,
    harsh: null,
  };
}

function expose(
  screen: { data: Buffer; width: number; height: number },
  { corners, bezel, table, stripes, moire, shade, noise, harsh }: Shot,
  random: Random,
): Buffer {
  const onPhone = inverseOf(homographyTo(corners));
  const pixels = Buffer.alloc(photo.width * photo.height * 3);
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const { x: u, y: v } = placeOf(onPhone, { x, y });
      const edge = bezel * (screen.width / screen.height);
      const isPhone = u >= 0 && u <= 1 && v >= 0 && v <= 1;
      const isScreen = u > bezel && u < 1 - bezel && v > edge && v < 1 - edge;
      const light = 0.93 + 0.2 * (shade.x * (x / photo.width - 0.5) + shade.y * (y / photo.height - 0.5)) * 2;
      const wave = isScreen && moire > 0 ? moire * Math.sin(x * 0.21 + y * 0.13) * Math.sin(y * 0.017) : 0;
      const grain = (random.next() + random.next() - 1) * noise;
      for (let channel = 0; channel < 3; channel++) {
        const colour = isScreen
          ? sample(screen, (u - bezel) / (1 - 2 * bezel), (v - edge) / (1 - 2 * edge), channel)
          : isPhone
            ? 18
            : (table[channel] as number) + stripes * Math.sin(y * 0.012 + Math.sin(x * 0.004) * 3);
        const seen = harsh
          ? underLamp(harsh, { x: x / photo.width, y: y / photo.width }, channel, colour)
          : colour * light;
        pixels[(y * photo.width + x) * 3 + channel] = Math.max(0, Math.min(255, seen + wave + grain));
      }
    }
  }
  return pixels;
}

/** The mean of four pixels around the place, 0 to 1 from edge to edge. */
function sample(
  { data, width, height }: { data: Buffer; width: number; height: number },
  u: number,
  v: number,
  channel: number,
): number {
  const [x, y] = [Math.min(width - 2, u * (width - 1)), Math.min(height - 2, v * (height - 1))];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (dx: number, dy: number) => data[((top + dy) * width + left + dx) * 3 + channel] as number;
  const [fx, fy] = [x - left, y - top];
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}
