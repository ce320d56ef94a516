import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { webhookPath } from '../features/billing/converging/webhook.ts';
import { createLogger } from '../log.ts';
import { openBrowser } from '../testing/browser.ts';
import { makeApp } from '../testing/make-app.ts';

// The app measures every five seconds how late its event loop was on average. These five seconds pass by a fake timer, so
// that each test says when the measuring happens.

const measuringIntervalMs = 5_000;
const test = makeApp();
let app: FastifyInstance;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = await buildApp(test.deps, { log: createLogger({ logLevel: 'silent' }) });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

const measure = () => vi.advanceTimersByTime(measuringIntervalMs);
/** Leaves the event loop time for several turns; the meter samples it every 10 ms. */
const turnFreely = async () => await sleep(100);
/** Stops this thread, and with it the event loop. */
const holdUp = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
/** Two measurements without a turn of the event loop in between: the second finds none in its five seconds. */
function stall(): void {
  measure();
  measure();
}

async function statusOf(url: string, method: 'GET' | 'POST' = 'GET'): Promise<number> {
  return (await openBrowser(app).send({ method, url, ...(method === 'POST' && { payload: {} }) })).status;
}

describe('a process whose event loop is late', () => {
  it('answers as usual when it was held up once for longer than the limit, as while it warms up', async () => {
    await turnFreely();
    holdUp(2_100);
    await turnFreely();
    measure();
    expect(await statusOf('/api/auth/me')).toBe(401);
  });

  it('asks callers to come back in 5 seconds, but takes webhooks and says that it is alive', async () => {
    stall();
    const refused = await openBrowser(app).send({ url: '/api/auth/me' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded', retryAfterSeconds: 5 } });
    expect(await statusOf(webhookPath, 'POST')).toBe(400);
    expect(await statusOf('/healthz')).toBe(200);
  });

  it('answers again once the event loop turns', async () => {
    stall();
    expect(await statusOf('/api/auth/me')).toBe(503);
    await turnFreely();
    measure();
    expect(await statusOf('/api/auth/me')).toBe(401);
  });
});
