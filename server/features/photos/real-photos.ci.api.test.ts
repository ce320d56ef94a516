import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { listPhotos, retouchPhoto } from '#contract/photos.ts';
import { openPhotoStudio } from '../../adapters/assistant/photos/photo-studio.ts';
import { makeApp } from '../../testing/make-app.ts';
import { differenceBetween, portraitSize, storedBy } from '../../testing/photo-kinds.ts';
import { expectPortrait, photoMember } from '../../testing/photo-member.ts';
import { besidePicture, withTextEverywhere } from '../../testing/photo-metadata.ts';
import { portraitPhoto } from '../../testing/portrait.ts';
import { temporaryDataFolder, tracesOf } from '../../testing/traces.ts';

// Photos through HTTP to the real studio: measured and retouched upright, with nothing left but pixels. The other kinds of file are decoded
// in decode-photo.test.ts, and pass through here in the full tests.

const dataFolder = temporaryDataFolder();
const test = makeApp({ studio: openPhotoStudio({ deadlineMs: 100_000 }), environment: { DATA_DIR: dataFolder } });
const canary = 'Zorbifontaine 48.8583 N 2.2945 E';

let portrait: Buffer;
beforeAll(async () => {
  portrait = await portraitPhoto();
});

describe('a photo', () => {
  it('is measured, retouched and in the history', async () => {
    const { browser, analyse } = await photoMember(test);
    const { usage, ...analysed } = await analyse(portrait);
    expectPortrait(analysed, 'portrait');
    expect(usage).toMatchObject({ feature: 'photoAnalysis', used: 1 });
    const dark = await sharp(portrait).linear(0.3, 0).jpeg().toBuffer();
    const retouched = await browser.call(retouchPhoto, { body: { imageBase64: dark.toString('base64') } });
    expect(retouched.scoreAfter).toBeGreaterThan(retouched.scoreBefore);
    expect(retouched.improvements.map(({ type }) => type)).toContain('exposure');
    expect((await browser.call(listPhotos)).photos).toEqual([analysed]);
  });

  it('that lies on its side, mirrored, is measured and comes back upright', async () => {
    const orientation = 7;
    const file = await storedBy(orientation, portrait);
    expect((await sharp(file).metadata()).orientation).toBe(orientation);
    const { analyse, retouch } = await photoMember(test);
    expectPortrait(await analyse(file), `orientation ${orientation}`);
    const back = await retouch(file);
    const { orientation: given, ...header } = await sharp(back).metadata();
    expect(given).toBeUndefined();
    expect(header).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, ...portraitSize });
    const upright = await sharp(portrait).resize(portraitSize).raw().toBuffer();
    expect(differenceBetween(await sharp(back).raw().toBuffer(), upright)).toBeLessThan(4);
  });
});

// @demand photo-metadata
describe('what stands beside the picture', () => {
  it('is neither in the file that comes back nor kept anywhere: place, thumbnail, comment, profile, script', async () => {
    const file = await withTextEverywhere(portrait, canary);
    expect(file.toString('latin1').split(canary)).toHaveLength(10);
    const { analyse, retouch } = await photoMember(test);
    const { usage: _, ...analysed } = await analyse(file);
    expectPortrait(analysed, 'with metadata');
    expect(JSON.stringify(analysed)).not.toContain('Zorbi');
    const back = await retouch(file);
    expect(besidePicture(file).segments).toEqual(expect.arrayContaining(['Exif', 'http', 'Phot', 'ICC_']));
    expect(besidePicture(back)).toEqual({ segments: ['http'], bytesAfterEnd: 0 });
    expect(back.includes('Zorbi')).toBe(false);
    expect((await sharp(back).metadata()).xmpAsString).toContain('algorithmicallyEnhanced');
    expect(await tracesOf(canary, test, dataFolder)).toEqual([]);
  });
});
