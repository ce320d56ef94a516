import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signup } from '#contract/accounts.ts';
import { createCheckoutSession } from '#contract/billing.ts';
import { openSandbox, type Sandbox } from '#sandbox/open.ts';
import { stripePayments } from '../../adapters/payments/stripe.ts';
import { openStripe } from '../../adapters/payments/stripe-client.ts';
import { eventTypes } from '../../adapters/payments/stripe-events.ts';
import { absentPayments } from '../../testing/absent-payments.ts';
import { goodPassword } from '../../testing/build-user.ts';
import { cards, sessionOf } from '../../testing/make-shop.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../../testing/start-server.ts';
import { webhookPath } from './webhook.ts';

// The server is killed between the provider's answer and its own commit. The provider lives on in this process, behind a
// gate that does the killing.

const secretKey = 'sk_test_killed';
let place: Workplace;
let port: string;
let sandbox: Sandbox;
let gate: Server;
let server: ServerProcess;
let killAt: ((method: string, path: string) => boolean) | null = null;

beforeAll(async () => {
  sandbox = await openSandbox();
  gate = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(`${sandbox.url}${url}`, {
      method,
      headers: request.headers as Record<string, string>,
      ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (killAt?.(method, url)) {
      killAt = null;
      server.child.kill('SIGKILL');
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  place = await makeWorkplace();
  port = await findFreePort();
}, 300_000);
afterAll(async () => {
  place?.remove();
  gate?.closeAllConnections();
  gate?.close();
  await sandbox?.close();
});

const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const stripe = () => openStripe({ secretKey, apiBase: sandbox.url });

async function start(webhookSecret: string): Promise<void> {
  server = place.start({
    PORT: port,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_killed',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
  });
  await server.ready();
}

async function post(path: string, cookie: string, body?: object): Promise<Response> {
  return await fetch(at(path), {
    method: 'POST',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function isTrue(what: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await what())) {
    if (Date.now() > until) throw new Error('it never came true');
    await new Promise((again) => setTimeout(again, 200));
  }
}

describe('a server that is killed after the provider’s answer and before its own commit', () => {
  it('charges once, and knows of it when it is there again', { timeout: 240_000 }, async () => {
    const prices = {
      secretKey,
      apiBase: sandbox.url,
      webhookSecret: () => '',
      vatPercent: 20,
      browser: absentPayments.browser,
    };
    await stripePayments(prices).setUpPrices();
    const endpoint = await stripe().webhookEndpoints.create({ url: at(webhookPath), enabled_events: [...eventTypes] });
    await start(endpoint.secret ?? '');
    const person = {
      firstName: 'Zoé',
      email: 'zoe@exemple.fr',
      password: goodPassword,
      isAdult: true,
      acceptsTerms: true,
    };
    const signedUp = await post(signup.path, '', person);
    const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const flag = async (name: string) => {
      const answer = await fetch(at('/api/auth/me'), { headers: { cookie } }).catch(() => null);
      return answer?.ok === true && ((await answer.json()) as { user: Record<string, unknown> }).user[name] === true;
    };
    const opened = await post(createCheckoutSession.path, cookie, { planType: 'annual' });
    const { clientSecret } = (await opened.json()) as { clientSecret: string };
    await fetch(`${sandbox.url}/_sandbox/checkout/${sessionOf(clientSecret)}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card: cards.good, email: person.email }),
    });
    await isTrue(() => flag('isPro'));

    killAt = (method, path) => method === 'POST' && path === '/v1/subscriptions';
    await post('/api/subscription/add-bio', cookie).catch(() => null);
    await server.ended;
    await start(endpoint.secret ?? '');
    await post('/api/subscription/add-bio', cookie);
    await isTrue(() => flag('hasBioAccess'));

    const charges = await stripe().charges.list({ limit: 100 });
    expect(charges.data.map(({ amount }) => amount).sort()).toEqual([2490, 500]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
