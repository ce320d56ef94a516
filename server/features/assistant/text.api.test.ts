import { describe, expect, it, vi } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import { getUsage } from '#contract/usage.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { readEvents } from '../../testing/read-events.ts';

const test = makeApp();
const talk = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando dans le Vercors, et toi ?';

describe('POST /api/dm/optimize', () => {
  it('answers with three replies, a verdict, a transcript and the meter', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const { result } = await browser.call(optimizeText, { body: { objective: 'continue', conversation: talk } });
    expect(result.responses).toHaveLength(3);
    expect(result.responses.map(({ tone }) => tone)).toEqual(['humoristique', 'flirt', 'original']);
    for (const { text, confidence, context, isStartingIdea } of result.responses) {
      expect(text.length).toBeGreaterThan(10);
      expect(confidence).toBeGreaterThan(0);
      expect(context).not.toBe('');
      expect(isStartingIdea).toBe(true);
    }
    expect(result).toMatchObject({ verdict: 'reply', engine: 'local', followUp: null });
    expect(result.transcript.messages.map(({ from }) => from)).toEqual(['moi', 'match']);
    expect(result.usage).toMatchObject({ feature: 'dmText', used: 1, limit: 100 });
  });

  it('names the match where the text does, and where the caller does', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const named = await browser.call(optimizeText, { body: { conversation: talk.replace('Elle', 'Inès') } });
    expect(named.result.transcript.matchName).toBe('Inès');
    const { messages } = named.result.transcript;
    const conversation = messages.map(({ from, text }) => ({ from, text }));
    const again = await browser.call(optimizeText, { body: { conversation, matchName: 'Inès' } });
    expect(again.result.transcript.matchName).toBe('Inès');
  });

  it('accepts messages, a French objective, intensity and genders, and repeats no reply when asked again', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const conversation = [{ from: 'match' as const, text: 'Une rando dans le Vercors, et toi ?' }];
    const manner = { objective: 'relancer', intensity: 'joueur', userGender: 'femme', matchGender: 'homme' } as const;
    const first = await browser.call(optimizeText, { body: { conversation, ...manner } });
    const shown = first.result.responses.map(({ text }) => text);
    const again = await browser.call(optimizeText, { body: { conversation, ...manner, seed: 1, avoid: shown } });
    for (const { text } of again.result.responses) expect(shown).not.toContain(text);
  });

  it('returns a transcript of a long text that can be sent again', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const short = Array.from({ length: 450 }, (_, index) => `${index % 2 ? 'Elle' : 'Moi'} : rando ${index}`);
    const text = [...short, `Elle : ${'la vue était belle '.repeat(300)}et toi ?`].join('\n');
    const { result } = await browser.call(optimizeText, { body: { conversation: text } });
    expect(result.transcript.messages.at(-2)?.text).toBe('rando 449');
    expect(result.transcript.messages.at(-1)?.text).toMatch(/et toi \?$/);
    const conversation = result.transcript.messages.map(({ from, text: said }) => ({ from, text: said }));
    const again = await browser.call(optimizeText, { body: { conversation, seed: 1 } });
    expect(again.result.responses).toHaveLength(3);
  });

  it('answers as events, in the order of its steps, when events are asked for', async () => {
    const { browser } = await buildUser(test);
    const answer = await browser.send({
      method: 'POST',
      url: optimizeText.path,
      payload: { conversation: talk },
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    const events = readEvents(answer.text);
    const names = ['transcript', 'analyse', 'verdict', 'redaction', 'reply', 'reply', 'reply', 'done'];
    expect(events.map(({ event }) => event)).toEqual(names);
    const done = optimizeText.response.parse(events.at(-1)?.data);
    expect(events[2]?.data).toMatchObject({ verdict: done.result.verdict, reason: done.result.reason });
    expect(
      events.filter(({ event }) => event === 'reply').map(({ data }) => (data.reply as { content: string }).content),
    ).toEqual(done.result.responses.map(({ text }) => text));
    expect((await browser.call(getUsage)).usage[0]).toMatchObject({ used: 1 });
  });

  it('tells the place in the queue of a model, and sends a sign of life every 15 seconds while it writes', async () => {
    const { browser } = await buildUser(test);
    const { reply } = test.deps.writer;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    test.deps.writer.reply = async (request, options) => {
      for (const ahead of [2, 1, 0]) options?.onPlace?.(ahead);
      vi.advanceTimersByTime(31_000);
      return await reply(request, options);
    };
    const { text } = await browser.send({
      method: 'POST',
      url: optimizeText.path,
      payload: { conversation: talk },
      headers: { accept: 'text/event-stream' },
    });
    test.deps.writer.reply = reply;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    const waits = readEvents(text).filter(({ event }) => event === 'redaction');
    expect(waits.map(({ data }) => data.ahead)).toEqual([2, 1, 0, undefined]);
    expect(text.split('\n\n').filter((block) => block === ':')).toHaveLength(2);
  });

  it('refuses by status before the first event and by an event later, and gives the quota back', async () => {
    const { browser } = await buildUser(test);
    const headers = { accept: 'text/event-stream' };
    const empty = await browser.send({ method: 'POST', url: optimizeText.path, payload: {}, headers });
    expect(empty).toMatchObject({
      status: 400,
      body: { fields: { conversation: 'Ajoute le texte de ta conversation ou importe un screenshot' } },
    });
    const { reply } = test.deps.writer;
    test.deps.writer.reply = () => Promise.reject(new Error('the engine broke'));
    const payload = { conversation: talk };
    const broken = await browser.send({ method: 'POST', url: optimizeText.path, payload, headers });
    const plain = await browser.refused(optimizeText, { body: payload });
    test.deps.writer.reply = reply;
    expect(readEvents(broken.text).at(-1)).toMatchObject({ event: 'error', data: { code: 'internal' } });
    expect(broken.text).not.toContain('the engine broke');
    expect(plain).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect((await browser.call(getUsage)).usage[0]).toMatchObject({ used: 0 });
  });

  it('gives a free account three runs a day, then its demo, then refuses', async () => {
    const { browser } = await buildUser(test);
    for (const used of [1, 2, 3])
      expect((await browser.call(optimizeText, { body: { conversation: talk } })).result.usage).toMatchObject({ used });
    expect((await browser.call(getUsage)).freeDmTrialUsed).toBe(false);
    expect((await browser.call(optimizeText, { body: { conversation: talk } })).result.usage).toBeNull();
    expect((await browser.call(getUsage)).freeDmTrialUsed).toBe(true);
    const refused = await browser.refused(optimizeText, { body: { conversation: talk } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'upgrade_required', requiresPro: true } });
  });

  it('advises to stop after a no, with one reply at most', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const conversation = 'Moi : on se voit jeudi ?\nElle : non, je suis pas intéressée, laisse-moi tranquille stp';
    const { result } = await browser.call(optimizeText, { body: { conversation, objective: 'date' } });
    expect(result.verdict).toBe('stop');
    expect(result.responses.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['blank text', { conversation: '   ' }],
    ['no message', { conversation: [] }],
    ['messages without words', { conversation: [{ from: 'moi', text: ' ' }] }],
    ['an unknown objective', { conversation: talk, objective: 'marry' }],
    ['an unknown field', { conversation: talk, isPro: true }],
    ['an endless text', { conversation: 'a'.repeat(50_000) }],
  ])('refuses %s and uses no quota', async (_what, body) => {
    const { browser } = await buildUser(test);
    expect((await browser.refused(optimizeText, { body })).status).toBe(400);
    expect((await browser.call(getUsage)).usage[0]).toMatchObject({ used: 0 });
  });

  it('answers 401 without a session', async () => {
    expect((await test.browser().refused(optimizeText, { body: { conversation: talk } })).status).toBe(401);
  });
});
