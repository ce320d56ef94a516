// @demand exact-limits
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberReferral } from '#contract/affiliates.ts';
import { makeApp } from '../testing/make-app.ts';

const test = makeApp({ localLimits: true });

// All requests of a test fall into the same minute, however slowly they are answered.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the limits of one process', () => {
  it('refuse the 61st write of a visitor within a minute, and nobody else', async () => {
    const visitor = test.browser({ address: '198.51.100.1' });
    const write = async () =>
      await visitor.send({ method: 'POST', url: rememberReferral.path, payload: { referral: 'x' } });
    const statuses = [];
    for (let times = 0; times < 62; times++) statuses.push((await write()).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
    const refused = await write();
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      message: 'Trop de demandes à la fois. Patiente un instant.',
      reason: 'limit_address',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['x-ratelimit-limit']).toBeUndefined();
    expect((await visitor.send({ url: '/api/auth/me' })).status).toBe(401);
    const other = test.browser({ address: '198.51.100.2' });
    await expect(other.call(rememberReferral, { body: { referral: 'x' } })).resolves.toEqual({ remembered: false });
    vi.setSystemTime(Date.now() + 60_000);
    expect((await write()).status).toBe(200);
  });

  it('never refuse a health check: 605 within a minute are answered', async () => {
    const monitor = test.browser({ address: '198.51.100.3' });
    const statuses = new Set<number>();
    for (let times = 0; times < 605; times++) {
      statuses.add((await monitor.send({ url: '/healthz' })).status);
      if (times % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(statuses).toEqual(new Set([200]));
  });
});
