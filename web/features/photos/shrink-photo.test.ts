import { expect, it } from 'vitest';
import { photoEncoding } from './shrink-photo.ts';

it.each([
  ['a landscape', { width: 4000, height: 3000 }, { width: 800, height: 600 }],
  ['a portrait', { width: 3000, height: 4000 }, { width: 600, height: 800 }],
  ['a small photo', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['a strip', { width: 16_000, height: 4 }, { width: 800, height: 1 }],
])('%s fits 800 by 800 pixels, is not enlarged, and is sent as JPEG of quality 0.7', (_, given, sent) => {
  expect(photoEncoding(given)).toEqual({ ...sent, type: 'image/jpeg', quality: 0.7 });
});
