// @demand paid-share
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getModel, useModel } from '#contract/admin-model.ts';
import { optimizeScreenshot, optimizeText, varyReply } from '#contract/assistant.ts';
import { generateBios, rateBio } from '#contract/bios.ts';
import { analyseProfile } from '#contract/retention.ts';
import { diagnoseGhosting, planDates, writeOpeners } from '#contract/tool-calls.ts';
import { tryReply } from '#contract/try.ts';
import { storedBudget } from '../../adapters/models/calls/call-budget.ts';
import { type ModelServerDouble, says, startModelServer } from '../../adapters/models/testing/model-server.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser } from '../../testing/build-user.ts';
import { fakeReader } from '../../testing/fake-reader.ts';
import { makeApp, testAdminPassword } from '../../testing/make-app.ts';

const callsPerDay = 20;
const test = makeApp({ environment: { AI_DAILY_BUDGET: String(callsPerDay) }, reader: fakeReader() });
const headers = { authorization: `Bearer ${testAdminPassword}` };
let double: ModelServerDouble;
beforeAll(async () => {
  double = await startModelServer();
});
afterAll(async () => await double.close());
beforeEach(async () => {
  double.behave(says('{}'));
  const chosen = { provider: 'own', baseUrl: double.url, model: 'm', apiKey: 'k', prompt: 'auto' } as const;
  await test.browser().call(useModel, { body: chosen, headers });
});

const take = async (calls: number, isPaying: boolean) => {
  const budget = storedBudget({ db: test.deps.db, clock: test.clock, callsPerDay });
  for (let call = 0; call < calls; call++) expect(await budget.take(isPaying)).toBe(true);
};
/** How often the model was asked by what `work` does. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const before = double.asked.length;
  await work();
  return double.asked.length - before;
}
const lastFallback = () =>
  test.logLines.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'written')?.fallback;

const image = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');
const hers = { from: 'match', text: "Je joue de l'accordéon dans un groupe de bal trad" } as const;
const conversation = [{ from: 'moi', text: 'Ton talent caché ?' }, hers] as const;
const content =
  'Prof de sport, fan de rando dans le Vercors et de raclette entre amis. Je cuisine mieux que je ne chante.';
const writeText = async (browser: Browser) =>
  await browser.call(optimizeText, { body: { conversation: [...conversation] } });
const vary = async (browser: Browser, runId?: string) => {
  const wish = { tone: 'flirt', content: 'Tu joues où ?', how: 'other', ...(runId && { runId }) } as const;
  return await browser.call(varyReply, { body: { transcript: [...conversation], ...wish } });
};

describe('once free accounts and visitors have used their half of the day', () => {
  beforeEach(async () => await take(callsPerDay / 2, false));

  it.each<[string, (browser: Browser) => Promise<unknown>]>([
    ['replies to a text', writeText],
    ['replies to a screenshot', (browser) => browser.call(optimizeScreenshot, { body: { imageBase64: image } })],
    ['another reply', vary],
    ['bios', (browser) => browser.call(generateBios, { body: { interests: 'rando, raclette' } })],
    ['the advice on a bio', (browser) => browser.call(rateBio, { body: { content } })],
    ['the analysis of a profile', (browser) => browser.call(analyseProfile, { body: { content } })],
    [
      'follow-ups to a silence',
      (browser) =>
        browser.call(diagnoseGhosting, { body: { conversation: [hers, { from: 'moi', text: 'Trop bien !' }] } }),
    ],
    [
      'follow-ups to a message',
      (browser) => browser.call(diagnoseGhosting, { body: { conversation: [...conversation] } }),
    ],
    ['date plans', (browser) => browser.call(planDates, { body: { city: 'Lyon', budget: '20-50' } })],
    ['openers', (browser) => browser.call(writeOpeners, { body: { profile: content } })],
  ])('the model still writes %s for a member who pays', async (_, call) => {
    const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    expect(await asked(() => call(browser))).toBeGreaterThan(0);
    expect(lastFallback()).not.toMatch(/budget/);
  });

  it('the embedded engine answers them, and the log and the operator’s tab say so', async () => {
    const { browser } = await buildUser(test);
    expect(await asked(() => writeText(browser))).toBe(0);
    expect(lastFallback()).toBe('free_budget');
    expect(await asked(() => browser.call(generateBios, { body: { interests: 'rando' } }))).toBe(0);
    expect(await asked(() => test.browser().call(tryReply, { body: { sample: 'lea' } }))).toBe(0);
    expect(await test.browser().call(getModel, { headers })).toMatchObject({
      callsToday: 10,
      freeCallsToday: 10,
      callsPerDay: 20,
      freeCallsPerDay: 10,
    });
  });

  it('their refusals do not open the breaker for those who pay', async () => {
    for (let visit = 0; visit < 6; visit++) await test.browser().call(tryReply, { body: { sample: 'lea' } });
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    expect(await asked(() => writeText(browser))).toBeGreaterThan(0);
  });
});

it('asks for free accounts and visitors up to their half', async () => {
  await take(callsPerDay / 2 - 1, false);
  const { browser } = await buildUser(test);
  // One call is left of their half, none for the repair.
  expect(await asked(() => writeText(browser))).toBe(1);
  expect(lastFallback()).toBe('free_budget');
});

it('counts in their half what a visitor asks', async () => {
  const calls = await asked(() => test.browser().call(tryReply, { body: { sample: 'lea' } }));
  expect(calls).toBeGreaterThan(0);
  expect((await test.browser().call(getModel, { headers })).freeCallsToday).toBe(calls);
});

it('counts a variation of a free run in their half', async () => {
  const { browser } = await buildUser(test);
  const { result } = await writeText(browser);
  const before = await test.browser().call(getModel, { headers });
  const calls = await asked(() => vary(browser, result.variations?.runId));
  const { freeCallsToday } = await test.browser().call(getModel, { headers });
  expect(freeCallsToday - before.freeCallsToday).toBe(calls);
  expect(calls).toBeGreaterThan(0);
});

it('lets members who pay use the whole day, and says that it is used up', async () => {
  await take(callsPerDay - 1, true);
  const { browser } = await buildUser(test, { entitlements: ['pro'] });
  expect(await asked(() => writeText(browser))).toBe(1);
  expect(lastFallback()).toBe('budget');
  expect(await asked(() => test.browser().call(tryReply, { body: { sample: 'lea' } }))).toBe(0);
});
