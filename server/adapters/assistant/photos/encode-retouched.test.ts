// @demand retouch-mark
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePhoto } from './decode-photo.ts';
import { algorithmicallyEnhanced, encodeRetouched } from './encode-retouched.ts';

const size = { width: 120, height: 90 };
const grey = () => ({ ...size, data: new Uint8Array(size.width * size.height * 3).fill(120) });

it('marks the file as enhanced by an algorithm', async () => {
  const { xmpAsString } = await sharp(await encodeRetouched(grey())).metadata();
  expect(xmpAsString).toContain(
    `<Iptc4xmpExt:DigitalSourceType>${algorithmicallyEnhanced}</Iptc4xmpExt:DigitalSourceType>`,
  );
});

it('leaves the place and the camera of the original behind', async () => {
  const original = await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Canard' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const picture = await decodePhoto(original);
  if ('refusal' in picture) throw new Error(picture.refusal);
  const file = await encodeRetouched(picture);
  const { exif, iptc, format, width, height } = await sharp(file).metadata();
  expect({ exif, iptc, format, width, height }).toEqual({ exif: undefined, iptc: undefined, format: 'jpeg', ...size });
  expect(file.includes('Canard')).toBe(false);
  expect(file.includes('Exif')).toBe(false);
});

it('keeps the pixels nearly as they are', async () => {
  const { data } = await sharp(await encodeRetouched(grey()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data.map((value) => Math.abs(value - 120)))).toBeLessThanOrEqual(2);
});
