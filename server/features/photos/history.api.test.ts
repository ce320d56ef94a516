import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { analyzePhoto, deletePhoto, lineUpPhotos, listPhotos } from '#contract/photos.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { photoAnalysis } from '../../db/schema.ts';
import type { BuiltUser } from '../../testing/build-user.ts';
import { buildUser, goodPassword } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { photoResultWith, scriptedStudio } from '../../testing/scripted-studio.ts';

const studio = scriptedStudio();
const test = makeApp({ studio });
const body = { imageBase64: 'AAAA' };
const buildMember = () => buildUser(test, { entitlements: ['pro', 'photo'] });

/** Analyses a photo with such a result, a minute after the one before. */
async function analysed({ browser }: BuiltUser, given: Parameters<typeof photoResultWith>[0] = {}) {
  studio.result = photoResultWith(given);
  test.clock.advance(60_000);
  return await browser.call(analyzePhoto, { body });
}

describe('GET /api/photos', () => {
  it('lists the account’s own results, the latest first', async () => {
    const [one, other] = [await buildMember(), await buildMember()];
    const ids = [await analysed(one, { global: 50 }), await analysed(one, { global: 90 })].map(({ id }) => id);
    await analysed(other);
    const { photos } = await one.browser.call(listPhotos);
    expect(photos.map(({ id }) => id)).toEqual(ids.reverse());
    expect(photos.map(({ result }) => result.scores.global)).toEqual([90, 50]);
    expect(photos[0]?.createdAt).toBe('2026-11-15T09:02:00.000Z');
  });

  it('shows the latest hundred', async () => {
    const { user, browser } = await buildMember();
    const rows = Array.from({ length: 105 }, (_, place) => ({
      ...{ accountId: user.id, result: photoResultWith({ global: place % 100 }) },
      createdAt: new Date(test.clock.now().getTime() + place),
    }));
    await test.deps.db.insert(photoAnalysis).values(rows);
    const { photos } = await browser.call(listPhotos);
    expect(photos).toHaveLength(100);
    expect(photos[0]?.result.scores.global).toBe(4);
  });

  it('is empty for a new account, and refused without a session', async () => {
    expect(await (await buildMember()).browser.call(listPhotos)).toEqual({ photos: [] });
    expect((await test.browser().refused(listPhotos)).status).toBe(401);
  });
});

describe('DELETE /api/photos/:id', () => {
  it('deletes one result, once, and none of another account', async () => {
    const [one, other] = [await buildMember(), await buildMember()];
    const [first, second] = [await analysed(one), await analysed(one)];
    const params = { id: first.id };
    expect((await other.browser.refused(deletePhoto, { params })).status).toBe(404);
    expect((await one.browser.call(listPhotos)).photos).toHaveLength(2);
    await one.browser.call(deletePhoto, { params });
    expect((await one.browser.call(listPhotos)).photos.map(({ id }) => id)).toEqual([second.id]);
    expect((await one.browser.refused(deletePhoto, { params })).status).toBe(404);
    expect((await one.browser.refused(deletePhoto, { params: { id: 'first' } })).status).toBe(400);
  });
});

describe('POST /api/photos/line-up', () => {
  it('orders the account’s own photos and names the kinds that are missing', async () => {
    const member = await buildMember();
    const group = await analysed(member, { global: 95, shot: 'group' });
    const portrait = await analysed(member, { global: 80 });
    const { order, missing } = await member.browser.call(lineUpPhotos, {
      body: { ids: [group.id.toUpperCase(), portrait.id] },
    });
    expect(order.map(({ id }) => id)).toEqual([portrait.id, group.id]);
    expect(missing.map(({ shot }) => shot)).toEqual(['full', 'scene']);
    for (const { why } of [...order, ...missing]) expect(why).not.toBe('');
  });

  it('answers 404 where one photo is another member’s, deleted or unknown', async () => {
    const [one, other] = [await buildMember(), await buildMember()];
    const [own, gone, foreign] = [await analysed(one), await analysed(one), await analysed(other)];
    await one.browser.call(deletePhoto, { params: { id: gone.id } });
    for (const id of [foreign.id, gone.id, randomUUID()])
      expect((await one.browser.refused(lineUpPhotos, { body: { ids: [own.id, id] } })).status).toBe(404);
  });

  it('refuses one photo, seven, the same one twice, and bodies of another shape', async () => {
    const member = await buildMember();
    const { id } = await analysed(member);
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
    for (const [sent, message] of [
      [{ ids: [id] }, 'Choisis au moins deux photos'],
      [{ ids: ids(7) }, 'Maximum 6 photos en même temps'],
      [{ ids: [id, id.toUpperCase()] }, 'Choisis des photos différentes'],
      [{ ids: id }, 'Valeur invalide'],
    ] as const) {
      const answer = await member.browser.refused(lineUpPhotos, { body: sent });
      expect(answer).toMatchObject({ status: 400, body: { fields: { ids: message } } });
    }
    for (const sent of [{ ids: ids(2), userId: id }, { ids: ids(2), isPro: true }, { ids: ['1', '2'] }])
      expect((await member.browser.refused(lineUpPhotos, { body: sent })).status).toBe(400);
    expect((await test.browser().refused(lineUpPhotos, { body: { ids: ids(2) } })).status).toBe(401);
  });
});

describe('erasure of an account', () => {
  it('erases its results and no others', async () => {
    const [one, other] = [await buildMember(), await buildMember()];
    await analysed(one);
    await analysed(other);
    await one.browser.call(deleteAccount, { body: { password: goodPassword } });
    const left = await test.deps.db.select({ owner: photoAnalysis.accountId }).from(photoAnalysis);
    expect(left).toEqual([{ owner: other.user.id }]);
  });
});
