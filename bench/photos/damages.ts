import sharp, { type Sharp } from 'sharp';
import type { PhotoBox, PhotoCriterion } from '#contract/photos.ts';

// What spoils photos, at strengths that people notice at once. Directions differ from portrait to portrait, by its number.

export const damageNames = ['dark', 'burnt', 'blurred', 'noisy', 'tilted', 'lowResolution', 'cast', 'faceCut'] as const;
export type DamageName = (typeof damageNames)[number];

interface Damage {
  /** The criteria that may fall most. */
  criteria: PhotoCriterion[];
  apply(picture: Buffer, portrait: { number: number; face: PhotoBox; random(): number }): Promise<Sharp>;
}

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
};
const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T;

export const damages: Record<DamageName, Damage> = {
  dark: {
    criteria: ['light'],
    apply: async (picture, { number }) => sharp(picture).linear(pick([0.3, 0.4], number), 0),
  },
  burnt: {
    criteria: ['light'],
    apply: async (picture, { number }) => sharp(picture).linear(pick([1.6, 1.9], number), pick([50, 30], number)),
  },
  blurred: {
    criteria: ['sharpness'],
    async apply(picture, { number }) {
      const { width, height } = await sizeOf(picture);
      return sharp(picture).blur(pick([0.004, 0.006, 0.009], number) * Math.max(width, height));
    },
  },
  noisy: {
    criteria: ['noise'],
    apply: async (picture, { number, random }) => withNoise(picture, pick([20, 30], number), random),
  },
  tilted: {
    // Where no line tells the level, the head that a turn moves to the edge is what is seen.
    criteria: ['level', 'framing'],
    async apply(picture, { number }) {
      // Every other one keeps the corners, as editors that turn a photo leave them.
      const degrees = pick([7, -9, 11, -7, 9, -11], number);
      return number % 2 === 0 ? turned(picture, degrees) : sharp(picture).rotate(degrees, { background: 'white' });
    },
  },
  lowResolution: {
    criteria: ['resolution'],
    async apply(picture, { number }) {
      const { width, height } = await sizeOf(picture);
      // Smaller ones are refused.
      const factor = Math.min(pick([3, 4, 5], number), Math.min(width, height) / 90);
      const small = sharp(picture).resize({ width: Math.round(width / factor) });
      // Every other one stays small, as files from old messages do.
      if (number % 2 === 0) return small;
      return sharp(await small.png().toBuffer()).resize({ width, height, fit: 'fill' });
    },
  },
  cast: {
    criteria: ['colours'],
    apply: async (picture, { number }) =>
      sharp(picture).linear(
        pick(
          [
            [1.15, 1, 0.65],
            [0.72, 0.95, 1.2],
            [0.8, 1.12, 0.8],
            [1.12, 0.78, 1.1],
          ],
          number,
        ),
        [0, 0, 0],
      ),
  },
  faceCut: {
    criteria: ['framing', 'face'],
    async apply(picture, { number, face }) {
      const { width, height } = await sizeOf(picture);
      const edges = {
        left: { left: Math.round((face.x + face.width * 0.45) * width), top: 0, right: width, bottom: height },
        right: { left: 0, top: 0, right: Math.round((face.x + face.width * 0.55) * width), bottom: height },
        top: { left: 0, top: Math.round((face.y + face.height * 0.45) * height), right: width, bottom: height },
        bottom: { left: 0, top: 0, right: width, bottom: Math.round((face.y + face.height * 0.6) * height) },
      };
      const { left, top, right, bottom } = edges[pick(['top', 'left', 'right', 'bottom'] as const, number)];
      return sharp(picture).extract({ left, top, width: right - left, height: bottom - top });
    },
  },
};

/** Turned clockwise, and cut to the largest upright part that has no corner. */
async function turned(picture: Buffer, degrees: number): Promise<Sharp> {
  const { width, height } = await sizeOf(picture);
  const { data, info } = await sharp(picture).rotate(degrees).png().toBuffer({ resolveWithObject: true });
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const ratio = width / height;
  const inner = 1 / Math.max(Math.cos(angle) + Math.sin(angle) / ratio, Math.cos(angle) + Math.sin(angle) * ratio);
  const part = { width: Math.floor(width * inner) - 2, height: Math.floor(height * inner) - 2 };
  return sharp(data).extract({
    left: Math.floor((info.width - part.width) / 2),
    top: Math.floor((info.height - part.height) / 2),
    ...part,
  });
}

async function withNoise(picture: Buffer, deviation: number, random: () => number): Promise<Sharp> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const noisy = Uint8ClampedArray.from(data, (value) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return value + deviation * normal;
  });
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: 3 } });
}
