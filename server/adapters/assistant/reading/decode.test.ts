import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withHostileProfile } from '../../../testing/hostile-profile.ts';
import { peakMemoryOf } from '../../../testing/peak-memory.ts';
import { packedText, withChunks } from '../../../testing/png-file.ts';
import { decode } from './decode.ts';
import { pngClaiming } from './testing/png-claiming.ts';

const colour = { r: 200, g: 100, b: 50 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 600,
      channels: 3,
      background: colour,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const half = (file: Buffer) => file.subarray(0, file.length / 2);

async function pixels(file: Uint8Array) {
  const decoded = await decode(file);
  if (!('image' in decoded)) throw new Error(decoded.refusal);
  const { width, height, data } = decoded.image;
  expect(data.length).toBe(width * height * 3);
  return { width, height, first: [...data.subarray(0, 3)] };
}

it('leaves the texts of a PNG packed, which unpack to a gigabyte', async () => {
  const texts = Array<Buffer>(140).fill(packedText(7_900_000));
  const file = withChunks(await picture(400, 600).png().toBuffer(), texts);
  const growth = await peakMemoryOf(async () => expect(await pixels(file)).toMatchObject({ width: 400 }));
  expect(growth).toBeLessThan(150e6);
});

// @demand slow-picture
it('applies no colour profile, which may be a program that takes hours', async () => {
  const file = withHostileProfile(await picture(400, 600).png().toBuffer(), 1000);
  expect(await pixels(file)).toEqual({ width: 400, height: 600, first: [200, 100, 50] });
});

describe('refuses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>';
  it.each([
    ['an empty file', 'not_an_image', () => Buffer.alloc(0)],
    ['a text', 'not_an_image', () => Buffer.from('Bonjour, je suis un fichier.png')],
    ['an SVG', 'not_an_image', () => Buffer.from(svg)],
    ['an SVG behind a declaration', 'not_an_image', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['an AVIF', 'not_an_image', () => picture(400, 300).avif().toBuffer()],
    ['a PDF', 'not_an_image', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['an archive', 'not_an_image', () => Buffer.from('504b0304140000000800', 'hex')],
    ['a GIF', 'not_an_image', () => picture(300, 300).gif().toBuffer()],
    ['a TIFF', 'not_an_image', () => picture(300, 300).tiff().toBuffer()],
    ['a PNG signature alone', 'not_an_image', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['half a PNG', 'not_an_image', async () => half(await noise().png().toBuffer())],
    ['half a JPEG', 'not_an_image', async () => half(await noise().jpeg().toBuffer())],
    ['half a WebP', 'not_an_image', async () => half(await noise().webp().toBuffer())],
    ['a PNG that claims more rows than it has', 'not_an_image', () => pngClaiming(300, 3000)],
    ['a PNG that claims to be huge', 'image_too_large', () => pngClaiming(60_000, 60_000)],
    ['a picture of 26 megapixels', 'image_too_large', () => picture(5200, 5000).png().toBuffer()],
    [
      'an interlaced PNG of 16 bits that the decoder would hold whole',
      'image_too_large',
      () => picture(4990, 4990).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    ],
    ['a ribbon', 'image_too_large', () => picture(200, 12_000).png().toBuffer()],
    ['a file of 16 MB', 'image_too_large', () => Buffer.alloc(16e6)],
    ['a thumbnail', 'image_too_small', () => picture(100, 100).png().toBuffer()],
    ['a narrow strip', 'image_too_small', () => picture(150, 2000).png().toBuffer()],
  ])('%s: %s', async (_, refusal, file) => {
    expect(await decode(await file())).toEqual({ refusal });
  });
});

describe('decodes', () => {
  const rgb = [200, 100, 50];
  it.each(['png', 'webp', 'jpeg'] as const)('%s', async (format) => {
    const { width, height, first } = await pixels(
      await picture(400, 300).toFormat(format, { quality: 100 }).toBuffer(),
    );
    expect([width, height]).toEqual([400, 300]);
    for (const [index, value] of first.entries()) expect(Math.abs(value - (rgb[index] ?? 0))).toBeLessThanOrEqual(4);
  });

  it.each([
    [1170, 7000, 5385],
    [1080, 23_000, 19_167],
  ])('a scroll of %d × %d pixels whole, 900 px wide', async (width, height, read) => {
    expect(await pixels(await picture(width, height).png().toBuffer())).toEqual({
      width: 900,
      height: read,
      first: rgb,
    });
  });

  it('a scroll narrower than 900 px at its own size', async () => {
    expect(await pixels(await picture(720, 2400).png().toBuffer())).toMatchObject({ width: 720, height: 2400 });
  });

  it('a wide screen at 2560 px, since its letters are small', async () => {
    expect(await pixels(await picture(3840, 2160).png().toBuffer())).toMatchObject({ width: 2560, height: 1440 });
  });

  it('a picture wider than 1600 px at 1600 px', async () => {
    expect(await pixels(await picture(3200, 4000).png().toBuffer())).toMatchObject({ width: 1600, height: 2000 });
  });

  it('a rotated picture upright, and measures it so', async () => {
    const turned = await picture(2400, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await pixels(turned)).toMatchObject({ width: 400, height: 2400 });
  });

  it('transparent pixels as white', async () => {
    const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: { ...colour, alpha: 0 } } });
    expect((await pixels(await clear.png().toBuffer())).first).toEqual([255, 255, 255]);
  });

  it('16 bits, greys and palettes to 8-bit sRGB', async () => {
    const deep = await picture(300, 300).toColourspace('rgb16').png().toBuffer();
    const grey = await picture(300, 300).greyscale().png().toBuffer();
    const deepGrey = await picture(300, 300).greyscale().toColourspace('grey16').png().toBuffer();
    const palette = await picture(300, 300).png({ palette: true }).toBuffer();
    expect((await pixels(deep)).first).toEqual(rgb);
    expect((await pixels(palette)).first).toEqual(rgb);
    for (const file of [grey, deepGrey]) expect(new Set((await pixels(file)).first).size).toBe(1);
  });

  it('CMYK to sRGB', async () => {
    const cmyk = await picture(300, 300).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    const { first } = await pixels(cmyk);
    expect(first[0]).toBeGreaterThan(150);
    expect(first[2]).toBeLessThan(110);
  });
});
