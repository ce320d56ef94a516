import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnalysedPhoto, analyzePhoto, listPhotos, retouchPhoto } from '#contract/photos.ts';
import { openPhotoStudio } from '../../adapters/assistant/photos/photo-studio.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { besidePicture, withTextEverywhere } from '../../testing/photo-metadata.ts';
import { pngChunk, withChunks } from '../../testing/png-file.ts';
import { portraitPhoto } from '../../testing/portrait.ts';
import { temporaryDataFolder, tracesOf } from '../../testing/traces.ts';

// Photos of all kinds through HTTP to the real studio: measured and retouched upright, with nothing left but pixels.

const dataFolder = temporaryDataFolder();
const test = makeApp({ studio: openPhotoStudio({ deadlineMs: 100_000 }), environment: { DATA_DIR: dataFolder } });
const canary = 'Zorbifontaine 48.8583 N 2.2945 E';

let portrait: Buffer;
/** The portrait at the size at which it comes back, as pixels. */
let upright: Buffer;
const size = { width: 358, height: 800 };
beforeAll(async () => {
  portrait = await portraitPhoto();
  upright = await sharp(portrait).resize(size).raw().toBuffer();
});

const buildMember = async () => (await buildUser(test, { entitlements: ['pro', 'photo'] })).browser;
const bodyOf = (file: Buffer) => ({ imageBase64: file.toString('base64') });
const analyse = (browser: Browser, file: Buffer) => browser.call(analyzePhoto, { body: bodyOf(file) });
async function retouch(browser: Browser, file: Buffer): Promise<Buffer> {
  const { retouchedImageBase64 } = await browser.call(retouchPhoto, { body: { ...bodyOf(file), strength: 0 } });
  return Buffer.from(retouchedImageBase64, 'base64');
}

function expectPortrait({ result: { shot, measures } }: AnalysedPhoto, name: string): void {
  const [face] = measures.faces.filter(({ isMain }) => isMain);
  const [x, y] = face ? [face.box.x + face.box.width / 2, face.box.y + face.box.height / 2] : [0, 0];
  const place = { x: Math.abs(x - 0.5) < 0.2, y: Math.abs(y - 0.34) < 0.05 };
  const { width, height } = measures;
  expect({ name, shot, place, width, height }).toEqual({
    name,
    shot: 'portrait',
    place: { x: true, y: true },
    ...size,
  });
}

/** The mean difference between two pictures, in levels of 255. */
function differenceBetween(one: Buffer, other: Buffer): number {
  expect(one).toHaveLength(other.length);
  return one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] as number)), 0) / one.length;
}

describe('a photo', () => {
  it('is measured, retouched and in the history', async () => {
    const browser = await buildMember();
    const { usage, ...analysed } = await analyse(browser, portrait);
    expectPortrait(analysed, 'portrait');
    expect(usage).toMatchObject({ feature: 'photoAnalysis', used: 1 });
    const dark = await sharp(portrait).linear(0.3, 0).jpeg().toBuffer();
    const retouched = await browser.call(retouchPhoto, { body: bodyOf(dark) });
    expect(retouched.scoreAfter).toBeGreaterThan(retouched.scoreBefore);
    expect(retouched.improvements.map(({ type }) => type)).toContain('exposure');
    expect((await browser.call(listPhotos)).photos).toEqual([analysed]);
  });

  /** From the upright picture to the stored one, by EXIF orientation. */
  const turns: [number, (picture: Sharp) => Sharp][] = [
    [1, (picture) => picture],
    [2, (picture) => picture.flop()],
    [3, (picture) => picture.rotate(180)],
    [4, (picture) => picture.flip()],
    [5, (picture) => picture.flop().rotate(270)],
    [6, (picture) => picture.rotate(270)],
    [7, (picture) => picture.flop().rotate(90)],
    [8, (picture) => picture.rotate(90)],
  ];
  it.each(turns)('of EXIF orientation %i is measured and comes back upright', async (orientation, turn) => {
    const file = await turn(sharp(portrait)).jpeg().withMetadata({ orientation }).toBuffer();
    expect((await sharp(file).metadata()).orientation).toBe(orientation);
    const browser = await buildMember();
    expectPortrait(await analyse(browser, file), `orientation ${orientation}`);
    const back = await retouch(browser, file);
    expect(await sharp(back).metadata()).toMatchObject(size);
    expect((await sharp(back).metadata()).orientation).toBeUndefined();
    expect(differenceBetween(await sharp(back).raw().toBuffer(), upright)).toBeLessThan(4);
  });

  const kinds: [string, () => Promise<Buffer>][] = [
    ['a PNG', () => sharp(portrait).resize(size).png().toBuffer()],
    ['a WebP', () => sharp(portrait).webp().toBuffer()],
    ['a JPEG of several scans', () => sharp(portrait).jpeg({ progressive: true }).toBuffer()],
    ['a PNG of 16 bits', () => sharp(portrait).resize(358, 800).toColourspace('rgb16').png().toBuffer()],
    ['a PNG of 64 colours', () => sharp(portrait).png({ colours: 64 }).toBuffer()],
    ['a PNG with a transparent layer', () => sharp(portrait).resize(size).ensureAlpha(0.95).png().toBuffer()],
    ['a JPEG for print (CMYK)', () => sharp(portrait).toColourspace('cmyk').jpeg().toBuffer()],
    ['a JPEG with a profile for print', () => sharp(portrait).withIccProfile('cmyk').jpeg().toBuffer()],
    ['a JPEG with a wide profile', () => sharp(portrait).withIccProfile('p3').jpeg().toBuffer()],
    ['a grey JPEG', () => sharp(portrait).greyscale().toColourspace('b-w').jpeg().toBuffer()],
    ['a grey PNG of 16 bits', () => sharp(portrait).resize(size).toColourspace('grey16').png().toBuffer()],
    [
      'a PNG that moves, by its first picture',
      async () => movingPng(await sharp(portrait).resize(size).png().toBuffer()),
    ],
  ];
  it.each(kinds)('is measured and retouched as %s', async (name, make) => {
    const file = await make();
    const browser = await buildMember();
    expectPortrait(await analyse(browser, file), name);
    const back = await sharp(await retouch(browser, file)).metadata();
    expect(back).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, ...size });
  });
});

describe('what stands beside the picture', () => {
  it('is neither in the file that comes back nor kept anywhere: place, thumbnail, comment, profile, script', async () => {
    const file = await withTextEverywhere(portrait, canary);
    expect(file.toString('latin1').split(canary)).toHaveLength(10);
    const browser = await buildMember();
    const { usage: _, ...analysed } = await analyse(browser, file);
    expectPortrait(analysed, 'with metadata');
    expect(JSON.stringify(analysed)).not.toContain('Zorbi');
    const back = await retouch(browser, file);
    expect(besidePicture(file).segments).toEqual(expect.arrayContaining(['Exif', 'http', 'Phot', 'ICC_']));
    expect(besidePicture(back)).toEqual({ segments: ['http'], bytesAfterEnd: 0 });
    expect(back.includes('Zorbi')).toBe(false);
    expect((await sharp(back).metadata()).xmpAsString).toContain('algorithmicallyEnhanced');
    expect(await tracesOf(canary, test, dataFolder)).toEqual([]);
  });
});

/** The picture as the first of two frames. */
function movingPng(png: Buffer): Buffer {
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2);
  return withChunks(png, [pngChunk('acTL', frames)]);
}
