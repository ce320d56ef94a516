import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { webhookPath } from '../features/billing/webhook.ts';
import { makeApp } from '../testing/make-app.ts';

const test = makeApp({ localLimits: true });

function holdUp(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
  (await test.browser().send({ method, url, ...(method === 'POST' && { payload: {} }) })).status;

describe('a process that cannot keep up', () => {
  it('is not one that was held up twice in a row, as while it warms up', async () => {
    await setTimeout(300);
    holdUp(1_200);
    await setImmediate();
    holdUp(2_400);
    await setImmediate();
    expect(await statusOf('/api/auth/me')).toBe(401);
  });

  it('asks to come back later, but takes webhooks and says that it is alive', async () => {
    for (let times = 0; times < 5; times++) {
      holdUp(2_300);
      await setImmediate();
    }
    const refused = await test.browser().send({ url: '/api/auth/me' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded', retryAfterSeconds: 5 } });
    expect(await statusOf(webhookPath, 'POST')).toBe(400);
    expect(await statusOf('/healthz')).toBe(200);
  }, 30_000);
});
