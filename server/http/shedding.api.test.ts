import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cancelByLink, cancelSubscription, withdraw } from '#contract/billing.ts';
import { sendMessage } from '#contract/contact.ts';
import { endpoint } from '#contract/endpoint.ts';
import { buildApp } from '../app.ts';
import { webhookPath } from '../features/billing/converging/webhook.ts';
import { createLogger } from '../log.ts';
import { openBrowser } from '../testing/browser.ts';
import { makeApp } from '../testing/make-app.ts';
import { maxUnderWay } from './admission.ts';
import { route } from './route.ts';

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

it('senders who stall in the middle of a body take nobody’s place', async () => {
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const head = `POST ${sendMessage.path} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`;
  const senders = Array.from({ length: maxUnderWay + 10 }, (_, n) =>
    connect({ port: Number(url.port), host: '127.0.0.1', localAddress: `127.0.${n + 1}.1` }),
  );
  for (const sender of senders) sender.on('error', () => undefined).write(head);
  await sleep(500);
  expect((await fetch(new URL('/api/auth/me', url))).status).toBe(401);
  for (const sender of senders) sender.destroy();
});

describe('a process with as many calls under way as it can work on', () => {
  const slow = endpoint({
    method: 'GET',
    path: '/api/probe/slow',
    access: 'public',
    summary: 'Waits.',
    response: z.object({ isDone: z.boolean() }),
  });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const extraRoutes = [route(slow, async () => held.then(() => ({ isDone: true })))];

  it('refuses the next at once, but takes cancellations, withdrawals, webhooks and health checks, and then all again', async () => {
    const busy = await buildApp(test.deps, { log: createLogger({ logLevel: 'silent' }), extraRoutes });
    const url = await busy.listen({ port: 0, host: '127.0.0.1' });
    try {
      const waiting = Array.from({ length: maxUnderWay }, () => fetch(url + slow.path));
      const refused = async () => (await fetch(`${url}/api/auth/me`)).status === 503;
      while (!(await refused())) await sleep(20);
      const answer = await fetch(`${url}/api/auth/me`);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ code: 'overloaded' });
      const post = async (path: string) => (await fetch(url + path, { method: 'POST' })).status;
      expect(await post(cancelSubscription.path)).toBe(401);
      expect(await post(withdraw.path)).toBe(401);
      expect(await post(cancelByLink.path)).toBe(400);
      expect(await post(webhookPath)).toBe(400);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      letGo();
      const statuses = (await Promise.all(waiting)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(maxUnderWay - 1);
      expect(await refused()).toBe(false);
    } finally {
      await busy.close();
    }
  });
});
