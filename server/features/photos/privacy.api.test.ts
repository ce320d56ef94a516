// @demand photo-metadata
import { describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/contact.ts';
import { analyzePhoto, listPhotos, retouchPhoto } from '#contract/photos.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { photoResultWith, scriptedStudio } from '../../testing/scripted-studio.ts';
import { temporaryDataFolder, tracesOf } from '../../testing/traces.ts';

// Nothing of a picture stays in a table, a file, a log line or a mail, whichever call it was and however it ended. The canary is a
// text inside the picture, as a camera writes one into a photo, that no other data contains.

const dataFolder = temporaryDataFolder();
const studio = scriptedStudio();
const test = makeApp({ studio, environment: { DATA_DIR: dataFolder } });

const canary = 'Zorbifontaine 48.8583 N 2.2945 E';
const picture = Buffer.concat([Buffer.from('ffd8ffe10000000000', 'hex'), Buffer.from(canary)]);
const body = { imageBase64: picture.toString('base64') };
const traces = () => tracesOf(canary, test, dataFolder);

const endings = ['works', 'fails', 'full', { refusal: 'image_unreadable' }] as const;
const calls = [analyzePhoto, retouchPhoto];

describe('a picture', () => {
  it.each(endings.flatMap((next) => calls.map((endpoint) => ({ endpoint, next, path: endpoint.path }))))(
    'is nowhere after $path when the studio’s answer is: $next',
    async ({ endpoint, next }) => {
      studio.next = next;
      const { browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
      const { status } = await browser.send({ method: 'POST', url: endpoint.path, payload: body });
      expect(status === 200).toBe(next === 'works');
      expect(studio.given.at(-1)).toEqual(picture);
      expect(await traces()).toEqual([]);
    },
  );

  it.each(calls)('is nowhere after $path was refused by the plan, or for its body', async ({ path }) => {
    studio.next = 'works';
    const refused = await buildUser(test, { verified: false });
    const { browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
    const statuses = [
      await refused.browser.send({ method: 'POST', url: path, payload: body }),
      await browser.send({ method: 'POST', url: path, payload: { ...body, fileName: `${canary}.jpg` } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 400]);
    expect(await traces()).toEqual([]);
  });

  it('is not stored even where a studio puts it into its result', async () => {
    studio.next = 'works';
    const leaking = { ...photoResultWith(), thumbnail: body.imageBase64 };
    leaking.measures = Object.assign({ ...leaking.measures }, { exif: canary });
    studio.result = leaking;
    const { browser } = await buildUser(test);
    await browser.call(analyzePhoto, { body });
    studio.result = photoResultWith();
    expect(await traces()).toEqual([]);
    expect((await browser.call(listPhotos)).photos).toHaveLength(1);
  });

  it('is detected where a table holds it (control)', async () => {
    const { browser } = await buildUser(test);
    const letter = { name: 'Léa', email: 'lea@exemple.fr', topic: 'question' } as const;
    await browser.call(sendMessage, { body: { ...letter, message: `Ma photo : ${body.imageBase64}, ${canary}` } });
    expect(await traces()).toContain('public.contact_message');
  });
});
