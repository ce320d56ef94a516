import { describe, expect, it } from 'vitest';
import { photoRefusals, retouchPhoto } from '#contract/photos.ts';
import { getUsage } from '#contract/usage.ts';
import { photoAnalysis, quotaUse } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { scriptedStudio } from '../../testing/scripted-studio.ts';

const studio = scriptedStudio();
const test = makeApp({ studio });
const body = { imageBase64: Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64') };

const buildMember = async () => (await buildUser(test, { entitlements: ['pro', 'photo'] })).browser;
async function usedRetouches(browser: Browser) {
  const { usage } = await browser.call(getUsage);
  return usage.find(({ feature }) => feature === 'photoRetouch')?.used;
}

describe('POST /api/photos/retouch', () => {
  it('answers with the retouched picture, its figures and the meter, and stores nothing', async () => {
    studio.next = 'works';
    const browser = await buildMember();
    const { usage, ...retouched } = await browser.call(retouchPhoto, { body });
    expect(retouched).toMatchObject({ scoreBefore: 61, scoreAfter: 79, improvements: [{ type: 'exposure' }] });
    expect(usage).toMatchObject({ feature: 'photoRetouch', used: 1, limit: 10, moreWith: null });
    expect(await test.deps.db.$count(photoAnalysis)).toBe(0);
  });

  it('asks the studio for full strength without crop or blur unless told otherwise', async () => {
    studio.next = 'works';
    studio.asked.length = 0;
    const browser = await buildMember();
    await browser.call(retouchPhoto, { body });
    await browser.call(retouchPhoto, { body: { ...body, strength: 0, crop: true, blur: true } });
    expect(studio.asked).toEqual([
      { strength: 100, crop: false, blur: false },
      { strength: 0, crop: true, blur: true },
    ]);
  });

  it('needs the photo add-on', async () => {
    studio.next = 'works';
    const [free, pro] = [await buildUser(test), await buildUser(test, { entitlements: ['pro', 'bio'] })];
    expect(await free.browser.refused(retouchPhoto, { body })).toMatchObject({
      status: 403,
      body: {
        ...{ code: 'upgrade_required', requiresPro: true },
        message: "Passe en Pro pour retoucher tes photos avec l'option Photo.",
      },
    });
    expect(await pro.browser.refused(retouchPhoto, { body })).toMatchObject({
      status: 403,
      body: { code: 'addon_required', addon: 'photo' },
    });
  });

  it('lets exactly the last two of the month through when twenty come at once', async () => {
    studio.next = 'works';
    const { user, browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
    const month = { period: 'month', periodStart: '2026-11-01', endsAt: new Date('2026-11-30T23:00:00Z') } as const;
    const use = { accountId: user.id, feature: 'photoRetouch', ...month, kept: 8, reserved: {} } as const;
    await test.deps.db.insert(quotaUse).values(use);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.send({ method: 'POST', url: retouchPhoto.path, payload: body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(2).fill(200), ...Array(18).fill(429)]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'quota_exhausted',
      resetsAt: '2026-11-30T23:00:00.000Z',
    });
    expect(await usedRetouches(browser)).toBe(10);
  });

  it('gives its use back on a refused file, a failing studio and a full one', async () => {
    const browser = await buildMember();
    studio.next = { refusal: 'image_too_small' };
    expect(await browser.refused(retouchPhoto, { body })).toMatchObject({
      status: 422,
      body: { reason: 'image_too_small', message: photoRefusals.image_too_small },
    });
    studio.next = 'fails';
    expect((await browser.refused(retouchPhoto, { body })).status).toBe(500);
    studio.next = 'full';
    expect(await browser.refused(retouchPhoto, { body })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
    expect(await usedRetouches(browser)).toBe(0);
  });

  it.each([
    ['a strength below 0', { ...body, strength: -1 }],
    ['a strength beyond 150', { ...body, strength: 151 }],
    ['a strength as text', { ...body, strength: '100' }],
    ['a strength between two percents', { ...body, strength: 50.5 }],
    ['a crop that is not yes or no', { ...body, crop: 'square' }],
    ['a blur that is not yes or no', { ...body, blur: 1 }],
    ['a plan', { ...body, isPro: true }],
    ['an owner', { ...body, userId: '11111111-1111-4111-8111-111111111111' }],
    ['no picture', { strength: 100 }],
  ])('refuses a body with %s', async (_what, sent) => {
    studio.given.length = 0;
    const browser = await buildMember();
    expect((await browser.refused(retouchPhoto, { body: sent })).status).toBe(400);
    expect(studio.given).toEqual([]);
    expect(await usedRetouches(browser)).toBe(0);
  });

  it('is refused without a session, and the studio gets no file', async () => {
    studio.given.length = 0;
    for (const sent of [body, {}])
      expect((await test.browser().refused(retouchPhoto, { body: sent })).status).toBe(401);
    expect(studio.given).toEqual([]);
  });
});
