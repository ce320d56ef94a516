// @demand exact-limits
import { describe, expect, it } from 'vitest';
import { login, signup } from '#contract/accounts.ts';
import { sendMessage } from '#contract/contact.ts';
import { buildApp } from '../app.ts';
import { rateLimit } from '../db/schema.ts';
import { createLogger } from '../log.ts';
import { openBrowser } from '../testing/browser.ts';
import { goodPassword } from '../testing/build-user.ts';
import { makeApp } from '../testing/make-app.ts';
import { tablesThatMention, wholeDatabase } from '../testing/whole-database.ts';
import { giveBack, sharedLimits, spend, spendPerAddress } from './limits.ts';

const test = makeApp();
const hour = 60 * 60 * 1000;
const { max } = sharedLimits.contact.perAddress;

async function attempt(times: number): Promise<number> {
  const results = await Promise.allSettled(
    Array.from({ length: times }, () => spend(test.deps, 'contact', 'perAddress', '203.0.113.7')),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe('a limit', () => {
  it('lets exactly its maximum through of a hundred requests at once', async () => {
    expect(await attempt(100)).toBe(max);
    expect(await attempt(1)).toBe(0);
  });

  it('lets exactly its maximum through across two processes', async () => {
    const again = await test.database.openAgain();
    const twin = await buildApp(
      { ...test.deps, db: again.db },
      { log: createLogger({ logLevel: 'silent' }), localLimits: false },
    );
    const body = { name: 'Léa', email: 'lea@exemple.fr', topic: 'question', message: 'Bonjour, une question.' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        openBrowser(index % 2 ? twin : test.app).send({ method: 'POST', url: sendMessage.path, payload: body }),
      ),
    );
    await twin.close();
    await again.close();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - max);
    expect(await test.drain()).toBe(max);
  });

  it('starts anew with the next window, and says how long that takes', async () => {
    test.clock.set('2026-11-15T09:20:00Z');
    expect(await attempt(max)).toBe(max);
    await expect(spend(test.deps, 'contact', 'perAddress', '203.0.113.7')).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Trop de tentatives. Réessaie dans 40 minutes.',
      details: { retryAfterSeconds: 2400 },
    });
    test.clock.set('2026-11-15T09:59:59Z');
    await expect(spend(test.deps, 'contact', 'perAddress', '203.0.113.7')).rejects.toMatchObject({
      message: 'Trop de tentatives. Réessaie dans 1 seconde.',
    });
    test.clock.advance(1000);
    expect(await attempt(max + 1)).toBe(max);
  });

  // @demand odd-days
  it.each([5 * 60_000, hour, 1.9 * hour])('gives nothing more when the clock is set back by %i ms', async (back) => {
    test.clock.set('2026-11-15T11:02:00Z');
    expect(await attempt(max)).toBe(max);
    test.clock.advance(-back);
    expect(await attempt(3)).toBe(0);
    test.clock.set('2026-11-15T12:00:00Z');
    expect(await attempt(max + 1)).toBe(max);
  });

  it('starts anew when the clock is set back by years, instead of waiting for them to pass', async () => {
    test.clock.set('2031-01-01T00:00:00Z');
    expect(await attempt(max)).toBe(max);
    test.clock.set('2026-11-15T09:00:00Z');
    expect(await attempt(1)).toBe(1);
  });

  it('counts the hour that the end of summer time repeats as two hours', async () => {
    test.clock.set('2026-10-25T00:30:00Z');
    expect(await attempt(max + 1)).toBe(max);
    test.clock.advance(hour);
    expect(await attempt(max + 1)).toBe(max);
  });

  it('never allows more than its maximum, even if one use is given back three times', async () => {
    const spent = await spend(test.deps, 'contact', 'perAddress', '203.0.113.7');
    if (!spent) throw new Error('nothing was spent');
    await giveBack(test.deps, [spent, spent, spent]);
    expect(await attempt(max + 1)).toBe(max);
  });

  // @demand shared-network
  it('lets ten networks of an IPv6 /48 use theirs up, and no eleventh', async () => {
    const from = (network: number, block = '1') =>
      spendPerAddress(test.deps, 'contact', `2001:db8:${block}:${network.toString(16)}::7`);
    for (let network = 0; network < 10; network++)
      for (let call = 0; call < max; call++) expect(await from(network)).toHaveLength(2);
    await expect(from(10)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await from(0, '2')).toHaveLength(2);
    expect(await spendPerAddress(test.deps, 'contact', '203.0.113.7')).toHaveLength(1);
  });

  it('takes nothing of a /48 for calls that one of its networks is refused', async () => {
    const from = (network: number) => spendPerAddress(test.deps, 'contact', `2001:db8:1:${network}::7`);
    for (let call = 0; call < 12 * max; call++) await from(0).catch(() => undefined);
    expect(await from(1)).toHaveLength(2);
  });

  it('counts each limit and each subject apart', async () => {
    expect(await attempt(max)).toBe(max);
    await spend(test.deps, 'contact', 'perAddress', '203.0.113.8');
    await spend(test.deps, 'signup', 'perAddress', '203.0.113.7');
    expect(await spend(test.deps, 'contact', 'perAccount', 'lea@exemple.fr')).toBeNull();
  });

  it('stores no address and no e-mail', async () => {
    const visitor = test.browser({ address: '203.0.113.77' });
    await visitor.refused(login, { body: { email: 'canary@exemple.fr', password: goodPassword } });
    await visitor.refused(signup, { body: { email: 'canary@exemple.fr' } });
    expect(await test.deps.db.$count(rateLimit)).toBe(3);
    const content = await wholeDatabase(test.database);
    expect(tablesThatMention(content, '203.0.113.77')).toEqual([]);
    expect(tablesThatMention(content, 'canary')).toEqual([]);
  });
});
