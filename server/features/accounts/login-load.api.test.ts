import { describe, expect, it } from 'vitest';
import { login, me } from '#contract/accounts.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();
const mebibyte = 1024 * 1024;

describe('logins', () => {
  it('by the hundred are shed beyond the queue; health and signed-in users are answered meanwhile', {
    timeout: 90_000,
  }, async () => {
    const { browser } = await buildUser(test);
    const before = process.memoryUsage().rss;
    let open = 200;
    const logins = Array.from({ length: 200 }, async (_, index) => {
      const visitor = test.browser({ address: `192.0.2.${index}` });
      const payload = { email: `visitor-${index}@exemple.fr`, password: 'not-the-one' };
      const answer = await visitor.send({ method: 'POST', url: login.path, payload });
      open--;
      return answer;
    });
    const health = await test.browser().send({ url: '/healthz' });
    const { user } = await browser.call(me);
    expect(open).toBeGreaterThan(0);
    expect(health.status).toBe(200);
    expect(user.isPro).toBe(false);

    const answers = await Promise.all(logins);
    const shed = answers.filter(({ status }) => status === 503);
    expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(64);
    for (const { headers, body } of shed) {
      expect(headers['retry-after']).toBe('5');
      expect(body).toMatchObject({ code: 'overloaded' });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * mebibyte);
  });

  it('with passwords of a megabyte are refused before any work is done on them', async () => {
    const started = performance.now();
    const sizes = [201, 100_000, 1_000_000, 1024 * 1024 + 1];
    const statuses = [];
    for (const size of sizes) {
      const payload = { email: 'lea@exemple.fr', password: 'p'.repeat(size) };
      statuses.push((await test.browser().send({ method: 'POST', url: login.path, payload })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 413]);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('take as long for an address that has no account', async () => {
    const { user } = await buildUser(test);
    const times = { known: [] as number[], unknown: [] as number[] };
    const timed = async (kind: 'known' | 'unknown', email: string) => {
      const started = performance.now();
      await test.browser().refused(login, { body: { email, password: 'not-the-one' } });
      times[kind].push(performance.now() - started);
    };
    for (let round = 0; round < 9; round++) {
      await timed('known', user.email);
      await timed('unknown', `personne-${round}@exemple.fr`);
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[4] ?? 0;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});
