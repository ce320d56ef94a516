// @demand shedding
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { login, me } from '#contract/accounts.ts';
import { optimizeText } from '#contract/assistant.ts';
import { cancelByLink, cancelSubscription, requestCancellationLink, withdraw } from '#contract/billing.ts';
import { sendMessage } from '#contract/contact.ts';
import { endpoint, type LimitName } from '#contract/endpoint.ts';
import type { PageRenderer } from '#contract/site.ts';
import { tryReply } from '#contract/try.ts';
import { buildApp } from '../app.ts';
import { webhookPath } from '../features/billing/converging/webhook.ts';
import { createLogger } from '../log.ts';
import { makeApp } from '../testing/make-app.ts';
import { laneOf, laneSizes, maxUnderWay } from './admission.ts';
import { route } from './route.ts';

const test = makeApp();

it('senders who stall in the middle of a body take nobody’s place', async () => {
  const app = await buildApp(test.deps, { log: createLogger({ logLevel: 'silent' }) });
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const head = `POST ${sendMessage.path} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`;
  const senders = Array.from({ length: maxUnderWay('quick') + 10 }, (_, n) =>
    connect({ port: Number(url.port), host: '127.0.0.1', localAddress: `127.0.${n + 1}.1` }),
  );
  for (const sender of senders) sender.on('error', () => undefined).write(head);
  await sleep(500);
  expect((await fetch(new URL('/api/auth/me', url))).status).toBe(401);
  for (const sender of senders) sender.destroy();
  await app.close();
});

describe('a process with as many calls of a kind under way as it can work on', () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const slow = (name: string, limit?: LimitName) =>
    endpoint({
      method: 'GET',
      path: `/api/probe/${name}`,
      access: 'public',
      summary: 'Waits.',
      ...(limit && { limit }),
      response: z.object({ isDone: z.boolean() }),
    });
  const quick = slow('quick');
  const password = slow('password', 'login');
  const endless = [slow('endless'), slow('endless-password', 'login')] as const;
  const writing = slow('writing', 'assistant');
  const written: string[] = [];
  const extraRoutes = [
    ...[quick, password].map((probe) => route(probe, async () => held.then(() => ({ isDone: true })))),
    route(writing, async ({ call }) => {
      written.push(call.address);
      return await new Promise<never>(() => undefined);
    }),
    ...endless.map((probe) => route(probe, async () => await new Promise<never>(() => undefined))),
  ];
  const renderer: PageRenderer = {
    matchPage: (pathname) => ({ pattern: pathname, status: 200, indexable: true }),
    indexablePaths: () => ['/'],
    renderPage: async () => ({ status: 200, html: '<!doctype html><p>Déclic' }),
  };
  const folder = mkdtempSync(join(tmpdir(), 'declic-site-'));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  let busy: FastifyInstance;
  let url: string;
  const statusOf = async (path: string, method = 'GET') => (await fetch(url + path, { method })).status;

  beforeAll(async () => {
    const site = { renderer, keepPages: true, files: { folder } };
    busy = await buildApp(test.deps, { log: createLogger({ logLevel: 'silent' }), extraRoutes, site });
    url = await busy.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    letGo();
    await busy.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses the next at once, but takes other kinds, what goes first and pages, and then all again', async () => {
    const waiting: Promise<Response>[] = [];
    // A probe may take the place of a call that comes at the same moment, and that call is refused: another takes its place.
    const fill = async (path: string, places: number, isFull: () => Promise<boolean>) => {
      for (let call = 0; call < places; call++) waiting.push(fetch(url + path));
      for (; !(await isFull()); await sleep(20)) waiting.push(fetch(url + path));
    };
    await fill(password.path, maxUnderWay('passwords'), async () => (await statusOf(login.path, 'POST')) === 503);
    expect(await statusOf(me.path), 'a crowd of logins leaves room for others').toBe(401);

    const refused = async () => (await statusOf(me.path)) === 503;
    await fill(quick.path, maxUnderWay('quick'), refused);
    const answer = await fetch(url + me.path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(await answer.json()).toEqual({
      code: 'overloaded',
      message: 'Beaucoup de monde en ce moment. Réessaie dans quelques secondes.',
      reason: 'lane_quick',
      retryAfterSeconds: 5,
      requestId: expect.any(String),
    });
    expect(await statusOf(cancelSubscription.path, 'POST')).toBe(401);
    expect(await statusOf(withdraw.path, 'POST')).toBe(401);
    expect(await statusOf(cancelByLink.path, 'POST')).toBe(400);
    expect(await statusOf(webhookPath, 'POST')).toBe(400);
    for (const path of ['/healthz', '/', '/icon.svg']) expect(await statusOf(path), path).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain(`route="${me.path}",status="503"`);
    for (const lane of ['quick', 'passwords'])
      expect(metrics).toMatch(new RegExp(`^declic_refused_total{cause="lane_${lane}"} [1-9]`, 'm'));

    letGo();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxUnderWay('passwords') + maxUnderWay('quick'));
    expect(await refused()).toBe(false);
    expect(await statusOf(login.path, 'POST')).not.toBe(503);
  });

  // @demand broken-connections
  it('gives back the places of all calls on a connection that breaks', async () => {
    for (let times = 0; times < 3; times++) {
      const caller = sendInLine(Array(laneSizes.quick.atOnce / 2).fill(endless[0].path));
      await sleep(300);
      expect(await statusOf(me.path), `after ${times} such connections`).toBe(401);
      caller.destroy();
    }
  });

  // @demand broken-connections
  it('keeps no places for answers that are ready but wait for another on their connection', async () => {
    const caller = sendInLine([endless[1].path, ...Array(maxUnderWay('quick') + 10).fill(me.path)]);
    await sleep(500);
    expect(await statusOf(me.path)).toBe(401);
    caller.destroy();
  });

  // @demand own-turns
  it('works on two texts of a caller at a time, and on those of others meanwhile', async () => {
    const callers = [1, 1, 1, 1, 2].map((n) => sendInLine([writing.path], `127.0.8.${n}`));
    await expect.poll(() => written.toSorted()).toEqual(['127.0.8.1', '127.0.8.1', '127.0.8.2']);
    for (const caller of callers) caller.destroy();
  });

  /** One connection, on which a call follows another without waiting for its answer. */
  function sendInLine(paths: string[], localAddress = '127.0.9.1'): Socket {
    const { port, host } = new URL(url);
    const caller = connect({ port: Number(port), host: '127.0.0.1', localAddress });
    caller.on('error', () => undefined);
    caller.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`).join(''));
    return caller;
  }
});

it.each([
  { call: requestCancellationLink, lane: 'first' },
  { call: me, lane: 'quick' },
  { call: login, lane: 'passwords' },
  { call: optimizeText, lane: 'writing' },
  { call: tryReply, lane: 'writing' },
])('$call.path is in the lane $lane', ({ call, lane }) => {
  expect(laneOf(call)).toBe(lane);
});
