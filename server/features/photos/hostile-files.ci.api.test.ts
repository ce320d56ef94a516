import { beforeAll, describe, expect, it } from 'vitest';
import { requiredTexts } from '#contract/assistant-fields.ts';
import { analyzePhoto, type PhotoRefusal, photoRefusals, retouchPhoto } from '#contract/photos.ts';
import { getUsage } from '#contract/usage.ts';
import { openPhotoStudio } from '../../adapters/assistant/photos/photo-studio.ts';
import { photoAnalysis } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { type HostilePhoto, hostilePhotos } from '../../testing/hostile-photos.ts';
import { makeApp } from '../../testing/make-app.ts';
import { portraitPhoto } from '../../testing/portrait.ts';
import { temporaryDataFolder, tracesOf } from '../../testing/traces.ts';

// Hostile files through HTTP to the real studio with its thread. Its memory is watched in hostile-files.full.api.test.ts.

const dataFolder = temporaryDataFolder();
const studio = openPhotoStudio({ deadlineMs: 100_000 });
const test = makeApp({ studio, environment: { DATA_DIR: dataFolder } });
const canary = 'Zorbifontaine 48.8583 N 2.2945 E';
const calls = [analyzePhoto, retouchPhoto];

let hostile: HostilePhoto[];
beforeAll(async () => {
  hostile = await hostilePhotos(canary);
});

const buildMember = async () => (await buildUser(test, { entitlements: ['pro', 'photo'] })).browser;
const send = (browser: Browser, url: string, file: Buffer) =>
  browser.send({ method: 'POST', url, payload: { imageBase64: file.toString('base64') } });
async function usedPhotos(browser: Browser): Promise<number> {
  const { usage } = await browser.call(getUsage);
  const photos = usage.filter(({ feature }) => feature === 'photoAnalysis' || feature === 'photoRetouch');
  return photos.reduce((sum, { used }) => sum + used, 0);
}

// @demand hostile-uploads
describe('a hostile file', () => {
  // What is too slow to decode is decoding/decoder.process.test.ts.
  const { image_too_slow: _, ...byTheirBytes } = photoRefusals;
  it.each(Object.keys(byTheirBytes) as PhotoRefusal[])(
    'is refused in French by both calls, uses no quota and leaves no trace: %s',
    async (refusal) => {
      const files = hostile.filter((one) => one.refusal === refusal);
      expect(files.length).toBeGreaterThan(3);
      for (const { name, file } of files) {
        const browser = await buildMember();
        for (const { path } of calls) {
          const { status, body } = await send(browser, path, file);
          expect({ name, status, body }).toMatchObject({
            status: 422,
            body: { code: 'unprocessable', reason: refusal, message: photoRefusals[refusal] },
          });
        }
        expect(await usedPhotos(browser)).toBe(0);
      }
      expect(await test.deps.db.$count(photoAnalysis)).toBe(0);
      expect(await tracesOf(canary, test, dataFolder)).toEqual([]);
      expect(studio.stats()).toMatchObject({ died: 0, retired: 0 });
    },
  );

  it.each([
    ['nothing', ''],
    ['an address without a photo', 'data:image/png;base64,'],
  ])('of no bytes is refused as a missing photo: %s', async (_what, imageBase64) => {
    const browser = await buildMember();
    for (const endpoint of calls) {
      const { status, body } = await browser.refused(endpoint, { body: { imageBase64 } });
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { imageBase64: requiredTexts.image } });
    }
    expect(await usedPhotos(browser)).toBe(0);
  });

  it('that is called a PNG by its address is judged by its bytes', async () => {
    const browser = await buildMember();
    for (const { name, file, refusal } of hostile.filter((one) => /SVG|page/.test(one.name))) {
      const imageBase64 = `data:image/png;base64,${file.toString('base64')}`;
      const { body } = await browser.refused(analyzePhoto, { body: { imageBase64 } });
      expect({ name, reason: body.reason }).toEqual({ name, reason: refusal });
    }
  });
});

// @demand hostile-uploads
it('a photo that is a page as well comes back as a photo alone', async () => {
  const both = Buffer.concat([await portraitPhoto(), Buffer.from(`<html><script>${canary}</script></html>`)]);
  const member = await buildMember();
  const answer = await member.call(retouchPhoto, { body: { imageBase64: both.toString('base64') } });
  const retouched = Buffer.from(answer.retouchedImageBase64, 'base64');
  expect(retouched.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(retouched.includes('<script>')).toBe(false);
});
