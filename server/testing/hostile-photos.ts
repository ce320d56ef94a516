import sharp from 'sharp';
import type { PhotoRefusal } from '#contract/photos.ts';
import { claimJpegSize } from '../adapters/assistant/reading/testing/claimed-size.ts';
import { pngClaiming } from '../adapters/assistant/reading/testing/png-claiming.ts';
import { blackPng, packedText, withChunks } from './png-file.ts';
import { portraitPhoto } from './portrait.ts';

// Files that are no photo, or none that can be measured, and what is said about each.

export interface HostilePhoto {
  name: string;
  refusal: PhotoRefusal;
  file: Buffer;
}

const plain = (width: number, height: number, background = '#c84') =>
  sharp({ create: { width, height, channels: 3, background } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>';
const page = '<!doctype html><html><body><script>alert(document.cookie)</script></body></html>';

/** Each file ends with this text, which decoders never reach. */
export async function hostilePhotos(end: string): Promise<HostilePhoto[]> {
  const groups: Record<Exclude<PhotoRefusal, 'image_too_slow'>, Record<string, Buffer>> = {
    not_an_image: {
      'an SVG': Buffer.from(svg),
      'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF'),
      'a page': Buffer.from(page),
      'an archive': Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'),
      'a program': Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
      'a GIF that is a script': Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`),
      'a GIF that moves': await moving('gif'),
      'a WebP that moves': await moving('webp'),
      'an AVIF': await plain(300, 300).avif({ effort: 0 }).toBuffer(),
      spaces: Buffer.from(' '.repeat(500)),
    },
    image_too_large: {
      'a black PNG of 14,000 by 14,000 pixels': blackPng(14_000, 14_000),
      'a JPEG of 14,000 by 14,000 pixels': claimJpegSize(await plain(300, 300).jpeg().toBuffer(), 14_000, 14_000),
      'a WebP of 14,000 by 14,000 pixels': await webpClaiming(14_000, 14_000),
      'a PNG of 60,000 by 60,000 pixels': await pngClaiming(60_000, 60_000),
    },
    image_too_small: {
      'one pixel': await plain(1, 1).png().toBuffer(),
      'a line of 10,000 pixels': await plain(10_000, 1).png().toBuffer(),
      'a strip of 300,000 by 80 pixels': blackPng(300_000, 80),
      'a strip of 100 by 60,000 pixels': await plain(100, 60_000).jpeg({ quality: 20 }).toBuffer(),
      'one pixel with a gigabyte of packed texts': withChunks(
        await plain(1, 1).png().toBuffer(),
        Array<Buffer>(140).fill(packedText(7_900_000)),
      ),
    },
    image_unreadable: {
      'a page behind the first bytes of a JPEG': Buffer.from(`\xff\xd8\xff\xe0${page}`, 'latin1'),
      'an SVG behind the signature of a PNG': Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
      'a page behind the signature of a WebP': Buffer.from(`RIFF\x90\0\0\0WEBP${page}`, 'latin1'),
      'the first bytes of a JPEG': Buffer.from('ffd8ff', 'hex'),
      ...(await truncated()),
    },
  };
  return Object.entries(groups).flatMap(([refusal, files]) =>
    Object.entries(files).map(([name, file]) => ({
      name,
      refusal: refusal as PhotoRefusal,
      file: Buffer.concat([file, Buffer.from(end)]),
    })),
  );
}

async function moving(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['#000', '#fff'].map((background) => plain(200, 200, background).png().toBuffer());
  return await sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

async function truncated(): Promise<Record<string, Buffer>> {
  const photo = await portraitPhoto();
  const small = sharp(photo).resize(400);
  const whole = {
    JPEG: photo,
    'JPEG of several scans': await sharp(photo).jpeg({ progressive: true }).toBuffer(),
    PNG: await small.clone().png().toBuffer(),
    'interlaced PNG': await small.clone().png({ progressive: true }).toBuffer(),
    WebP: await small.clone().webp().toBuffer(),
    'lossless WebP': await small.clone().webp({ lossless: true }).toBuffer(),
  };
  const cuts = Object.entries(whole).flatMap(([name, file]) =>
    [10, 50, 90].map(
      (percent) => [`${percent} % of a ${name}`, file.subarray(0, (file.length * percent) / 100)] as const,
    ),
  );
  return Object.fromEntries(cuts);
}

/** A WebP of one colour and any size: its pixels take no bits. */
async function webpClaiming(width: number, height: number): Promise<Buffer> {
  const file = await plain(300, 300).webp({ lossless: true }).toBuffer();
  const sizes = file.indexOf('VP8L') + 9;
  const flags = file.readUInt32LE(sizes) & 0xf000_0000;
  file.writeUInt32LE((flags | (width - 1) | ((height - 1) << 14)) >>> 0, sizes);
  return file;
}
