import { describe, expect, it } from 'vitest';
import { listUsers } from '#contract/admin.ts';
import { adminAction, rateLimit } from '../db/schema.ts';
import { makeApp, testAdminPassword } from '../testing/make-app.ts';

const test = makeApp();
const headers = { authorization: `Bearer ${testAdminPassword}` };

describe('guesses at the operator’s password', () => {
  const guess = async (authorization: string, address = '203.0.113.66') =>
    await test.browser({ address }).send({ url: listUsers.path, headers: { authorization } });

  it('are answered twenty times out of a hundred at once, and the right password is refused then too', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(`Bearer guess-${index}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80);
    expect((await guess(headers.authorization)).status).toBe(429);
    expect((await guess(headers.authorization, '203.0.113.67')).status).toBe(200);
    test.clock.advance(15 * 60 * 1000);
    expect((await guess(headers.authorization)).status).toBe(200);
  });

  it('are answered thirty times out of a hundred from a hundred addresses, and then once in half a minute', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => guess(`Bearer guess-${index}`, `198.51.100.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(31);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(69);
    expect((await guess('Bearer again', '192.0.2.1')).status).toBe(429);
    test.clock.advance(30_000);
    expect((await guess('Bearer again', '192.0.2.2')).status).toBe(401);
    expect((await guess('Bearer again', '192.0.2.3')).status).toBe(429);
  });

  it('do not keep the operator out who was let in from the same network within a month', async () => {
    const home = '192.0.2.200';
    expect((await guess(headers.authorization, home)).status).toBe(200);
    test.clock.advance(29 * 24 * 60 * 60 * 1000);
    for (let address = 0; address < 40; address++) await guess('Bearer guess', `198.51.100.${address}`);
    expect((await guess(headers.authorization, '192.0.2.201')).status).toBe(429);
    for (let times = 0; times < 3; times++) expect((await guess(headers.authorization, home)).status).toBe(200);
  });

  it('keep the operator out of a new network for half a minute after they end, and not again afterwards', async () => {
    for (let address = 0; address < 40; address++) await guess('Bearer guess', `198.51.100.${address}`);
    const refused = await guess(headers.authorization, '192.0.2.202');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      message: expect.stringMatching(/^Trop de tentatives. Réessaie dans \d+ secondes?\.$/),
    });
    test.clock.advance(30_000);
    expect((await guess(headers.authorization, '192.0.2.202')).status).toBe(200);
    for (let address = 50; address < 60; address++) await guess('Bearer guess', `198.51.100.${address}`);
    expect((await guess(headers.authorization, '192.0.2.202')).status).toBe(200);
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
    expect(await test.deps.db.$count(adminAction)).toBe(0);
  });
});
