import sharp from 'sharp';
import { expect, it } from 'vitest';
import { packedText, pngChunk, withChunks } from '../../../testing/png-file.ts';
import { withoutPngTexts } from './png-texts.ts';

const plain = (format: 'png' | 'rgba' = 'png') =>
  sharp({ create: { width: 60, height: 40, channels: format === 'png' ? 3 : 4, background: '#c84' } })
    .png()
    .toBuffer();

it('drops texts, dates and frames, and leaves the picture as it was byte for byte', async () => {
  const png = await plain();
  const beside = ['tEXt', 'iTXt', 'tIME', 'sPLT', 'acTL', 'quOi'].map((type) => pngChunk(type, Buffer.from('Zorbi')));
  const lean = withoutPngTexts(png);
  expect(withoutPngTexts(withChunks(png, [...beside, packedText(1000)]))).toEqual(lean);
  expect(await sharp(lean).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

it('keeps transparency, the colour profile and the orientation', async () => {
  const file = await sharp(await plain('rgba'))
    .png({ palette: true })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const told = async (png: Uint8Array) => {
    const { width, height, hasAlpha, isPalette, orientation, icc } = await sharp(png).metadata();
    return { width, height, hasAlpha, isPalette, orientation, icc };
  };
  const before = await told(file);
  expect(before).toMatchObject({ orientation: 6, icc: expect.anything() });
  expect(await told(withoutPngTexts(file))).toEqual(before);
});

it('drops a text that is cut off by the end of the file', async () => {
  const png = await plain();
  const cut = withChunks(png, [packedText(100_000)]).subarray(0, 60);
  expect(withoutPngTexts(cut)).toEqual(png.subarray(0, 33));
  expect(withoutPngTexts(png.subarray(0, 8))).toEqual(png.subarray(0, 8));
});
