import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAdminActions } from '#contract/admin.ts';
import { dropModel, getModel, listProviderModels, tryModel, useModel } from '#contract/admin-model.ts';
import { optimizeText } from '#contract/assistant.ts';
import {
  type ModelServerDouble,
  says,
  startModelServer,
  status,
} from '../../../adapters/models/testing/model-server.ts';
import { modelSetting } from '../../../db/schema.ts';
import { createSigner } from '../../../secrets.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../../testing/make-app.ts';

const test = makeApp();
let double: ModelServerDouble;
beforeAll(async () => {
  double = await startModelServer();
});
afterAll(async () => await double.close());

const headers = { authorization: `Bearer ${testAdminPassword}` };
const key = 'sk-canari-tres-secret';
const chosen = () => ({ provider: 'own', baseUrl: double.url, model: 'm-70b', apiKey: key, prompt: 'auto' }) as const;
const state = async () => await test.browser().call(getModel, { headers });
const use = async (body: Partial<ReturnType<typeof chosen>> = {}) =>
  await test.browser().call(useModel, { body: { ...chosen(), ...body }, headers });

const content = (tone: string) => `Une réponse ${tone} sur le bal et l'accordéon, tu joues où ce week-end ?`;
const answer = JSON.stringify({
  reading: { signal: 'rien' },
  replies: ['humoristique', 'flirt', 'original'].map((tone, at) => ({
    tone,
    content:
      ['Un bal trad, carrément ?', "J'adore déjà le groupe.", "L'accordéon, c'est venu comment ?"][at] + content(tone),
    why: 'Tu parles de sa musique.',
  })),
});
const talk = [
  { from: 'moi', text: 'Ton talent caché ?' },
  { from: 'match', text: "Je joue de l'accordéon dans un groupe de bal trad" },
] as const;
const engineOfReplies = async () => {
  const { browser } = await buildUser(test, { entitlements: ['pro'] });
  return (await browser.call(optimizeText, { body: { conversation: [...talk] } })).result.engine;
};

describe('the operator’s model', () => {
  it('is none at first, with thirty empty days', async () => {
    const { source, current, stored, days, callsToday } = await state();
    expect({ source, current, stored, callsToday, days: days.length }).toEqual({
      source: 'none',
      current: null,
      stored: null,
      callsToday: 0,
      days: 30,
    });
    expect(days.at(-1)).toMatchObject({ day: '2026-11-15', calls: 0, firstReplyMs: null });
  });

  it('writes from the moment it is switched on, and no more once it is dropped', async () => {
    double.behave(says(answer));
    expect(await engineOfReplies()).toBe('local');
    await use();
    expect(test.deps.models.kind()).toBe('model');
    expect(await engineOfReplies()).toBe('model');
    expect(double.asked.at(-1)).toMatchObject({ authorization: `Bearer ${key}`, body: { model: 'm-70b' } });
    const { source, current, callsToday, days } = await state();
    expect({ source, current, callsToday }).toEqual({
      source: 'tab',
      current: { model: 'm-70b', baseUrl: double.url },
      callsToday: 1,
    });
    await expect
      .poll(async () => (await state()).days.at(-1))
      .toMatchObject({ calls: 1, failures: 0, texts: 1, fellBack: 0, written: 3, refused: 0 });
    expect(days).toHaveLength(30);
    await test.browser().call(dropModel, { headers });
    expect(await engineOfReplies()).toBe('local');
    expect((await state()).stored).toBeNull();
  });

  it('is taken up by another process with its next request', async () => {
    double.behave(says(answer));
    // Another process stores the choice; this one is told nothing.
    const { signer, clock, db } = test.deps;
    await db.insert(modelSetting).values({
      id: 1,
      ...chosen(),
      sealedKey: signer.seal('model-key', key),
      changedAt: clock.now(),
    });
    expect(await engineOfReplies()).toBe('model');
    await db.delete(modelSetting);
    expect(await engineOfReplies()).toBe('local');
  });

  it('counts a failing provider: the engine writes, and the day says so', async () => {
    double.behave(status(401));
    await use();
    expect(await engineOfReplies()).toBe('local');
    await expect.poll(async () => (await state()).days.at(-1)).toMatchObject({ failures: 1, texts: 1, fellBack: 1 });
  });
});

describe('its key', () => {
  it('is stored sealed, and in no answer, log or audit entry', async () => {
    double.behave(says(answer));
    await use();
    await engineOfReplies();
    const [row] = await test.deps.db.select().from(modelSetting);
    expect(row?.sealedKey).not.toContain('canari');
    const answers = JSON.stringify([await state(), await test.browser().call(listAdminActions, { headers })]);
    expect(answers).not.toContain('canari');
    expect(answers).toContain('model-set');
    expect(test.logLines.join()).not.toContain('canari');
    expect((await state()).stored).toMatchObject({ hasKey: true, isKeyReadable: true });
  });

  it('is kept where the form gives none, for the same address only', async () => {
    double.behave(says(answer));
    await use();
    const { apiKey: _, ...without } = chosen();
    await test.browser().call(useModel, { body: { ...without, model: 'm-2' }, headers });
    await engineOfReplies();
    expect(double.asked.at(-1)?.authorization).toBe(`Bearer ${key}`);
    const elsewhere = { ...without, baseUrl: double.url.replace('/v1', '/v2') };
    await test.browser().call(useModel, { body: elsewhere, headers });
    await engineOfReplies();
    expect(double.asked.at(-1)?.authorization).not.toContain('canari');
  });

  it('is asked for where the provider needs one', async () => {
    const { apiKey: _, ...without } = chosen();
    const { body } = await test.browser().refused(useModel, { body: { ...without, provider: 'mistral' }, headers });
    expect(body.fields).toEqual({ apiKey: 'Colle la clé de ce fournisseur' });
  });

  it('has to be given again where the server’s secret is another one: the engine writes until then', async () => {
    await use();
    const sealedKey = createSigner('another secret, long enough to be one').seal('model-key', key);
    await test.deps.db.update(modelSetting).set({ sealedKey, changedAt: new Date('2026-11-15T10:00:00Z') });
    expect(await state()).toMatchObject({ source: 'none', stored: { hasKey: true, isKeyReadable: false } });
    expect(await engineOfReplies()).toBe('local');
  });
});

describe('the provider’s list', () => {
  const list = async () => {
    const { provider, baseUrl, apiKey } = chosen();
    return await test.browser().call(listProviderModels, { body: { provider, baseUrl, apiKey }, headers });
  };

  it('names the models that chat, with prices where they are told', async () => {
    double.behave((response) => {
      const data = [
        { id: 'models/gemini-x' },
        { id: 'text-embedding-3' },
        { id: 'mistral-large', pricing: { prompt: '0.000002', completion: '0.000006' } },
      ];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
    expect(await list()).toEqual({
      models: [
        { id: 'gemini-x', prices: null },
        { id: 'mistral-large', prices: { input: 2, output: 6 } },
      ],
    });
    expect(double.asked).toMatchObject([{ path: '/v1/models', authorization: `Bearer ${key}` }]);
  });

  it('says what a refusal means', async () => {
    double.behave(status(401));
    expect(await list()).toEqual({ problem: 'wrong_key' });
  });
});

describe('a try', () => {
  const attempt = async (more: object = {}) =>
    await test.browser().call(tryModel, { body: { ...chosen(), ...more }, headers });

  it('shows three replies, time, tokens and cost, counts in no budget and switches nothing on', async () => {
    double.behave(says(answer));
    const tried = await attempt({ prices: { input: 2, output: 6 } });
    expect(tried.replies.map(({ tone }) => tone)).toEqual(['humoristique', 'flirt', 'original']);
    expect(tried).toMatchObject({ problem: null, tokens: { isEstimated: true } });
    expect(tried.cost).toBeCloseTo((tried.tokens.input * 2 + tried.tokens.output * 6) / 1_000_000);
    expect(tried.firstReplyMs).toBeLessThanOrEqual(tried.totalMs);
    expect(await state()).toMatchObject({ source: 'none', callsToday: 0 });
  });

  it.each([
    [401, 'wrong_key'],
    [402, 'no_credit'],
    [404, 'unknown_model'],
    [429, 'limit'],
  ] as const)('of a provider that answers %i says: %s', async (code, problem) => {
    double.behave(status(code, { 'retry-after': '60' }));
    expect(await attempt()).toMatchObject({ replies: [], problem });
  });

  it('of a model that writes nonsense says that it is unfit', async () => {
    double.behave(says('bonjour'));
    expect(await attempt()).toMatchObject({ replies: [], problem: 'unreadable' });
  });
});
