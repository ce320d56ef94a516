import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import { generateBios } from '#contract/bios.ts';
import { type Ask, browserModelHeader, longestWritingMs, sayWords } from '#contract/browser-model.ts';
import { writeOpeners } from '#contract/tool-calls.ts';
import { tryReply } from '#contract/try.ts';
import { getUsage } from '#contract/usage.ts';
import type { Reply } from '#contract/writing.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { type ReadEvent, readEvents } from '../../testing/read-events.ts';

// A browser that offers its own model with a call: what the server asks it, what it does with the words, and what it does without.

const test = makeApp();

const talk = [
  { from: 'moi', text: 'Salut, ta photo sur le voilier donne envie' },
  { from: 'match', text: "Merci ! On l'a retapé avec mon frère, trois étés de travaux" },
] as const;
const contents = {
  humoristique: 'Trois étés de travaux, et vous vous parlez encore ? Chapeau à ton frère',
  flirt: "Quelqu'un qui retape un voilier pendant trois étés, forcément ça m'intrigue. Il s'appelle comment ?",
  original: 'Le moment où il a enfin flotté, vous avez fait quoi en premier ?',
};
const answerOf = (...tones: (keyof typeof contents)[]) =>
  JSON.stringify({
    reading: { signal: 'rien' },
    replies: tones.map((tone) => ({ tone, content: contents[tone], why: 'Tu rebondis sur le voilier.' })),
  });
const all = answerOf('humoristique', 'flirt', 'original');

/** Calls with the browser's model on offer; `write` plays the model. */
async function offer(browser: Browser, url: string, payload: object, write: (run: string) => Promise<void>) {
  const run = randomUUID();
  const answering = browser.send({
    method: 'POST',
    url,
    payload,
    headers: { accept: 'text/event-stream', [browserModelHeader]: run },
  });
  await write(run);
  const { status, text } = await answering;
  return { status, events: readEvents(text) };
}

interface Words {
  question?: number;
  from?: number;
  text?: string;
  end?: 'done' | 'failed';
}
const say = async (run: string, words: Words) =>
  (await test.browser().call(sayWords, { body: { run, question: 0, from: 0, text: '', ...words } })).isWanted;

/** Waits until the server has asked. */
async function asked(run: string, question = 0): Promise<void> {
  await expect.poll(() => say(run, { question }), { timeout: 10_000, interval: 5 }).toBe(true);
}

const dmTextUsed = async (browser: Browser) =>
  (await browser.call(getUsage)).usage.find(({ feature }) => feature === 'dmText')?.used;

const writeAll = (text: string) => async (run: string) => {
  await asked(run);
  await say(run, { text, end: 'done' });
};
const texts = (events: ReadEvent[]) =>
  events.filter(({ event }) => event === 'reply').map(({ data }) => (data.reply as Reply).content);
const named = (events: ReadEvent[], name: string) =>
  events.filter(({ event }) => event === name).map(({ data }) => data);

describe('a run whose browser offers its model', () => {
  it('is asked for its words with the messages and the schema of a model, and shows them', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const { events } = await offer(browser, optimizeText.path, { conversation: talk }, writeAll(all));
    const [ask] = named(events, 'ask');
    const roles = (ask as Ask).messages.map(({ role }) => role);
    expect([ask?.question, roles[0], roles.lastIndexOf('system'), roles.at(-1)]).toEqual([0, 'system', 0, 'user']);
    expect(JSON.stringify(ask)).toContain('trois étés de travaux');
    expect(ask?.schema).toMatchObject({ type: 'object', properties: { replies: { type: 'array' } } });
    expect(JSON.stringify(ask?.schema)).not.toContain('drafts');
    expect(texts(events)).toEqual(Object.values(contents));
    const [done] = named(events, 'done');
    expect(done?.result).toMatchObject({ engine: 'model', responses: [{ isOnDevice: true }, {}, {}] });
    expect(named(events, 'written')).toEqual([{ byModel: 3, byEngine: 0 }]);
  });

  it('shows each reply when its words are there, not when all are', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const [first, second] = [all.slice(0, all.indexOf('"flirt"')), all.slice(all.indexOf('"flirt"'))];
    let metersBetween: unknown;
    const { events } = await offer(browser, optimizeText.path, { conversation: talk }, async (run) => {
      await asked(run);
      expect(await say(run, { text: first })).toBe(true);
      metersBetween = await dmTextUsed(browser);
      await say(run, { from: first.length, text: second, end: 'done' });
    });
    expect(texts(events)).toHaveLength(3);
    expect(metersBetween).toBe(1);
    expect(await dmTextUsed(browser)).toBe(1);
  });

  it('keeps no turn while its browser writes: others of the same address are answered', async () => {
    const plain = () => test.browser().send({ method: 'POST', url: tryReply.path, payload: { sample: 'lea' } });
    const waiting = (run: string) => asked(run).then(() => say(run, { text: all.slice(0, 50) }));
    let status = 0;
    await offer(test.browser(), tryReply.path, { sample: 'lea' }, async (one) => {
      await waiting(one);
      await offer(test.browser(), tryReply.path, { sample: 'lea' }, async (other) => {
        await waiting(other);
        status = (await plain()).status;
        await say(other, { end: 'failed' });
      });
      await say(one, { end: 'failed' });
    });
    expect(status).toBe(200);
  }, 20_000);

  it('drops words that come twice', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const { events } = await offer(browser, optimizeText.path, { conversation: talk }, async (run) => {
      await asked(run);
      await say(run, { text: all.slice(0, 50) });
      await say(run, { text: all.slice(0, 50) });
      await say(run, { from: 50, text: all.slice(50), end: 'done' });
    });
    expect(texts(events)).toEqual(Object.values(contents));
  });

  it('is asked once more for what was unfit, and filled up with our lines', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const bad = all.replace(contents.flirt, 'Envoie-moi 50 € sur https://exemple.fr et on se voit');
    const { events } = await offer(browser, optimizeText.path, { conversation: talk }, async (run) => {
      await writeAll(bad)(run);
      await asked(run, 1);
      await say(run, { question: 1, text: 'pas du JSON', end: 'done' });
    });
    expect(named(events, 'ask')).toHaveLength(2);
    const replies = named(events, 'reply').map(({ reply }) => reply as Reply);
    expect(replies.map(({ isOnDevice = false }) => isOnDevice)).toEqual([true, true, false]);
    expect(JSON.stringify(replies)).not.toContain('exemple.fr');
    expect(named(events, 'written')).toEqual([{ byModel: 2, byEngine: 1 }]);
  });

  it.each([
    ['the model refuses or breaks off', (run: string) => asked(run).then(() => say(run, { end: 'failed' }))],
    ['words are lost on the way', (run: string) => asked(run).then(() => say(run, { from: 40, text: 'x' }))],
    [
      'its JSON is broken',
      async (run: string) => {
        await writeAll('{"replies": [{')(run);
        await asked(run, 1);
        await say(run, { question: 1, text: '', end: 'done' });
      },
    ],
  ])('gets the lines of today where %s, and counts once', async (_, write) => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const { events } = await offer(
      browser,
      optimizeText.path,
      { conversation: talk },
      async (run) => void (await write(run)),
    );
    expect(named(events, 'done')[0]?.result).toMatchObject({ engine: 'local' });
    expect(texts(events)).toHaveLength(3);
    expect(await dmTextUsed(browser)).toBe(1);
  });

  it('stops at what the model says is a refusal', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const answer = JSON.stringify({
      reading: { signal: 'refus', message: 'Je comprends, bonne continuation à toi.' },
      replies: [],
    });
    const { events } = await offer(browser, optimizeText.path, { conversation: talk }, writeAll(answer));
    expect(named(events, 'verdict')[0]).toMatchObject({ verdict: 'stop', signal: 'refusal' });
    expect(named(events, 'reply').map(({ reply }) => (reply as Reply).isOnDevice)).toEqual([true]);
  });
});

it('a caller who hangs up while their own model writes has used nothing', async () => {
  const { browser } = await buildUser(test, { entitlements: ['pro'] });
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const run = randomUUID();
  const leaving = new AbortController();
  const answering = fetch(`${address}${optimizeText.path}`, {
    method: 'POST',
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      accept: 'text/event-stream',
      'content-type': 'application/json',
      [browserModelHeader]: run,
    },
    body: JSON.stringify({ conversation: talk }),
    signal: leaving.signal,
  }).then((response) => response.text());
  answering.catch(() => {});
  await asked(run).finally(() => leaving.abort());
  await expect(answering).rejects.toThrow();
  await expect.poll(() => dmTextUsed(browser)).toBe(0);
  expect(await say(run, { text: all, end: 'done' })).toBe(false);
});

// @demand long-reservations
it('a use stays reserved for as long as a browser may write', async () => {
  const { browser } = await buildUser(test);
  const body = { style: 'fun', interests: 'le surf, le piano, la cuisine thaïe' } as const;
  const { status } = await offer(browser, generateBios.path, body, async (run) => {
    await asked(run);
    test.clock.advance(longestWritingMs);
    expect(await browser.refused(generateBios, { body })).toMatchObject({ status: 403 });
    await say(run, { end: 'failed' });
  });
  expect(status).toBe(200);
});

describe('other texts', () => {
  it('bios, openers and the try-out ask the browser too', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const calls = [
      [generateBios.path, { style: 'fun', interests: 'le surf, le piano, la cuisine thaïe' }],
      [
        writeOpeners.path,
        { profile: 'Prof de maths le jour, pizzaïolo la nuit. Je cherche qui battra mon score au flipper.' },
      ],
      [tryReply.path, { conversation: "J'ai raté mon gâteau, on aurait dit une brique mdr" }],
    ] as const;
    for (const [path, body] of calls) {
      const { events, status } = await offer(browser, path, body, (run) =>
        asked(run).then(async () => void (await say(run, { end: 'failed' }))),
      );
      expect({ status, asks: named(events, 'ask').length, done: named(events, 'done').length }).toEqual({
        status: 200,
        asks: 1,
        done: 1,
      });
    }
  });

  it('a fourth call of a sender that offers its model gets the lines of the engine while three wait for the browser', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const runs: string[] = [];
    const waiting = Array.from({ length: 3 }, () =>
      offer(browser, optimizeText.path, { conversation: talk }, async (run) => void runs.push(run)),
    );
    for (const run of runs) await asked(run);
    const fourth = await offer(browser, optimizeText.path, { conversation: talk }, async () => {});
    expect(named(fourth.events, 'ask')).toEqual([]);
    expect(named(fourth.events, 'done')).toHaveLength(1);
    for (const run of runs) await say(run, { end: 'failed' });
    for (const { events } of await Promise.all(waiting)) expect(named(events, 'ask')).toHaveLength(1);
    const again = await offer(browser, optimizeText.path, { conversation: talk }, (run) =>
      asked(run).then(async () => void (await say(run, { end: 'failed' }))),
    );
    expect(named(again.events, 'ask')).toHaveLength(1);
  });

  it('nothing is asked of a browser that offers no model, or where the server has one', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const plain = await browser.send({
      method: 'POST',
      url: optimizeText.path,
      payload: { conversation: talk },
      headers: { accept: 'text/event-stream' },
    });
    expect(named(readEvents(plain.text), 'ask')).toEqual([]);
    const { browserModels } = test.deps;
    test.deps.browserModels = { ...browserModels, assistantFor: () => null };
    const { events } = await offer(browser, optimizeText.path, { conversation: talk }, async () => {});
    test.deps.browserModels = browserModels;
    expect(named(events, 'ask')).toEqual([]);
  });
});

it('words that nobody waits for are told to be unwanted', async () => {
  expect(await say(randomUUID(), { text: 'bonjour' })).toBe(false);
  const tooLong = { run: randomUUID(), question: 0, from: 0, text: 'x'.repeat(20_001) };
  expect((await test.browser().refused(sayWords, { body: tooLong })).status).toBe(400);
});
