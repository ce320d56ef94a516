// @demand hanging-up
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optimizeScreenshot, optimizeText, varyReply } from '#contract/assistant.ts';
import { generateBios, rateBio } from '#contract/bios.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { replyVariations } from '#contract/plans.ts';
import { analyseProfile } from '#contract/retention.ts';
import { diagnoseGhosting, planDates, writeOpeners } from '#contract/tool-calls.ts';
import { tryReply } from '#contract/try.ts';
import type { Engine } from '../../adapters/assistant/engine-threads/engine.ts';
import { engineHere } from '../../adapters/assistant/engine-threads/engine-here.ts';
import { says, startModelServer, status } from '../../adapters/models/testing/model-server.ts';
import { screenshotRun, variationRun } from '../../db/schema.ts';
import { type BuiltUser, buildUser } from '../../testing/build-user.ts';
import { fakeReader } from '../../testing/fake-reader.ts';
import { makeApp } from '../../testing/make-app.ts';

// Callers who hang up, over HTTP, with a server that plays the model: what they asked for counts once the model was asked, and the
// question to the model ends with their connection.

const model = await startModelServer();
/** Answers of the engine that wait until their caller leaves. */
let held = 0;
let isHeld = false;
const engine: Engine = {
  ...engineHere,
  run: (name, input, options) => (isHeld ? untilAborted(options?.signal) : engineHere.run(name, input, options)),
};
const test = makeApp({
  engine,
  reader: fakeReader(),
  environment: { AI_BASE_URL: model.url, AI_API_KEY: 'key', AI_MODEL: 'm' },
});

function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  held += 1;
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

let address: string;
let working = 0;
beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const noted =
    <Given extends unknown[], Got>(work: (...given: Given) => Promise<Got>) =>
    async (...given: Given) => {
      working += 1;
      return await work(...given).finally(() => {
        working -= 1;
      });
    };
  const { writer, analyst } = test.deps;
  Object.assign(writer, { reply: noted(writer.reply), bios: noted(writer.bios) });
  Object.assign(analyst, {
    rateBio: noted(analyst.rateBio),
    diagnoseSilence: noted(analyst.diagnoseSilence),
    planDate: noted(analyst.planDate),
    writeOpeners: noted(analyst.writeOpeners),
  });
});
beforeEach(() => {
  held = 0;
  isHeld = false;
});
afterAll(async () => await model.close());

const conversation = 'Elle : une rando dans le Vercors, trois heures sous la pluie !';
const transcript = [{ from: 'match', text: 'Une rando dans le Vercors, trois heures sous la pluie !' }];
const content = 'Prof de maths, fan de rando et de jazz. Mon chat s’appelle Pixel.';
const variation = { transcript, tone: 'flirt', content: 'Et tu y retournes quand ?', how: 'other' };
const silence = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando\nMoi : où ça ?\nMoi : tu dors ?';
const patient = { timeout: 10_000, interval: 5 };
const expiresAt = new Date('2026-11-15T10:00:00Z');
const pro = () => buildUser(test, { entitlements: ['pro'] });

async function screenshotOf({ user }: BuiltUser) {
  const [run] = await test.deps.db.insert(screenshotRun).values({ accountId: user.id, expiresAt }).returning();
  return run?.id;
}
async function variationsOf({ user }: BuiltUser) {
  const [run] = await test.deps.db.insert(variationRun).values({ accountId: user.id, expiresAt }).returning();
  return run?.id;
}

interface Kind {
  name: string;
  endpoint: Endpoint;
  build?: () => Promise<BuiltUser>;
  body: object | ((built: BuiltUser) => Promise<object>);
  accept?: string;
}

const kinds: Kind[] = [
  { name: 'a text', endpoint: optimizeText, body: { conversation } },
  { name: 'a text in events', endpoint: optimizeText, body: { conversation }, accept: 'text/event-stream' },
  {
    name: 'the demo of an unverified account',
    endpoint: optimizeText,
    build: () => buildUser(test, { verified: false }),
    body: { conversation },
  },
  { name: 'a screenshot', endpoint: optimizeScreenshot, body: { imageBase64: 'iVBORw0KGgo=' } },
  {
    name: 'a follow-up of a screenshot',
    endpoint: optimizeScreenshot,
    body: async (built) => ({ transcript, runId: await screenshotOf(built) }),
  },
  {
    name: 'a variation of a run',
    endpoint: varyReply,
    body: async (built) => ({ ...variation, runId: await variationsOf(built) }),
  },
  { name: 'a variation that counts as a text', endpoint: varyReply, body: variation },
  { name: 'a try', endpoint: tryReply, body: { sample: 'lea' } },
  { name: 'bios', endpoint: generateBios, body: { style: 'fun', interests: 'le surf, le piano, la cuisine thaïe' } },
  { name: 'advice on a bio', endpoint: rateBio, body: { content } },
  { name: 'the free profile analysis', endpoint: analyseProfile, body: { content } },
  { name: 'a silence', endpoint: diagnoseGhosting, body: { conversation: silence, daysSilent: 4 } },
  { name: 'dates', endpoint: planDates, body: { city: 'Lyon', budget: '20-50', interests: 'cuisine, rando' } },
  { name: 'openers', endpoint: writeOpeners, body: { profile: content } },
];

/** Uses that are kept, of every kind, once nothing is under way any more. */
async function countUses(): Promise<number> {
  await expect.poll(() => working, patient).toBe(0);
  const reserved = async () => await sumOf(sql`select count(*) as sum from quota_use, jsonb_object_keys(reserved)`);
  await expect.poll(reserved, patient).toBe(0);
  return await sumOf(sql`select (select coalesce(sum(kept), 0) from quota_use)
    + (select coalesce(sum(count), 0) from rate_limit where key = 'try:total')
    + (select coalesce(sum(follow_ups), 0) from screenshot_run) + (select coalesce(sum(used), 0) from variation_run)
    + (select count(*) from profile_analysis) as sum`);
}

async function sumOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await test.deps.db.execute(query)) as unknown as { rows: { sum: string }[] };
  return Number(rows[0]?.sum);
}

/** Calls, waits until `until` is so, and hangs up. */
async function hangUp(kind: Kind, until: () => boolean): Promise<void> {
  const { endpoint, build = pro, body, accept = 'application/json' } = kind;
  const built = await build();
  const cookie = [...built.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leaving = new AbortController();
  const answering = fetch(`${address}${endpoint.path}`, {
    method: endpoint.method,
    headers: { cookie, accept, 'content-type': 'application/json' },
    body: JSON.stringify(typeof body === 'function' ? await body(built) : body),
    signal: leaving.signal,
  }).then((response) => response.text());
  answering.catch(() => {});
  await expect
    .poll(until, patient)
    .toBe(true)
    .finally(() => leaving.abort());
  await expect(answering).rejects.toThrow();
}

describe.each(kinds)('a caller who hangs up: $name', (kind) => {
  it('has used it once the model was asked, whose question ends', async () => {
    let ended = 0;
    model.behave((response) => {
      response.once('close', () => {
        ended += 1;
      });
    });
    await hangUp(kind, () => model.asked.length === 1);
    await expect.poll(() => ended, patient).toBe(1);
    expect({ uses: await countUses(), asked: model.asked.length }).toEqual({ uses: 1, asked: 1 });
  });

  it('has used nothing before the model was asked', async () => {
    model.behave(status(500));
    isHeld = true;
    await hangUp(kind, () => held > 0);
    expect({ uses: await countUses(), asked: model.asked.length }).toEqual({ uses: 0, asked: 0 });
  });
});

describe('a model that was asked', () => {
  it('is asked no more often than the uses of an unverified account, however often it hangs up', async () => {
    model.behave(() => {});
    const built = await buildUser(test, { verified: false });
    await hangUp(
      { name: '', endpoint: optimizeText, build: async () => built, body: { conversation } },
      () => model.asked.length === 1,
    );
    await countUses();
    const { body } = await built.browser.refused(optimizeText, { body: { conversation } });
    expect({ code: body.code, asked: model.asked.length }).toEqual({ code: 'email_unverified', asked: 1 });
  });

  it('for a variation that cannot be given has used it, each time', async () => {
    const built = await pro();
    model.behave(says('pas de JSON'));
    const runId = await variationsOf(built);
    const body = {
      transcript,
      tone: 'flirt' as const,
      content: 'Ok.',
      how: 'shorter' as const,
      ...(runId && { runId }),
    };
    for (let asked = 1; asked <= replyVariations.count + 2; asked++) {
      expect((await built.browser.refused(varyReply, { body: body as never })).status).toBe(422);
      expect(await countUses()).toBe(asked);
    }
  });

  it('and fails is replaced by the engine, whose failure gives the use back', async () => {
    const { browser } = await pro();
    model.behave((response, asked) => {
      isHeld = true;
      return says('pas de JSON')(response, asked);
    });
    const fails = engine.run;
    engine.run = (name, input, options) =>
      isHeld ? Promise.reject(new Error('the engine broke')) : fails(name, input, options);
    const { status: code } = await browser.refused(optimizeText, { body: { conversation } });
    engine.run = fails;
    expect({ code, uses: await countUses() }).toEqual({ code: 500, uses: 0 });
  });
});
