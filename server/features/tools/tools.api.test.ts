import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { diagnoseGhosting, planDates, scanRedFlags, writeOpeners } from '#contract/tool-calls.ts';
import { getUsage } from '#contract/usage.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

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
});
