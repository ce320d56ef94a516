import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import { longestWritingMs } from '#contract/browser-model.ts';
import { type Feature, features } from '#contract/plans.ts';
import { getUsage } from '#contract/usage.ts';
import { buildApp } from '../../app.ts';
import { account, quotaUse } from '../../db/schema.ts';
import { createLogger } from '../../log.ts';
import { openBrowser } from '../../testing/browser.ts';
import { type BuiltUser, buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { getUser } from '../accounts/user.ts';
import type { Charge } from './charge.ts';
import { forgetLeases } from './counters.ts';
import { readUsage } from './meters.ts';
import { keepReservation, leaseMsFor, releaseReservation, reserve } from './reservations.ts';
import { spendQuota } from './spend-quota.ts';

const test = makeApp();
const day = 24 * 60 * 60 * 1000;

const current = async ({ user }: BuiltUser) => await getUser(test.deps.db, test.clock, user.id);
async function reserveFor(built: BuiltUser, feature: Feature) {
  return await reserve(test.deps, await current(built), feature);
}
async function attempts(built: BuiltUser, feature: Feature, times: number) {
  const results = await Promise.allSettled(Array.from({ length: times }, () => reserveFor(built, feature)));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
async function used(built: BuiltUser, feature: Feature): Promise<number | undefined> {
  const { usage } = await readUsage(test.deps, await current(built));
  return usage.find((meter) => meter.feature === feature)?.used;
}

// @demand exact-quotas
describe('a quota', () => {
  it('gives exactly thirty of a hundred requests at once their turn', async () => {
    const pro = await buildUser(test, { entitlements: ['pro'] });
    expect(await attempts(pro, 'dmScreenshot', 100)).toHaveLength(30);
    expect(await used(pro, 'dmScreenshot')).toBe(30);
  });

  it('of one lets one of a hundred requests through, over two processes', async () => {
    const free = await buildUser(test);
    const again = await test.database.openAgain();
    const user = await current(free);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        reserve(index % 2 ? { ...test.deps, db: again.db } : test.deps, user, 'bioGeneration'),
      ),
    );
    await again.close();
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of three lets three of twelve API calls through, over two processes', async () => {
    const free = await buildUser(test);
    await test.deps.db.update(account).set({ freeDmTrialUsed: true });
    const again = await test.database.openAgain();
    const log = createLogger({ logLevel: 'silent' });
    const twin = await buildApp({ ...test.deps, db: again.db }, { log, localLimits: false });
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const browser = openBrowser(index % 2 ? twin : test.app);
        for (const [name, value] of free.browser.cookies) browser.cookies.set(name, value);
        const payload = { conversation: 'Elle : tu as passé un bon week-end ?' };
        return await browser.send({ method: 'POST', url: optimizeText.path, payload });
      }),
    );
    await twin.close();
    await again.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(403)]);
    expect(await used(free, 'dmText')).toBe(3);
  });

  // hanging-up.ci.api.test.ts tries the same over HTTP, with every kind of call.
  it.each<[string, 0 | 1, (charge: Charge, hangUp: () => void) => Promise<void>]>([
    ['is used by work that succeeds', 1, async () => {}],
    ['is given back by work that fails', 0, () => Promise.reject(new Error('broken'))],
    [
      'is given back by work that fails although a model was asked',
      0,
      async ({ onAsked }) => {
        onAsked();
        throw new Error('broken');
      },
    ],
    [
      'is used where a result was delivered before the work failed',
      1,
      async ({ onDelivered }) => {
        onDelivered();
        throw new Error('broken');
      },
    ],
    [
      'is used where the caller hangs up once a model was asked',
      1,
      async ({ onAsked, signal }, hangUp) => {
        onAsked();
        hangUp();
        signal.throwIfAborted();
      },
    ],
    [
      'is given back where the caller hangs up before a model was asked',
      0,
      async ({ signal }, hangUp) => {
        hangUp();
        signal.throwIfAborted();
      },
    ],
  ])('%s', async (_, uses, work) => {
    const pro = await buildUser(test, { entitlements: ['pro'] });
    const user = await current(pro);
    const caller = new AbortController();
    const spending = { user, feature: 'antiGhost', signal: caller.signal } as const;
    await spendQuota(test.deps, spending, async (charge) => {
      expect(await used(pro, 'antiGhost')).toBe(1);
      await work(charge, () => caller.abort());
    }).catch(() => {});
    expect(await used(pro, 'antiGhost')).toBe(uses);
  });

  it('is free again a lease after the process that reserved it died', async () => {
    const free = await buildUser(test);
    await reserveFor(free, 'bioGeneration');
    await expect(reserveFor(free, 'bioGeneration')).rejects.toMatchObject({ code: 'upgrade_required' });
    test.clock.advance(leaseMsFor(test.deps.config) - 1);
    await expect(reserveFor(free, 'bioGeneration')).rejects.toMatchObject({ code: 'upgrade_required' });
    test.clock.advance(1);
    expect(await used(free, 'bioGeneration')).toBe(0);
    await keepReservation(test.deps, await reserveFor(free, 'bioGeneration'));
    const [row] = await test.deps.db.select().from(quotaUse);
    expect(row).toMatchObject({ kept: 1, reserved: {} });
  });

  it('lasts two and a half minutes longer than a model in a file, a chosen one on this machine or a browser may take', () => {
    const { modelLimits } = test.deps.config;
    const file = { kind: 'model-file' as const, file: '/a.gguf', llamaFolder: '/l', timeoutMs: 300_000 };
    expect(leaseMsFor({ assistant: file, modelLimits })).toBe(450_000);
    const embedded = { kind: 'embedded' as const };
    const lease = (localTimeoutMs: number) =>
      leaseMsFor({ assistant: embedded, modelLimits: { ...modelLimits, localTimeoutMs } });
    expect([lease(200_000), lease(10_000)]).toEqual([350_000, 150_000 + longestWritingMs]);
  });

  it('is free again at once when a process that is alone with its database starts', async () => {
    const free = await buildUser(test);
    await reserveFor(free, 'bioGeneration');
    await forgetLeases(test.deps.db);
    await keepReservation(test.deps, await reserveFor(free, 'bioGeneration'));
    await forgetLeases(test.deps.db);
    await expect(reserveFor(free, 'bioGeneration')).rejects.toMatchObject({ code: 'upgrade_required' });
  });

  it('starts anew with the day, the week and the month of Paris, and not before', async () => {
    const free = await buildUser(test);
    const spendOne = async (feature: Feature) => await keepReservation(test.deps, await reserveFor(free, feature));
    test.clock.set('2026-11-15T22:59:59Z');
    await spendOne('bioGeneration');
    await spendOne('bioRating');
    for (const feature of ['bioGeneration', 'bioRating'] as const)
      await expect(reserveFor(free, feature)).rejects.toMatchObject({
        details: { resetsAt: '2026-11-15T23:00:00.000Z' },
      });
    test.clock.advance(1000);
    await spendOne('bioGeneration');
    await spendOne('bioRating');
    // The clock is set back an hour: yesterday's use is still counted, and so is today's.
    test.clock.advance(-60 * 60 * 1000);
    await expect(reserveFor(free, 'bioGeneration')).rejects.toMatchObject({ code: 'upgrade_required' });
    test.clock.advance(2 * 60 * 60 * 1000);
    await expect(reserveFor(free, 'bioGeneration')).rejects.toMatchObject({ code: 'upgrade_required' });
  });

  // @demand odd-days
  it('is not given twice in the hour that the end of summer time repeats', async () => {
    test.clock.set('2026-10-25T00:30:00Z');
    const free = await buildUser(test);
    await keepReservation(test.deps, await reserveFor(free, 'bioGeneration'));
    test.clock.advance(60 * 60 * 1000);
    await expect(reserveFor(free, 'bioGeneration')).rejects.toMatchObject({ code: 'upgrade_required' });
  });

  it('is counted on the day of the reservation, also where the work ends on the next', async () => {
    const free = await buildUser(test);
    test.clock.set('2026-11-15T22:59:59Z');
    const late = await reserveFor(free, 'bioGeneration');
    test.clock.advance(5000);
    await keepReservation(test.deps, late);
    expect(await used(free, 'bioGeneration')).toBe(0);
  });
});

describe('a refusal', () => {
  it('tells a free account to go Pro, and when its own allowance is back', async () => {
    const free = await buildUser(test);
    await test.deps.db.update(account).set({ freeDmTrialUsed: true });
    await attempts(free, 'dmText', 3);
    await expect(reserveFor(free, 'dmText')).rejects.toMatchObject({
      code: 'upgrade_required',
      status: 403,
      message: 'Passe en Pro pour optimiser plus de messages.',
      details: { requiresPro: true, resetsAt: '2026-11-15T23:00:00.000Z' },
    });
    await expect(reserveFor(free, 'antiGhost')).rejects.toMatchObject({ code: 'upgrade_required' });
  });

  it('names the add-on that a Pro lacks', async () => {
    const pro = await buildUser(test, { entitlements: ['pro'] });
    await reserveFor(pro, 'bioGeneration');
    await expect(reserveFor(pro, 'bioGeneration')).rejects.toMatchObject({
      code: 'addon_required',
      status: 403,
      details: { addon: 'bio' },
    });
    await expect(reserveFor(pro, 'photoRetouch')).rejects.toMatchObject({ details: { addon: 'photo' } });
  });

  it('tells a Pro without anything left to buy when the quota is back', async () => {
    const pro = await buildUser(test, { entitlements: ['pro'] });
    await attempts(pro, 'openerPack', 30);
    await expect(reserveFor(pro, 'openerPack')).rejects.toMatchObject({
      code: 'quota_exhausted',
      status: 429,
      message: "Tu as utilisé tes 30 packs d'accroches du mois. Ça repart le 1er décembre 2026.",
      details: { resetsAt: '2026-11-30T23:00:00.000Z' },
    });
  });
});

describe('the free demo', () => {
  it('is one run on top of the plan, taken when the plan has none left', async () => {
    const free = await buildUser(test);
    for (let run = 0; run < 3; run++) expect(await reserveFor(free, 'dmText')).toMatchObject({ paidBy: 'quota' });
    const demo = await reserveFor(free, 'dmText');
    expect(demo.paidBy).toBe('trial');
    await expect(reserveFor(free, 'dmScreenshot')).rejects.toMatchObject({ code: 'upgrade_required' });
    await releaseReservation(test.deps, demo);
    expect((await current(free)).freeDmTrialUsed).toBe(false);
    await keepReservation(test.deps, await reserveFor(free, 'dmScreenshot'));
    expect((await current(free)).freeDmTrialUsed).toBe(true);
    await expect(reserveFor(free, 'dmScreenshot')).rejects.toMatchObject({ code: 'upgrade_required' });
    test.clock.advance(400 * day);
    await expect(reserveFor(free, 'dmScreenshot')).rejects.toMatchObject({ code: 'upgrade_required' });
  });

  it('lets one of twenty requests at once through', async () => {
    expect(await attempts(await buildUser(test), 'dmScreenshot', 20)).toHaveLength(1);
  });

  it('is the only run that an unverified account may use', async () => {
    const fresh = await buildUser(test, { verified: false });
    for (const feature of features.filter((name) => !name.startsWith('dm')))
      await expect(reserveFor(fresh, feature)).rejects.toMatchObject({ code: 'email_unverified', status: 403 });
    await keepReservation(test.deps, await reserveFor(fresh, 'dmText'));
    await expect(reserveFor(fresh, 'dmText')).rejects.toMatchObject({ code: 'email_unverified' });
  });
});

describe('GET /api/usage', () => {
  it('shows used, limit and reset of every feature', async () => {
    const free = await buildUser(test);
    await keepReservation(test.deps, await reserveFor(free, 'dmText'));
    await reserveFor(free, 'dmText');
    const answer = await free.browser.call(getUsage);
    expect(answer).toMatchObject({ freeDmTrialUsed: false, emailVerified: true });
    expect(answer.usage.map(({ feature }) => feature)).toEqual(features);
    const shared = { moreWith: 'pro' };
    expect(answer.usage[0]).toEqual({
      ...shared,
      feature: 'dmText',
      used: 2,
      limit: 3,
      period: 'day',
      resetsAt: '2026-11-15T23:00:00.000Z',
    });
    expect(answer.usage[1]).toEqual({
      ...{ ...shared, feature: 'dmScreenshot', used: 0, limit: 0 },
      ...{ period: null, resetsAt: null },
    });
  });

  it('shows the limits of Pro with the bio add-on', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    const { usage } = await browser.call(getUsage);
    const meterOf = (feature: Feature) => usage.find((meter) => meter.feature === feature);
    expect(meterOf('dmText')).toMatchObject({ limit: 100, period: 'month', moreWith: null });
    expect(meterOf('bioGeneration')).toMatchObject({ limit: 300, resetsAt: '2026-11-30T23:00:00.000Z' });
    expect(meterOf('bioRating')).toMatchObject({ limit: null, resetsAt: null, moreWith: null });
    expect(meterOf('photoRetouch')).toMatchObject({ limit: 0, moreWith: 'photo' });
  });

  it('shows no other account’s use, and answers 401 without a session', async () => {
    const [one, other] = [await buildUser(test), await buildUser(test)];
    await reserveFor(one, 'dmText');
    expect((await other.browser.call(getUsage)).usage[0]).toMatchObject({ used: 0 });
    expect((await test.browser().refused(getUsage)).status).toBe(401);
  });

  it('counts by the plan of now when a plan changes within a period', async () => {
    const built = await buildUser(test);
    await keepReservation(test.deps, await reserveFor(built, 'dmText'));
    const { entitlementGrant } = await import('../../db/schema.ts');
    const grantedAt = test.clock.now();
    await test.deps.db.insert(entitlementGrant).values({ accountId: built.user.id, entitlement: 'pro', grantedAt });
    expect((await built.browser.call(getUsage)).usage[0]).toMatchObject({ used: 0, limit: 100, period: 'month' });
    await test.deps.db.delete(entitlementGrant).where(eq(entitlementGrant.accountId, built.user.id));
    expect((await built.browser.call(getUsage)).usage[0]).toMatchObject({ used: 1, limit: 3 });
  });
});
