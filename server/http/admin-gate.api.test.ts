// @demand operator-password
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listUsers } from '#contract/admin.ts';
import { adminAction, rateLimit } from '../db/schema.ts';
import { makeApp, testAdminPassword } from '../testing/make-app.ts';
import { spendPerAddress } from './limits.ts';

const test = makeApp();
const headers = { authorization: `Bearer ${testAdminPassword}` };

describe('guesses at the operator’s password', () => {
  const guess = async (authorization: string, address = '203.0.113.66') =>
    await test.browser({ address }).send({ url: listUsers.path, headers: { authorization } });

  /** What the log says of them once their minute is over. */
  const wrongPasswords = async () => {
    test.clock.advance(61_000);
    await test.deps.jobs.enqueue(test.deps.db, 'admin.wrong-passwords', {});
    await test.drain();
    const rows = await test.deps.db
      .select()
      .from(adminAction)
      .where(eq(adminAction.action, 'wrong-password'))
      .orderBy(adminAction.id);
    return rows.map(({ details }) => details as { network: string; count: number });
  };

  // @demand operator-lock-out
  it('are in the log, one entry a minute and network with their number, and never with the guess or the address', async () => {
    for (let times = 0; times < 5; times++) await guess('Bearer canary-guess');
    await guess('Bearer canary-guess', '198.51.100.9');
    expect((await wrongPasswords()).map(({ count }) => count).sort()).toEqual([1, 5]);
    await guess('Bearer canary-guess');
    expect((await wrongPasswords()).map(({ count }) => count).sort()).toEqual([1, 1, 5]);
    const log = JSON.stringify(await test.deps.db.select().from(adminAction));
    expect(log).not.toMatch(/canary|203\.0\.113|198\.51/);
    for (let address = 0; address < 60; address++) await guess('Bearer guess', `192.0.2.${address}`);
    const entries = await wrongPasswords();
    expect(entries.length).toBeLessThan(35);
    expect(entries.map(({ network }) => network)).toContain('plusieurs');
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(67);
  });

  it('are answered twenty times out of a hundred at once, and the right password is refused then too', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(`Bearer guess-${index}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80);
    expect((await guess(headers.authorization)).status).toBe(429);
    expect((await guess(headers.authorization, '203.0.113.67')).status).toBe(200);
    test.clock.advance(15 * 60 * 1000);
    expect((await guess(headers.authorization)).status).toBe(200);
  });

  it('are told they are wrong thirty times out of a hundred from a hundred addresses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => guess(`Bearer guess-${index}`, `198.51.100.${index}`)),
    );
    const refused = answers.filter(({ status }) => status !== 503);
    expect(refused.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(refused.filter(({ status }) => status === 429)).toHaveLength(refused.length - 30);
    expect((await guess('Bearer again', '192.0.2.1')).body).toMatchObject({
      code: 'rate_limited',
      message: expect.stringMatching(/^Trop de tentatives. Réessaie dans \d+ (seconde|minute)s?\.$/),
    });
  });

  // @demand operator-lock-out
  it('keep the operator out of no network, known or new, however many others guess', async () => {
    const home = '192.0.2.200';
    expect((await guess(headers.authorization, home)).status).toBe(200);
    test.clock.advance(29 * 24 * 60 * 60 * 1000);
    for (let address = 0; address < 40; address++) await guess('Bearer guess', `198.51.100.${address}`);
    expect((await guess(headers.authorization, home)).status).toBe(200);
    for (let address = 0; address < 10; address++)
      expect((await guess(headers.authorization, `192.0.2.${address}`)).status).toBe(200);
  });

  it('from one /48 are answered two hundred times, whatever /64 they come from', async () => {
    const from = (network: number) => `2001:db8:1:${network.toString(16)}::7`;
    for (let network = 0; network < 199; network++) await spendPerAddress(test.deps, 'admin', from(network));
    expect((await guess('Bearer guess', from(199))).status).toBe(401);
    expect((await guess('Bearer guess', from(200))).status).toBe(429);
    expect((await guess(headers.authorization, '2001:db8:1:ffff::7')).status).toBe(429);
    expect((await guess(headers.authorization, '2001:db8:2::7')).status).toBe(200);
  });

  it('from a network that was right before are limited as everywhere', async () => {
    expect((await guess(headers.authorization)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(`Bearer guess-${index}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  it('leave no address at rest', async () => {
    await guess(headers.authorization, '192.0.2.203');
    await guess('Bearer guess', '192.0.2.204');
    expect(JSON.stringify(await test.deps.db.select().from(rateLimit))).not.toContain('192.0.2');
  });

  it('do not count when the password is right', async () => {
    for (let times = 0; times < 25; times++) expect((await guess(headers.authorization)).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['an empty bearer', 'Bearer '],
    ['a blank one', 'Bearer  '],
    ['the password alone', testAdminPassword],
    ['basic credentials', `Basic ${Buffer.from(`admin:${testAdminPassword}`).toString('base64')}`],
    ['its beginning', `Bearer ${testAdminPassword.slice(0, -1)}`],
    ['more than it', `Bearer ${testAdminPassword}x`],
    ['another case', `Bearer ${testAdminPassword.toUpperCase()}`],
  ])('are refused with 401: %s', async (_what, authorization) => {
    const answer = await guess(authorization);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'unauthenticated', message: 'Mot de passe admin incorrect' });
    expect((await wrongPasswords()).map(({ count }) => count)).toEqual([1]);
  });
});
