import { describe, expect, it } from 'vitest';
import { deleteBio, generateBios, listBios, markBio, rateBio } from '#contract/bios.ts';
import { getUsage } from '#contract/usage.ts';
import { bio } from '../../db/schema.ts';
import { sharedLimits } from '../../http/limits.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();
const interests = 'rando, jazz et mon chat Pixel';
const dull = "J'aime voyager, rire, les bons restos. Si tu veux en savoir plus, demande. Pas de plan cul svp.";

describe('POST /api/bios/generate', () => {
  it('writes three bios in the style «fun» unless told otherwise, and adds them to the history', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    const { generated, usage } = await browser.call(generateBios, { body: { interests } });
    expect(generated).toHaveLength(3);
    for (const { style, content, characterCount } of generated) {
      expect(style).toBe('fun');
      expect(characterCount).toBe([...content].length);
    }
    expect(usage).toMatchObject({ feature: 'bioGeneration', used: 1, limit: 300 });
    const { bios } = await browser.call(listBios);
    expect(bios.map(({ id }) => id).sort()).toEqual(generated.map(({ id }) => id).sort());
    expect(bios[0]).toMatchObject({ isFavorite: false, createdAt: '2026-11-15T09:00:00.000Z' });
    expect(bios[0]).not.toHaveProperty('score');
    const avoid = generated.map(({ content }) => content);
    const again = await browser.call(generateBios, { body: { interests, style: 'classe', seed: 1, avoid } });
    for (const { content } of again.generated) expect(avoid).not.toContain(content);
  });

  it('is allowed once a day for free accounts and Pro, which are told what gives more', async () => {
    const [free, pro] = [await buildUser(test), await buildUser(test, { entitlements: ['pro'] })];
    for (const { browser } of [free, pro]) await browser.call(generateBios, { body: { interests } });
    expect(await free.browser.refused(generateBios, { body: { interests } })).toMatchObject({
      status: 403,
      body: { code: 'upgrade_required', requiresPro: true },
    });
    const refused = await pro.browser.refused(generateBios, { body: { interests } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'addon_required', addon: 'bio' } });
    expect(refused.body.message).not.toContain('Passe en Pro');
    test.clock.set('2026-11-15T23:00:00Z');
    await free.browser.call(generateBios, { body: { interests } });
  });

  it('says why it does not write, stores nothing and gives the quota back', async () => {
    const { browser } = await buildUser(test);
    const refused = await browser.refused(generateBios, { body: { interests: 'mon insta @lea_75' } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'unprocessable', reason: 'contact' } });
    expect((await browser.refused(generateBios, { body: { interests: ' ' } })).body.fields).toEqual({
      interests: "Merci d'ajouter tes centres d'intérêt",
    });
    expect((await browser.call(listBios)).bios).toEqual([]);
    expect((await browser.call(getUsage)).usage[2]).toMatchObject({ feature: 'bioGeneration', used: 0 });
  });

  it('is refused without a verified address and without a session', async () => {
    const { browser } = await buildUser(test, { verified: false });
    expect((await browser.refused(generateBios, { body: { interests } })).body.code).toBe('email_unverified');
    expect((await test.browser().refused(generateBios, { body: { interests } })).status).toBe(401);
  });
});

describe('POST /api/bios/rate', () => {
  it('gives a free account one piece of advice and the reasons of the score, once a week', async () => {
    const { browser } = await buildUser(test);
    const rating = await browser.call(rateBio, { body: { content: dull } });
    expect(rating.score).toBeLessThan(60);
    expect(rating.feedback).toHaveLength(1);
    expect(rating.hiddenAdvice).toBe(2);
    expect(rating.why.length).toBeGreaterThan(1);
    expect(rating.impact).toBeTypeOf('number');
    expect(await browser.refused(rateBio, { body: { content: dull } })).toMatchObject({
      status: 403,
      body: { requiresPro: true, resetsAt: '2026-11-15T23:00:00.000Z' },
    });
  });

  it('gives three pieces of advice with the add-on, without a quota', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    for (let time = 0; time < 3; time++) {
      const rating = await browser.call(rateBio, { body: { content: dull } });
      expect(rating).toMatchObject({ hiddenAdvice: 0, usage: null });
      expect(rating.feedback).toHaveLength(3);
    }
  });

  it('is limited by the rate limit of the assistant also without a quota', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    const { max } = sharedLimits.assistant.perAccount;
    for (let time = 0; time < max; time++) await browser.call(rateBio, { body: { content: dull } });
    const refused = await browser.refused(rateBio, { body: { content: dull } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stores the score of a bio that is in the history, and no other bio', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    const { generated } = await browser.call(generateBios, { body: { interests } });
    const [first] = generated;
    const { score } = await browser.call(rateBio, { body: { content: first?.content ?? '' } });
    await browser.call(rateBio, { body: { content: dull } });
    const { bios } = await browser.call(listBios);
    expect(bios).toHaveLength(3);
    expect(bios.find(({ id }) => id === first?.id)?.score).toBe(score);
    expect(bios.filter((other) => other.score !== undefined)).toHaveLength(1);
  });

  it('refuses an empty bio', async () => {
    const { browser } = await buildUser(test);
    expect((await browser.refused(rateBio, { body: { content: '  ' } })).body.fields).toEqual({
      content: "Colle ta bio actuelle pour l'évaluer",
    });
  });
});

describe('the history', () => {
  it('marks favourites, deletes, and keeps other accounts out', async () => {
    const [one, other] = [await buildUser(test), await buildUser(test)];
    const { generated } = await one.browser.call(generateBios, { body: { interests } });
    const params = { id: generated[0]?.id ?? '' };
    expect((await one.browser.call(markBio, { params, body: { isFavorite: true } })).bio.isFavorite).toBe(true);
    expect((await other.browser.call(listBios)).bios).toEqual([]);
    expect((await other.browser.refused(markBio, { params, body: { isFavorite: false } })).status).toBe(404);
    expect((await other.browser.refused(deleteBio, { params })).status).toBe(404);
    expect((await one.browser.call(listBios)).bios.filter(({ isFavorite }) => isFavorite)).toHaveLength(1);
    await one.browser.call(deleteBio, { params });
    expect((await one.browser.call(listBios)).bios).toHaveLength(2);
  });

  it('shows the latest 200 bios and every favourite', async () => {
    const { user, browser } = await buildUser(test);
    const rows = Array.from({ length: 230 }, (_, place) => ({
      ...{ accountId: user.id, style: 'fun' as const, content: `bio ${place}`, isFavorite: place === 3 },
      createdAt: new Date(test.clock.now().getTime() + place),
    }));
    await test.deps.db.insert(bio).values(rows);
    const { bios } = await browser.call(listBios);
    expect(bios).toHaveLength(201);
    expect(bios[0]?.content).toBe('bio 229');
    expect(bios.at(-1)?.content).toBe('bio 3');
  });
});
