import { expect, it } from 'vitest';
import { analyzePhoto, retouchPhoto } from '#contract/photos.ts';
import { openPhotoStudio } from '../../adapters/assistant/photos/photo-studio.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { hostilePhotos } from '../../testing/hostile-photos.ts';
import { makeApp } from '../../testing/make-app.ts';
import { peakMemoryOf } from '../../testing/peak-memory.ts';
import { portraitPhoto } from '../../testing/portrait.ts';

const studio = openPhotoStudio({ deadlineMs: 100_000 });
const test = makeApp({ studio });
const buildMember = async () => (await buildUser(test, { entitlements: ['pro', 'photo'] })).browser;
const send = (browser: Browser, url: string, file: Buffer) =>
  browser.send({ method: 'POST', url, payload: { imageBase64: file.toString('base64') } });

// @demand upload-memory
it('the studio’s memory grows by less than 150 MB at any time over a hundred hostile files, and the next photo is measured', async () => {
  const hostile = await hostilePhotos('end');
  expect(3 * hostile.length).toBeGreaterThan(100);
  const portrait = await portraitPhoto();
  expect((await send(await buildMember(), analyzePhoto.path, portrait)).status).toBe(200);
  const growth = await peakMemoryOf(async () => {
    for (let round = 0; round < 3; round++) {
      const browser = await buildMember();
      const { path } = round % 2 ? retouchPhoto : analyzePhoto;
      for (const { file } of hostile) expect((await send(browser, path, file)).status).toBe(422);
    }
  });
  expect(growth).toBeLessThan(150e6);
  expect(studio.stats()).toMatchObject({ died: 0, retired: 0, late: 0 });
  expect((await send(await buildMember(), analyzePhoto.path, portrait)).status).toBe(200);
});
