import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { browserModelHeader, sayWords } from '#contract/browser-model.ts';
import { replyToSample } from '#contract/model-page.ts';
import { makeApp } from '../testing/make-app.ts';
import { readEvents } from '../testing/read-events.ts';

const test = makeApp({ modelPage: { address: '/web/dev/model-page.ts' } });
const plain = makeApp();
const here = { address: '127.0.0.1' };

describe('the page on the browser’s own model', () => {
  it('is kept by nobody, and names its script', async () => {
    const { status, text, headers } = await test.browser(here).send({ url: '/dev/modele' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('src="/web/dev/model-page.ts"');
  });

  it('has replies to its talks without a try being counted', async () => {
    const browser = test.browser(here);
    for (let turn = 0; turn < 5; turn++) {
      expect((await browser.call(replyToSample, { body: { talk: turn } })).replies).toHaveLength(3);
    }
    expect((await browser.refused(replyToSample, { body: { talk: 10 } })).status).toBe(400);
  });

  it('asks the browser that offers its model', async () => {
    const run = randomUUID();
    const answering = test.browser(here).send({
      method: 'POST',
      url: replyToSample.path,
      payload: { talk: 0 },
      headers: { accept: 'text/event-stream', [browserModelHeader]: run },
    });
    const fail = () =>
      test.browser(here).call(sayWords, { body: { run, question: 0, from: 0, text: '', end: 'failed' } });
    const isWaiting = () => test.browser(here).call(sayWords, { body: { run, question: 0, from: 0, text: '' } });
    await expect.poll(async () => (await isWaiting()).isWanted, { timeout: 10_000, interval: 5 }).toBe(true);
    await fail();
    const events = readEvents((await answering).text);
    expect(events.filter(({ event }) => event === 'ask')).toHaveLength(1);
    expect(events.filter(({ event }) => event === 'written').map(({ data }) => data)).toEqual([
      { byModel: 0, byEngine: 3 },
    ]);
  });

  it('is absent where it was not asked for, as in production', async () => {
    expect((await plain.browser().send({ url: '/dev/modele' })).status).toBe(404);
    expect((await plain.browser().send({ method: 'POST', url: replyToSample.path, payload: { talk: 0 } })).status).toBe(
      404,
    );
  });
});
