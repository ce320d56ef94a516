// @demand photo-metadata
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePhoto } from './decode-photo.ts';
import { retouchFile } from './retouch-file.ts';

it('leaves everything beside the pixels of the original behind, whatever is mended', async () => {
  const original = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#654' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Canard' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .toBuffer();
  for (const strength of [0, 100]) {
    const outcome = await retouchFile(decodePhoto, original, async () => [], { strength, crop: false, blur: false });
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    const file = Buffer.from(outcome.retouchedImageBase64, 'base64');
    expect(file.includes('Canard')).toBe(false);
    expect(file.includes('Exif')).toBe(false);
    expect((await sharp(file).metadata()).xmpAsString).toContain('algorithmicallyEnhanced');
  }
});
