import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateBio } from '#contract/bios.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { diagnoseGhosting, planDates, scanRedFlags, writeOpeners } from '#contract/tool-calls.ts';
import { getUsage } from '#contract/usage.ts';
import { engineHere } from '../../adapters/assistant/engine-threads/engine-here.ts';
import { ModelFailure } from '../../adapters/models/port.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { analystOfModel } from '../../writing/analyst-of-model.ts';
import { embeddedAnalyst } from '../../writing/embedded-analyst.ts';
import { modelWriter } from '../../writing/model-writer.ts';
import { scriptedModel } from '../../writing/testing/scripted-model.ts';
import { goodAnswers, openerRequest, ratingRequest, silenceRequest } from '../../writing/testing/tools.ts';

const test = makeApp();
const conversation = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando\nMoi : où ça ?\nMoi : tu dors ?';
const calls: [Endpoint, object, string][] = [
  [diagnoseGhosting, { conversation, daysSilent: 4 }, 'antiGhost'],
  [scanRedFlags, { conversation }, 'redFlagRadar'],
  [planDates, { city: 'Lyon', budget: '20-50', interests: 'cuisine, rando' }, 'datePlanner'],
  [writeOpeners, { profile: 'Prof de maths, fan de rando et de jazz. Mon chat s’appelle Pixel.' }, 'openerPack'],
];

describe('the four tools', () => {
  it('answer a Pro, each from its own quota', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const silence = await browser.call(diagnoseGhosting, {
      body: { conversation, daysSilent: 4, matchGender: 'femme' },
    });
    expect(silence.conversation).toHaveLength(4);
    expect(silence.diagnosis.title).not.toBe('');
    const scam = [{ from: 'match' as const, text: 'Tu peux m’envoyer 200 euros par PCS ? Je te rembourse' }];
    const { report } = await browser.call(scanRedFlags, { body: { conversation: scam } });
    expect(report.flags[0]).toMatchObject({ kind: 'money', from: 'match', message: 0 });
    const dates = await browser.call(planDates, { body: { city: 'lyon', budget: 30, interests: 'cuisine' } });
    expect(dates.city).toBe('Lyon');
    for (const { costEuros } of dates.plans) expect(costEuros).toBeLessThanOrEqual(30);
    const profile = 'Prof de maths, fan de rando et de jazz. Mon chat s’appelle Pixel.';
    const { openers } = await browser.call(writeOpeners, { body: { profile } });
    expect(openers.length).toBeGreaterThan(5);
    const { usage } = await browser.call(getUsage);
    for (const [, , feature] of calls)
      expect(usage.find((meter) => meter.feature === feature)).toMatchObject({ used: 1, limit: 30 });
  });

  it.each(calls)('refuse a free account, an unverified one and a visitor: $path', async (endpoint, body, feature) => {
    const free = await buildUser(test);
    const refused = await free.browser.refused(endpoint, { body });
    expect(refused).toMatchObject({ status: 403, body: { code: 'upgrade_required', requiresPro: true } });
    expect(refused.body.message).toMatch(/^Passe en Pro pour utiliser /);
    const fresh = await buildUser(test, { verified: false });
    expect((await fresh.browser.refused(endpoint, { body })).body.code).toBe('email_unverified');
    expect((await test.browser().refused(endpoint, { body })).status).toBe(401);
    const meter = (await free.browser.call(getUsage)).usage.find((found) => found.feature === feature);
    expect(meter).toMatchObject({ used: 0, limit: 0 });
  });

  it('refuse messages that are too much together, in a sentence that says what to do', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const wall = (count: number) =>
      Array.from({ length: count }, () => ({ from: 'match' as const, text: '1.1.'.repeat(1000) }));
    for (const endpoint of [scanRedFlags, diagnoseGhosting]) {
      const refused = await browser.refused(endpoint, { body: { conversation: wall(11) } });
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
    }
    expect((await browser.refused(scanRedFlags, { body: { conversation: wall(240) } })).status).toBe(413);
    const { report } = await browser.call(scanRedFlags, { body: { conversation: wall(10) } });
    expect(report.flags).toEqual([]);
  });
});

describe('the tools with a model', () => {
  const embedded = embeddedAnalyst(engineHere);
  const asked: string[] = [];
  let isDown = false;
  beforeAll(() => {
    const server = scriptedModel((messages, list) => {
      asked.push(JSON.stringify(messages));
      if (isDown) throw new ModelFailure('overloaded');
      return goodAnswers[list] ?? '';
    });
    const log = () => {};
    const engine = engineHere;
    test.deps.analyst = analystOfModel({ server, engine, writer: modelWriter({ server, engine, log }), log });
  });
  afterAll(() => {
    test.deps.analyst = embedded;
  });
  const { conversation: talk, daysSilent } = silenceRequest;
  const { profile } = openerRequest;

  it('answer in its words, each for one use, and never send the name of the account', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'], firstName: 'Bergamote' });
    const { openers } = await browser.call(writeOpeners, {
      body: { profile: `${profile} Bergamote, si tu lis ça, salut.` },
    });
    expect(openers.map(({ content }) => content)).toContainEqual(
      expect.stringContaining('commence par quelle inconnue'),
    );
    expect(asked.join()).not.toContain('Bergamote');
    const { plans } = await browser.call(planDates, {
      body: { city: 'Lyon', budget: 50, interests: 'mon chien Biscotte' },
    });
    expect(plans.map(({ title }) => title)).toContain('Une oreille chacun');
    const { diagnosis } = await browser.call(diagnoseGhosting, { body: { conversation: talk, daysSilent } });
    expect(diagnosis.followUps[0]?.content).toContain('Cligne deux fois');
    const rating = await browser.call(rateBio, { body: { content: ratingRequest.content } });
    expect(rating.feedback[0]).toContain('un seul souvenir');
    expect(rating.score).toBe((await embedded.rateBio(ratingRequest)).score);
    const { usage } = await browser.call(getUsage);
    for (const feature of ['openerPack', 'datePlanner', 'antiGhost'])
      expect(usage.find((meter) => meter.feature === feature)).toMatchObject({ used: 1 });
  });

  // @demand failing-model
  it('answer in the engine’s words when it fails', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    isDown = true;
    const { openers, usage } = await browser.call(writeOpeners, { body: { profile } });
    expect(openers).toHaveLength(10);
    isDown = false;
    expect(usage).toMatchObject({ used: 1 });
  });

  it('give the use back to a user who leaves while it writes', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const { analyst } = test.deps;
    const gone = AbortSignal.abort(new Error('gone'));
    test.deps.analyst = { ...analyst, writeOpeners: (request) => analyst.writeOpeners(request, { signal: gone }) };
    await browser.send({ method: 'POST', url: writeOpeners.path, payload: { profile } });
    test.deps.analyst = analyst;
    const { usage } = await browser.call(getUsage);
    expect(usage.find(({ feature }) => feature === 'openerPack')).toMatchObject({ used: 0 });
  });
});
