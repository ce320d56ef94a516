import { describe, expect, it, vi } from 'vitest';
import { countTries, tryReply } from '#contract/try.ts';
import { rateLimit } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { makeApp } from '../../testing/make-app.ts';
import { readEvents } from '../../testing/read-events.ts';
import { takeTry } from './budget.ts';

const test = makeApp();
const message = "J'ai raté mon gâteau, on aurait dit une brique mdr";
const headers = { accept: 'text/event-stream' };

const attempt = (browser: Browser, payload: object = { conversation: message }) =>
  browser.send({ method: 'POST', url: tryReply.path, payload });

async function counts(): Promise<Record<string, number>> {
  const rows = await test.deps.db.select().from(rateLimit);
  const tries = rows.filter(({ key }) => /^try:(total|network|device|samples)/.test(key));
  return Object.fromEntries(tries.map(({ key, count }) => [key.split(':')[1], count]));
}

describe('POST /api/try/reply', () => {
  it('answers a pasted message with a verdict and three replies, without an account', async () => {
    const answer = await test.browser().call(tryReply, { body: { conversation: message } });
    expect(answer).toMatchObject({ verdict: 'reply', engine: 'local', left: 1 });
    expect(answer.replies.map(({ tone }) => tone)).toEqual(['humoristique', 'flirt', 'original']);
  });

  it('answers a short conversation and a sample chat', async () => {
    const talk = 'Moi : Tu fais quoi ce week-end ?\nElle : Rien de spécial';
    const typed = await test.browser().call(tryReply, { body: { conversation: talk } });
    const sample = await test.browser().call(tryReply, { body: { sample: 'nora' } });
    expect(typed.replies).toHaveLength(3);
    expect(sample.replies.map(({ content }) => content)).toEqual(typed.replies.map(({ content }) => content));
  });

  it('answers as events, replies as they are written', async () => {
    const { text } = await test
      .browser()
      .send({ method: 'POST', url: tryReply.path, payload: { sample: 'lea' }, headers });
    const events = readEvents(text);
    const names = ['transcript', 'analyse', 'verdict', 'redaction', 'reply', 'reply', 'reply', 'done'];
    expect(events.map(({ event }) => event)).toEqual(names);
    expect(tryReply.response.parse(events.at(-1)?.data).left).toBe(2);
  });

  it('tells who said what, and swaps the speakers once without another try', async () => {
    const browser = test.browser();
    const conversation = 'Moi : Tu fais quoi ce week-end ?\nCamille : Rien de spécial';
    const first = await browser.call(tryReply, { body: { conversation } });
    const speakers = ({ transcript }: typeof first) => transcript.messages.map(({ from }) => from);
    expect([speakers(first), first.left]).toEqual([['moi', 'match'], 1]);
    const second = await browser.call(tryReply, { body: { conversation, swap: first.swap } });
    expect([speakers(second), second.left, second.swap]).toEqual([['match', 'moi'], 1, undefined]);
    expect(await browser.refused(tryReply, { body: { conversation, swap: first.swap } })).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Tu as déjà inversé les rôles/) },
    });
  });

  it('offers no swap where one speaker alone has words', async () => {
    expect((await test.browser().call(tryReply, { body: { conversation: message } })).swap).toBeUndefined();
  });

  it('takes a swap that was granted for another text, or to another device, for a try', async () => {
    const browser = test.browser();
    const { swap } = await browser.call(tryReply, { body: { conversation: 'Moi : Ça va ?\nElle : Oui et toi ?' } });
    const other = await browser.call(tryReply, {
      body: { conversation: 'Moi : Un café ?\nElle : Volontiers !', swap },
    });
    expect([other.left, other.transcript.messages[0]?.from]).toEqual([0, 'moi']);
    const stranger = test.browser({ address: '10.9.9.9' });
    const conversation = 'Moi : Ça va ?\nElle : Oui et toi ?';
    expect((await stranger.call(tryReply, { body: { conversation, swap } })).left).toBe(1);
  });

  it('refuses what is empty, too long, unknown or not asked for, and counts nothing', async () => {
    const refusals = [
      [{}, 'Colle le message que tu as reçu'],
      [{ conversation: '  ' }, 'Colle le message que tu as reçu'],
      [{ conversation: 'a'.repeat(2001) }, 'Ce texte est trop long pour un essai : garde les derniers messages'],
    ] as const;
    for (const [payload, sentence] of refusals)
      expect(await attempt(test.browser(), payload)).toMatchObject({
        status: 400,
        body: { fields: { conversation: sentence } },
      });
    expect((await attempt(test.browser(), { sample: 'zoe' })).status).toBe(400);
    expect((await attempt(test.browser(), { conversation: message, isPro: true })).status).toBe(400);
    expect(await counts()).toEqual({});
  });
});

describe('a sample chat', () => {
  it('costs no try', async () => {
    const browser = test.browser();
    expect((await browser.call(tryReply, { body: { sample: 'lea' } })).left).toBe(2);
    expect(await counts()).toEqual({ total: 1, samples: 1 });
    for (const left of [1, 0])
      expect((await browser.call(tryReply, { body: { conversation: message } })).left).toBe(left);
    expect((await browser.call(tryReply, { body: { sample: 'thomas' } })).left).toBe(0);
  });

  it('asks the model twenty times a day for one network, which therefore closes it to nobody else', async () => {
    const visitor = { deviceId: 'device', address: '10.0.0.1' };
    const sample = { kind: 'sample' } as const;
    for (let tap = 0; tap < 20; tap++) expect((await takeTry(test.deps, visitor, sample)).mayAskModel).toBe(true);
    expect(await takeTry(test.deps, visitor, sample)).toMatchObject({ keys: [], mayAskModel: false, left: 2 });
    expect(await counts()).toEqual({ total: 20, samples: 20 });
  });
});

describe('GET /api/try', () => {
  it('says how many tries are left, and gives a browser nothing to keep', async () => {
    const browser = test.browser();
    expect(await browser.call(countTries)).toEqual({ left: 2 });
    expect(browser.cookies.size).toBe(0);
    await browser.call(tryReply, { body: { conversation: message } });
    expect(await browser.call(countTries)).toEqual({ left: 1 });
  });
});

describe('the budget of tries', () => {
  it('gives a device two a day, then leads to a free account, and starts again the next day', async () => {
    const browser = test.browser();
    for (const left of [1, 0])
      expect((await browser.call(tryReply, { body: { conversation: message } })).left).toBe(left);
    expect(await browser.refused(tryReply, { body: { conversation: message } })).toMatchObject({
      status: 429,
      body: {
        code: 'quota_exhausted',
        message:
          'Tu as utilisé tes 2 essais du jour. Continue gratuitement : un compte te donne 3 conversations par jour, sans carte bancaire.',
        resetsAt: '2026-11-15T23:00:00.000Z',
      },
    });
    test.clock.set('2026-11-15T23:00:00Z');
    expect((await browser.call(tryReply, { body: { conversation: message } })).left).toBe(1);
  });

  it('counts a device whose cookie was forged as a new one', async () => {
    const browser = test.browser();
    await browser.call(tryReply, { body: { conversation: message } });
    const known = (await test.deps.db.select().from(rateLimit)).filter(({ key }) => key.startsWith('try:device'));
    const cookie = 'declic_try=00000000-0000-4000-8000-000000000000.forged';
    await test
      .browser()
      .send({ method: 'POST', url: tryReply.path, payload: { conversation: message }, headers: { cookie } });
    const now = (await test.deps.db.select().from(rateLimit)).filter(({ key }) => key.startsWith('try:device'));
    expect([known.length, now.length]).toEqual([1, 2]);
  });

  it('ends for a network whose visitors clear their cookies', async () => {
    const address = '10.1.2.3';
    for (let device = 0; device < 20; device++) expect((await attempt(test.browser({ address }))).status).toBe(200);
    expect(await attempt(test.browser({ address }))).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Il n'y a plus d'essai aujourd'hui depuis ta connexion\./) },
    });
    expect((await attempt(test.browser({ address: '10.1.2.4' }))).status).toBe(200);
  });

  // @demand spent-tries
  it('of the day is spent on the model exactly where many ask at once, and the engine answers the others', async () => {
    const visitors = Array.from({ length: 250 }, (_, index) => ({
      deviceId: `device-${index}`,
      address: `10.${index}.0.1`,
    }));
    const taken = await Promise.all(visitors.map((visitor) => takeTry(test.deps, visitor)));
    expect(taken.filter(({ mayAskModel }) => mayAskModel)).toHaveLength(200);
    expect(await counts()).toMatchObject({ total: 200 });

    const { reply } = test.deps.writer;
    const { kind } = test.deps.models;
    const asked = vi.fn(reply);
    test.deps.writer.reply = asked;
    test.deps.models.kind = () => 'model';
    const answer = await test.browser().call(tryReply, { body: { conversation: message } });
    Object.assign(test.deps.models, { kind });
    test.deps.writer.reply = reply;
    expect(answer).toMatchObject({ engine: 'local', left: 1 });
    expect(answer.replies).toHaveLength(3);
    expect(asked).not.toHaveBeenCalled();
  });

  it('of one IPv6 /48 ends after eighty tries, and leaves those of everybody else', async () => {
    const from = (network: number, block = 1) =>
      takeTry(test.deps, {
        deviceId: `device-${block}-${network}`,
        address: `2001:db8:${block}:${network.toString(16)}::1`,
      });
    for (let network = 0; network < 80; network++) await from(network);
    await expect(from(80)).rejects.toMatchObject({
      code: 'quota_exhausted',
      message: expect.stringMatching(/^Il n'y a plus d'essai aujourd'hui depuis ta connexion\./),
    });
    expect((await from(0, 2)).mayAskModel).toBe(true);
    expect(await counts()).toMatchObject({ total: 81 });
  });

  it('is counted in one statement, so that nobody waits for the round trips of another', async () => {
    const execute = vi.spyOn(test.deps.db, 'execute');
    const transaction = vi.spyOn(test.deps.db, 'transaction');
    await takeTry(test.deps, { deviceId: 'device', address: '10.0.0.1' });
    const calls = [execute.mock.calls.length, transaction.mock.calls.length];
    execute.mockRestore();
    transaction.mockRestore();
    expect(calls).toEqual([1, 0]);
  });

  it('is exact for one new device that asks many times at once', async () => {
    const visitor = { deviceId: 'device', address: '10.0.0.1' };
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => takeTry(test.deps, visitor)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await counts()).toEqual({ total: 2, network: 2, device: 2 });
  });

  it('is given back where the writer fails before a reply, and kept where it fails after one', async () => {
    const browser = test.browser();
    const { reply } = test.deps.writer;
    test.deps.writer.reply = () => Promise.reject(new Error('the engine broke'));
    const plain = await browser.refused(tryReply, { body: { conversation: message } });
    expect(plain).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(await counts()).toEqual({ total: 0, network: 0, device: 0 });

    test.deps.writer.reply = async (request, options) => {
      const done = await reply(request, options);
      throw new Error(`it broke after ${done.advice.replies.length} replies`);
    };
    await browser.send({ method: 'POST', url: tryReply.path, payload: { conversation: message }, headers });
    test.deps.writer.reply = reply;
    expect(await counts()).toEqual({ total: 1, network: 1, device: 1 });
  });

  it('is limited for calls that fail too', async () => {
    const browser = test.browser();
    for (let call = 0; call < 60; call++) await attempt(browser, {});
    expect(await attempt(browser)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });
});
