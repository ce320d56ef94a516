import sharp from 'sharp';
import { expect, it } from 'vitest';
import { peakMemoryOf } from '../../../testing/peak-memory.ts';
import { decodePhoto } from './decode-photo.ts';

// The largest pictures that are taken. Encoding them takes seconds.

it.each(['png', 'jpeg', 'webp'] as const)('decodes a %s of 25 million pixels within 150 MB', async (format) => {
  const picture = sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#c86432' } });
  const file = await picture.toFormat(format, { quality: 30 }).toBuffer();
  const growth = await peakMemoryOf(async () => expect(await decodePhoto(file)).toMatchObject({ width: 800 }));
  expect(growth).toBeLessThan(150e6);
});
