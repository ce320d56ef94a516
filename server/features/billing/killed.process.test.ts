import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, signup, type User } from '#contract/accounts.ts';
import { syncStripe } from '#contract/admin.ts';
import {
  cancelSubscription,
  createCheckoutSession,
  mySubscription,
  type SubscriptionState,
  withdraw,
} from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { openSandbox, type Sandbox } from '#sandbox/open.ts';
import { stripePayments } from '../../adapters/payments/stripe.ts';
import { openStripe } from '../../adapters/payments/stripe-client.ts';
import { eventTypes } from '../../adapters/payments/stripe-events.ts';
import { absentPayments } from '../../testing/absent-payments.ts';
import { goodPassword } from '../../testing/build-user.ts';
import { testAdminPassword } from '../../testing/make-app.ts';
import { cards, sessionOf } from '../../testing/make-shop.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../../testing/start-server.ts';
import { webhookPath } from './converging/webhook.ts';

// The server process is killed after the provider has answered and before the server commits. The provider runs in this process
// behind a gate that does the killing. Nobody clicks again: either repeated webhooks or a Sync must complete the work.

const secretKey = 'sk_test_killed';
let place: Workplace;
let port: string;
let sandbox: Sandbox;
let gate: Server;
let server: ServerProcess;
let settings: Record<string, string>;
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
  const prices = { webhookSecret: () => '', vatPercent: 20, browser: absentPayments.browser };
  await stripePayments({ secretKey, apiBase: sandbox.url, ...prices }).setUpPrices();
  const endpoint = await stripe().webhookEndpoints.create({ url: at(webhookPath), enabled_events: [...eventTypes] });
  settings = {
    PORT: port,
    // Lets each person have an address of their own: sign-ups are limited by address.
    TRUSTED_PROXIES: '1',
    ADMIN_PASSWORD: testAdminPassword,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_killed',
    STRIPE_WEBHOOK_SECRET: endpoint.secret ?? '',
    STRIPE_API_BASE: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
  };
  await start();
}, 300_000);
afterAll(async () => {
  place?.remove();
  gate?.closeAllConnections();
  gate?.close();
  await sandbox?.close();
});

const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const stripe = () => openStripe({ secretKey, apiBase: sandbox.url });

async function start(): Promise<void> {
  server = place.start(settings);
  await server.ready();
}

async function steer(what: string, body: object = {}): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandbox.url}/_sandbox/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function isTrue(what: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 90_000;
  while (!(await what().catch(() => false))) {
    if (Date.now() > until) throw new Error('it never came true');
    await new Promise((again) => setTimeout(again, 200));
  }
}

let count = 0;

interface Person {
  email: string;
  post(path: string, body?: object): Promise<Response>;
  user(): Promise<User>;
  pro(): Promise<SubscriptionState | null>;
  /** The provider's customer id. */
  customer(): Promise<string>;
}

async function newcomer(): Promise<Person> {
  const address = `198.18.0.${++count}`;
  const email = `zoe-${count}@exemple.fr`;
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}) =>
    await fetch(at(path), { ...init, headers: { cookie, 'x-forwarded-for': address, ...init.headers } });
  const post = async (path: string, body?: object) =>
    await send(path, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const person = { firstName: 'Zoé', email, password: goodPassword, isAdult: true, acceptsTerms: true };
  const signedUp = await post(signup.path, person);
  cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const asked = async <T>(path: string) => (await (await send(path)).json()) as T;
  const user = async () => (await asked<{ user: User }>(me.path)).user;
  return {
    email,
    post,
    user,
    pro: async () => (await asked<{ pro: SubscriptionState | null }>(mySubscription.path)).pro,
    customer: async () => (await user()).stripeCustomerId ?? '',
  };
}

async function openCheckout(person: Person): Promise<string> {
  const opened = await person.post(createCheckoutSession.path, { planType: 'monthly' });
  return sessionOf(((await opened.json()) as { clientSecret: string }).clientSecret);
}

async function pay(person: Person, sessionId: string): Promise<void> {
  await steer(`checkout/${sessionId}/pay`, { card: cards.good, email: person.email });
}

async function subscriber(): Promise<Person> {
  const person = await newcomer();
  await pay(person, await openCheckout(person));
  await isTrue(async () => (await person.user()).isPro);
  return person;
}

type Healer = 'webhooks' | 'sync';

/** Kills the server at `killed`, starts it again, and lets it recover in one way only. */
async function survive(healer: Healer, killed: NonNullable<typeof killAt>, act: () => Promise<unknown>): Promise<void> {
  if (healer === 'sync') await steer('faults', { drop: true });
  killAt = killed;
  await act().catch(() => null);
  await server.ended;
  await start();
  if (healer === 'webhooks') return await steer('flush');
  const headers = { authorization: `Bearer ${testAdminPassword}` };
  const synced = await fetch(at(syncStripe.path), { method: 'POST', headers });
  expect(synced.status, await synced.text()).toBe(200);
  await steer('faults', { drop: false });
}

const writes = (path: RegExp) => (method: string, url: string) => method !== 'GET' && path.test(url);

async function chargedTo(person: Person): Promise<{ amount: number; amount_refunded: number }[]> {
  return (await stripe().charges.list({ customer: await person.customer(), limit: 100 })).data;
}

async function soleSubscription(person: Person) {
  const { data } = await stripe().subscriptions.list({ customer: await person.customer(), status: 'all' });
  const [sole, ...others] = data;
  if (!sole || others.length > 0) throw new Error(`${data.length} subscriptions`);
  return sole;
}

/** Matches writes to this person's subscription only, since jobs of earlier tests may still run. */
const writesTo = async (person: Person) =>
  writes(new RegExp(`^/v1/subscriptions/${(await soleSubscription(person)).id}$`));

describe('a server that is killed after the provider’s answer and before its own commit', { timeout: 300_000 }, () => {
  it('opening a checkout: a second click gets the same one', async () => {
    const person = await newcomer();
    const before = (await stripe().checkout.sessions.list({ limit: 100 })).data.length;
    await survive('webhooks', writes(/^\/v1\/checkout\/sessions$/), () => openCheckout(person));
    await pay(person, await openCheckout(person));
    await isTrue(async () => (await person.user()).isPro);
    expect((await stripe().checkout.sessions.list({ limit: 100 })).data).toHaveLength(before + 1);
    expect(await chargedTo(person)).toHaveLength(1);
  });

  it('storing a purchase: the purchase’s other webhooks store it', async () => {
    const person = await newcomer();
    const sessionId = await openCheckout(person);
    await survive(
      'webhooks',
      (_, path) => path.startsWith('/v1/customers/cus_'),
      () => pay(person, sessionId),
    );
    await isTrue(async () => (await person.user()).isPro);
    expect(await chargedTo(person)).toHaveLength(1);
  });

  it('buying an add-on: a Sync finds it, charged once', async () => {
    const person = await subscriber();
    await survive('sync', writes(/^\/v1\/subscriptions$/), () => person.post('/api/subscription/add-bio'));
    await isTrue(async () => (await person.user()).hasBioAccess);
    expect((await chargedTo(person)).map(({ amount }) => amount).sort()).toEqual([500, 790]);
  });

  it('cancelling: a webhook completes it', async () => {
    const person = await subscriber();
    await survive('webhooks', await writesTo(person), () => person.post(cancelSubscription.path));
    await isTrue(async () => (await person.pro())?.cancellation?.state === 'done');
    expect(await soleSubscription(person)).toMatchObject({ cancel_at_period_end: true });
  });

  it.each<Healer>(['webhooks', 'sync'])('refunding: all of it goes back, once, by %s alone', async (healer) => {
    const person = await subscriber();
    await survive(healer, writes(/^\/v1\/refunds$/), () => person.post(withdraw.path));
    await isTrue(async () => !(await person.user()).isPro);
    await isTrue(async () => (await chargedTo(person)).every(({ amount, amount_refunded: back }) => amount === back));
    expect(await soleSubscription(person)).toMatchObject({ status: 'canceled' });
  });

  it('pausing: a Sync stores that one payment is skipped', async () => {
    const person = await subscriber();
    await survive('sync', await writesTo(person), () => person.post(pauseSubscription.path));
    await isTrue(async () => (await person.pro())?.status === 'paused');
    expect(await soleSubscription(person)).toMatchObject({ pause_collection: { behavior: 'void' } });
  });

  it('leaves money that adds up', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await place.checkMoney(settings)).toBe('');
  });
});
