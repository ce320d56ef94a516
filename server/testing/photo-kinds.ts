import sharp, { type Sharp } from 'sharp';
import { pngChunk, withChunks } from './png-file.ts';

// The kinds of file in which a photo may come. Each function makes one of a photo.

/** The size at which the portrait is measured and comes back. */
export const portraitSize = { width: 280, height: 400 };

/** From the upright picture to the stored one, by EXIF orientation. */
const turns: Record<number, (picture: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flop().rotate(270),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.flop().rotate(90),
  8: (picture) => picture.rotate(90),
};
export const orientations = Object.keys(turns).map(Number);

export function storedBy(orientation: number, photo: Buffer): Promise<Buffer> {
  const turn = turns[orientation];
  if (!turn) throw new Error(`EXIF has no orientation ${orientation}`);
  return turn(sharp(photo)).jpeg().withMetadata({ orientation }).toBuffer();
}

export const photoKinds: [string, (photo: Buffer) => Promise<Buffer>][] = [
  ['a PNG', (photo) => sharp(photo).resize(portraitSize).png().toBuffer()],
  ['a WebP', (photo) => sharp(photo).webp().toBuffer()],
  ['a JPEG of several scans', (photo) => sharp(photo).jpeg({ progressive: true }).toBuffer()],
  ['a PNG of 16 bits', (photo) => sharp(photo).resize(portraitSize).toColourspace('rgb16').png().toBuffer()],
  ['a PNG of 64 colours', (photo) => sharp(photo).resize(portraitSize).png({ colours: 64, effort: 1 }).toBuffer()],
  ['a PNG with a transparent layer', (photo) => sharp(photo).resize(portraitSize).ensureAlpha(0.95).png().toBuffer()],
  ['a JPEG for print (CMYK)', (photo) => sharp(photo).toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG with a profile for print', (photo) => sharp(photo).withIccProfile('cmyk').jpeg().toBuffer()],
  ['a JPEG with a wide profile', (photo) => sharp(photo).withIccProfile('p3').jpeg().toBuffer()],
  ['a grey JPEG', (photo) => sharp(photo).greyscale().toColourspace('b-w').jpeg().toBuffer()],
  ['a grey PNG of 16 bits', (photo) => sharp(photo).resize(portraitSize).toColourspace('grey16').png().toBuffer()],
  [
    'a PNG that moves, by its first picture',
    async (photo) => movingPng(await sharp(photo).resize(portraitSize).png().toBuffer()),
  ],
];

/** The picture as the first of two frames. */
function movingPng(png: Buffer): Buffer {
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2);
  return withChunks(png, [pngChunk('acTL', frames)]);
}

/** The mean difference between the pixels of two pictures, in levels of 255. */
export function differenceBetween(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) throw new Error(`${one.length} values and ${other.length}`);
  let sum = 0;
  for (const [place, value] of one.entries()) sum += Math.abs(value - (other[place] as number));
  return sum / one.length;
}
