import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { withHostileProfile } from '../../../testing/hostile-profile.ts';
import { peakMemoryOf } from '../../../testing/peak-memory.ts';
import { differenceBetween, orientations, photoKinds, portraitSize, storedBy } from '../../../testing/photo-kinds.ts';
import { blackPng, packedText, withChunks } from '../../../testing/png-file.ts';
import { portraitPhoto } from '../../../testing/portrait.ts';
import { claimJpegSize, claimPngSize } from '../reading/testing/claimed-size.ts';
import { pngClaiming } from '../reading/testing/png-claiming.ts';
import { decodePhoto } from './decode-photo.ts';

const colour = { r: 200, g: 100, b: 50 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: colour,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const half = (file: Buffer) => file.subarray(0, file.length / 2);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>';

describe('refuses', () => {
  it.each([
    ['an empty file', 'not_an_image', () => Buffer.alloc(0)],
    ['a text', 'not_an_image', () => Buffer.from('Bonjour, je suis un fichier.jpg')],
    ['an SVG', 'not_an_image', () => Buffer.from(svg)],
    [
      'a page that hides behind the first bytes of a JPEG',
      'image_unreadable',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(`<html><script>alert(1)</script>${svg}</html>`)]),
    ],
    [
      'an SVG that hides behind the signature of a PNG',
      'image_unreadable',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
    ],
    ['a GIF', 'not_an_image', () => picture(300, 300).gif().toBuffer()],
    ['an AVIF', 'not_an_image', () => picture(300, 300).avif().toBuffer()],
    ['a HEIC', 'not_an_image', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a TIFF', 'not_an_image', () => picture(300, 300).tiff().toBuffer()],
    ['half a PNG', 'image_unreadable', async () => half(await noise(400).png().toBuffer())],
    ['half a JPEG', 'image_unreadable', async () => half(await noise(400).jpeg().toBuffer())],
    ['half a WebP', 'image_unreadable', async () => half(await noise(400).webp().toBuffer())],
    ['a picture of 14,000 by 14,000 pixels', 'image_too_large', () => blackPng(14_000, 14_000)],
    ['a PNG that claims to be huge', 'image_too_large', () => pngClaiming(60_000, 60_000)],
    [
      'an interlaced PNG that fills 150 MB',
      'image_too_large',
      async () =>
        claimPngSize(await picture(300, 300).toColourspace('rgb16').png({ progressive: true }).toBuffer(), 5000, 5000),
    ],
    [
      'a JPEG whose passes fill 200 MB',
      'image_too_large',
      async () =>
        claimJpegSize(await picture(300, 300).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(), 5000, 5000),
    ],
    ['a file of more than 1.5 MB', 'image_too_large', () => noise(750).png({ compressionLevel: 0 }).toBuffer()],
    ['a stamp', 'image_too_small', () => picture(60, 400).png().toBuffer()],
    [
      'a strip that is more than ten times as wide as high',
      'image_too_small',
      () => picture(10_000, 990).png().toBuffer(),
    ],
    [
      'a strip that is more than ten times as high as wide',
      'image_too_small',
      () => picture(99, 1000).png().toBuffer(),
    ],
  ])('%s: %s', async (_, refusal, file) => {
    expect(await decodePhoto(await file())).toEqual({ refusal });
  });
});

describe('decodes', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('a %s to pixels of 800 at most', async (format) => {
    const decoded = await decodePhoto(await picture(1600, 1200).toFormat(format).toBuffer());
    expect(decoded).toMatchObject({ width: 800, height: 600 });
    if ('refusal' in decoded) throw new Error(decoded.refusal);
    expect(decoded.data).toHaveLength(800 * 600 * 3);
    expect(Math.abs((decoded.data[0] as number) - colour.r)).toBeLessThan(6);
  });

  it('a PNG whose texts unpack to a gigabyte, without unpacking them', async () => {
    const texts = Array<Buffer>(140).fill(packedText(7_900_000));
    const file = withChunks(await picture(300, 300).png().toBuffer(), texts);
    const growth = await peakMemoryOf(async () => expect(await decodePhoto(file)).toMatchObject({ width: 300 }));
    expect(growth).toBeLessThan(150e6);
  });

  // @demand slow-picture
  it('a picture without its colour profile, which may be a program that takes hours', async () => {
    const decoded = await decodePhoto(withHostileProfile(await picture(300, 300).png().toBuffer(), 1000));
    expect('data' in decoded && [...decoded.data.subarray(0, 3)]).toEqual([colour.r, colour.g, colour.b]);
  });

  it('a small picture at its own size', async () => {
    expect(await decodePhoto(await picture(300, 200).png().toBuffer())).toMatchObject({ width: 300, height: 200 });
  });

  it('a picture that is ten times as wide as high', async () => {
    expect(await decodePhoto(await picture(2000, 200).png().toBuffer())).toMatchObject({ width: 800, height: 80 });
  });

  it('transparent parts as white', async () => {
    const clear = sharp({
      create: { width: 200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const decoded = await decodePhoto(await clear.png().toBuffer());
    expect('data' in decoded && [...decoded.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe('a photo is decoded to the same pixels', () => {
  let portrait: Buffer;
  let upright: Buffer;
  beforeAll(async () => {
    portrait = await portraitPhoto();
    upright = await sharp(portrait).resize(portraitSize).raw().toBuffer();
  });
  async function pixelsOf(file: Buffer): Promise<Uint8Array> {
    const decoded = await decodePhoto(file);
    expect(decoded).toMatchObject(portraitSize);
    return Uint8Array.from('data' in decoded ? decoded.data : []);
  }

  async function greyOf(pixels: Buffer): Promise<Buffer> {
    const picture = sharp(pixels, { raw: { ...portraitSize, channels: 3 } });
    const levels = await picture.greyscale().toColourspace('b-w').raw().toBuffer();
    return Buffer.from([...levels].flatMap((level) => [level, level, level]));
  }

  it.each(orientations)('upright, from EXIF orientation %i', async (orientation) => {
    const file = await storedBy(orientation, portrait);
    expect((await sharp(file).metadata()).orientation).toBe(orientation);
    expect(differenceBetween(await pixelsOf(file), upright)).toBeLessThan(4);
  });

  it.each(photoKinds)('from %s', async (name, make) => {
    const expected = name.startsWith('a grey') ? await greyOf(upright) : upright;
    // Colours for print and the transparent layer change a picture by up to ten levels.
    expect(differenceBetween(await pixelsOf(await make(portrait)), expected)).toBeLessThan(12);
  });
});
