import { describe, expect, it } from 'vitest';
import {
  analyzePhoto,
  listPhotos,
  type PhotoRefusal,
  photoLimits,
  photoRefusals,
  retouchPhoto,
} from '#contract/photos.ts';
import { getUsage } from '#contract/usage.ts';
import { photoAnalysis, quotaUse } from '../../db/schema.ts';
import { sharedLimits } from '../../http/limits.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { photoResultWith, scriptedStudio } from '../../testing/scripted-studio.ts';

const studio = scriptedStudio();
const test = makeApp({ studio });
const picture = Buffer.from('ffd8ffe000104a464946', 'hex');
const body = { imageBase64: picture.toString('base64') };

async function usedAnalyses(browser: Browser) {
  const { usage } = await browser.call(getUsage);
  return usage.find(({ feature }) => feature === 'photoAnalysis')?.used;
}
const analyse = (browser: Browser) => browser.send({ method: 'POST', url: analyzePhoto.path, payload: body });

describe('POST /api/photos/analyze', () => {
  it('answers with the measures and the meter, and adds the result to the history', async () => {
    studio.next = 'works';
    const { browser } = await buildUser(test);
    const { usage, ...analysed } = await browser.call(analyzePhoto, { body });
    expect(analysed.result).toEqual(studio.result);
    expect(usage).toMatchObject({ feature: 'photoAnalysis', used: 1, limit: 2, moreWith: 'pro' });
    expect(studio.given.at(-1)).toEqual(picture);
    expect((await browser.call(listPhotos)).photos).toEqual([analysed]);
    await browser.call(analyzePhoto, { body: { imageBase64: `data:image/jpeg;base64,${body.imageBase64}` } });
    expect(studio.given.at(-1)).toEqual(picture);
  });

  it('stores only what the contract names, whatever else the photo engine answers', async () => {
    studio.next = 'works';
    studio.result = Object.assign(photoResultWith(), { thumbnail: 'Zm9sbGV0dGU=', fileName: 'vacances.jpg' });
    const { browser } = await buildUser(test);
    await browser.call(analyzePhoto, { body });
    studio.result = photoResultWith();
    const [stored] = await test.deps.db.select().from(photoAnalysis);
    expect(stored?.result).toEqual(photoResultWith());
  });

  it('lets exactly two of twenty calls at once through for a free account', async () => {
    studio.next = 'works';
    const { browser } = await buildUser(test);
    const answers = await Promise.all(Array.from({ length: 20 }, () => analyse(browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(2).fill(200), ...Array(18).fill(403)]);
    expect(await usedAnalyses(browser)).toBe(2);
    expect(await test.deps.db.$count(photoAnalysis)).toBe(2);
  });

  it('is allowed twice a month for free accounts and Pro, which are told what gives more', async () => {
    studio.next = 'works';
    const [free, pro] = [await buildUser(test), await buildUser(test, { entitlements: ['pro'] })];
    for (const { browser } of [free, free, pro, pro]) await browser.call(analyzePhoto, { body });
    const resetsAt = '2026-11-30T23:00:00.000Z';
    expect(await free.browser.refused(analyzePhoto, { body })).toMatchObject({
      status: 403,
      body: {
        ...{ code: 'upgrade_required', requiresPro: true, resetsAt },
        message: "Passe en Pro pour analyser plus de photos avec l'option Photo.",
      },
    });
    expect(await pro.browser.refused(analyzePhoto, { body })).toMatchObject({
      status: 403,
      body: { code: 'addon_required', addon: 'photo', resetsAt },
    });
    test.clock.set('2026-12-01T09:00:00Z');
    await free.browser.call(analyzePhoto, { body });
  });

  it('is allowed a hundred times a month with the add-on, and then tells when it starts again', async () => {
    studio.next = 'works';
    const { user, browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
    const month = { period: 'month', periodStart: '2026-11-01', endsAt: new Date('2026-11-30T23:00:00Z') } as const;
    const use = { accountId: user.id, feature: 'photoAnalysis', ...month, kept: 99, reserved: {} } as const;
    await test.deps.db.insert(quotaUse).values(use);
    expect((await browser.call(analyzePhoto, { body })).usage).toMatchObject({ used: 100, limit: 100 });
    expect(await browser.refused(analyzePhoto, { body })).toMatchObject({
      status: 429,
      body: { code: 'quota_exhausted', resetsAt: '2026-11-30T23:00:00.000Z' },
    });
  });

  it.each(Object.keys(photoRefusals) as PhotoRefusal[])(
    'refuses a file in French, uses no quota and stores nothing: %s',
    async (refusal) => {
      studio.next = { refusal };
      const { browser } = await buildUser(test);
      expect(await browser.refused(analyzePhoto, { body })).toMatchObject({
        status: 422,
        body: { code: 'unprocessable', reason: refusal, message: photoRefusals[refusal] },
      });
      expect(await usedAnalyses(browser)).toBe(0);
      expect(await test.deps.db.$count(photoAnalysis)).toBe(0);
    },
  );

  it('refuses a file of more than 1.5 MB before the studio gets it, and gives one of 1.5 MB to the studio', async () => {
    studio.next = 'works';
    studio.given.length = 0;
    const { browser } = await buildUser(test);
    const ofBytes = (bytes: number) => ({ body: { imageBase64: Buffer.alloc(bytes, 0xff).toString('base64') } });
    expect(await browser.refused(analyzePhoto, ofBytes(photoLimits.fileBytes + 1))).toMatchObject({
      status: 422,
      body: { reason: 'image_too_large', message: expect.stringMatching(/^Fichier trop volumineux/) },
    });
    expect(studio.given).toEqual([]);
    expect(await usedAnalyses(browser)).toBe(0);
    await browser.call(analyzePhoto, ofBytes(photoLimits.fileBytes));
    expect(studio.given).toHaveLength(1);
  });

  it('gives its use back when the studio fails, and says nothing of the cause', async () => {
    studio.next = 'fails';
    const { browser } = await buildUser(test);
    const answer = await browser.refused(analyzePhoto, { body });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('broken by');
    expect(await usedAnalyses(browser)).toBe(0);
    expect(await test.deps.db.$count(photoAnalysis)).toBe(0);
  });

  it('gives its use back when the result cannot be stored', async () => {
    studio.next = 'works';
    studio.result = { ...photoResultWith(), label: 'Superbe' } as never;
    const { browser } = await buildUser(test);
    expect((await browser.refused(analyzePhoto, { body })).status).toBe(500);
    studio.result = photoResultWith();
    expect(await usedAnalyses(browser)).toBe(0);
  });

  it('answers 503 with Retry-After and uses no quota when the studio is full', async () => {
    studio.next = 'full';
    const { browser } = await buildUser(test);
    const answer = await browser.refused(analyzePhoto, { body });
    expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    expect(answer.headers['retry-after']).toBe('5');
    expect(await usedAnalyses(browser)).toBe(0);
  });

  it('is refused without a verified address and without a session, and the studio gets no file', async () => {
    studio.next = 'works';
    studio.given.length = 0;
    const { browser } = await buildUser(test, { verified: false });
    expect(await browser.refused(analyzePhoto, { body })).toMatchObject({
      status: 403,
      body: { code: 'email_unverified' },
    });
    for (const sent of [body, { imageBase64: 7 }, {}])
      expect((await test.browser().refused(analyzePhoto, { body: sent })).status).toBe(401);
    expect(studio.given).toEqual([]);
  });

  it.each([
    ['an owner', { ...body, userId: '11111111-1111-4111-8111-111111111111' }],
    ['a plan', { ...body, isPro: true }],
    ['a number', { imageBase64: 7 }],
    ['a list', { imageBase64: [body.imageBase64] }],
    ['nothing', { imageBase64: null }],
    ['an empty text', { imageBase64: '' }],
    ['an address', { imageBase64: 'https://exemple.fr/photo.jpg?taille=800' }],
    ['an SVG as text', { imageBase64: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  ])('refuses a body with %s', async (_what, sent) => {
    studio.given.length = 0;
    const { browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
    expect(await browser.refused(analyzePhoto, { body: sent })).toMatchObject({
      status: 400,
      body: { code: 'invalid_body' },
    });
    expect(studio.given).toEqual([]);
    expect(await usedAnalyses(browser)).toBe(0);
  });

  it('refuses a body of more than 2.2 MB with 413 and the same sentence, before it is parsed', async () => {
    studio.given.length = 0;
    const { browser } = await buildUser(test);
    const headers = { 'content-type': 'application/json' };
    for (const { path: url } of [analyzePhoto, retouchPhoto]) {
      const answer = await browser.send({ method: 'POST', url, headers, payload: 'A'.repeat(2_200_001) });
      expect(answer).toMatchObject({
        status: 413,
        body: { code: 'payload_too_large', message: photoRefusals.image_too_large },
      });
    }
    expect(studio.given).toEqual([]);
    expect(await usedAnalyses(browser)).toBe(0);
  });

  it('accepts a photo of 1.5 MB as an address with line breaks', async () => {
    studio.next = 'works';
    const { browser } = await buildUser(test);
    const base64 = Buffer.alloc(photoLimits.fileBytes, 0xff).toString('base64');
    const imageBase64 = `data:image/jpeg;base64,${base64.replace(/.{76}/g, '$&\n')}`;
    await browser.call(analyzePhoto, { body: { imageBase64 } });
    expect(studio.given.at(-1)).toHaveLength(photoLimits.fileBytes);
  });

  it('is limited by the rate limit of the assistant, refused files included', async () => {
    studio.next = { refusal: 'not_an_image' };
    const { browser } = await buildUser(test);
    const { max } = sharedLimits.assistant.perAccount;
    for (let time = 0; time < max; time++) expect((await analyse(browser)).status).toBe(422);
    expect((await analyse(browser)).status).toBe(429);
  });
});

describe('a client that disconnects', () => {
  it('ends the analysis, gets its use back and leaves nothing stored', async () => {
    studio.next = 'never';
    studio.given.length = 0;
    studio.calledOff = 0;
    const { browser } = await buildUser(test);
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const leaving = new AbortController();
    const request = fetch(`${address}${analyzePhoto.path}`, {
      ...{ method: 'POST', body: JSON.stringify(body), signal: leaving.signal },
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    await until(() => studio.given.length > 0);
    expect(await usedAnalyses(browser)).toBe(1);
    leaving.abort();
    await expect(request).rejects.toThrow();
    await until(async () => (await usedAnalyses(browser)) === 0);
    expect(studio.calledOff).toBe(1);
    expect(await test.deps.db.$count(photoAnalysis)).toBe(0);
    expect(test.logLines.join('')).not.toContain('unexpected failure');
  });
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((again) => setTimeout(again, 10));
}
