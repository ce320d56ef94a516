// @demand login-flood
import { describe, expect, it } from 'vitest';
import { login, me } from '#contract/accounts.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

// Memory and times of the same logins are printed by `npm run bench logins`.

const test = makeApp();

describe('a flood of logins', () => {
  it('is shed beyond the queue of 64, and leaves health and signed-in users answered', {
    timeout: 90_000,
  }, async () => {
    const { browser } = await buildUser(test);
    let isOver = false;
    const logIn = async (visitor: number, round: number) => {
      const payload = { email: `visitor-${visitor}-${round}@exemple.fr`, password: 'not-the-one' };
      const address = `192.0.${round % 250}.${visitor}`;
      return await test.browser({ address }).send({ method: 'POST', url: login.path, payload });
    };
    // Each of 200 visitors tries again until the others were answered, so that these are answered during the flood.
    const flood = Array.from({ length: 200 }, async (_, visitor) => {
      const answers = [await logIn(visitor, 0)];
      for (let round = 1; !isOver; round++) answers.push(await logIn(visitor, round));
      return answers;
    });
    const health = await test.browser().send({ url: '/healthz' });
    const { user } = await browser.call(me);
    isOver = true;
    expect(health.status).toBe(200);
    expect(user.isPro).toBe(false);

    const answers = (await Promise.all(flood)).flat();
    const shed = answers.filter(({ status }) => status === 503);
    expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(64);
    for (const { headers, body } of shed) {
      expect(headers['retry-after']).toBe('5');
      expect(body).toMatchObject({ code: 'overloaded' });
    }
  });
});

it('refuses long passwords by their length, before they are hashed', async () => {
  const statuses = [];
  for (const size of [201, 10_000, 60_000, 64 * 1024 + 1]) {
    const payload = { email: 'lea@exemple.fr', password: 'p'.repeat(size) };
    statuses.push((await test.browser().send({ method: 'POST', url: login.path, payload })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 413]);
});
