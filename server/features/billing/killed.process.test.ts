// @demand kills-between-commits
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncStripe } from '#contract/admin.ts';
import { cancelSubscription, withdraw } from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { testAdminPassword } from '../../testing/make-app.ts';
import { openCheckout, type Person, pay, signUpAt } from '../../testing/newcomer.ts';
import { type OutsideProvider, openOutsideProvider } from '../../testing/outside-provider.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../../testing/start-server.ts';

// The server process is killed after the provider has answered and before the server commits. The provider runs in this process
// behind a gate that does the killing. Nobody clicks again: either repeated webhooks or a Sync must complete the work.

let place: Workplace;
let url: string;
let provider: OutsideProvider;
let gate: Server;
let server: ServerProcess;
let settings: Record<string, string>;
let killAt: ((method: string, path: string) => boolean) | null = null;

beforeAll(async () => {
  place = await makeWorkplace();
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  provider = await openOutsideProvider(url);
  gate = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url: path = '/' } = request;
    const answer = await fetch(`${provider.sandbox.url}${path}`, {
      method,
      headers: request.headers as Record<string, string>,
      ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (killAt?.(method, path)) {
      killAt = null;
      server.child.kill('SIGKILL');
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  settings = {
    PORT: port,
    // Lets each person have an address of their own: sign-ups are limited by address.
    TRUSTED_PROXIES: '1',
    ADMIN_PASSWORD: testAdminPassword,
    ...provider.settings,
    STRIPE_API_BASE: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
  };
  await start();
}, 300_000);
afterAll(async () => {
  place?.remove();
  gate?.closeAllConnections();
  gate?.close();
  await provider?.sandbox.close();
});

const stripe = () => provider.stripe();

async function start(): Promise<void> {
  server = place.start(settings);
  await server.ready();
}

async function isTrue(what: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 90_000;
  while (!(await what().catch(() => false))) {
    if (Date.now() > until) throw new Error('it never came true');
    await new Promise((again) => setTimeout(again, 200));
  }
}

let count = 0;

async function newcomer(): Promise<Person> {
  count++;
  return await signUpAt(url, { email: `zoe-${count}@exemple.fr`, address: `198.18.0.${count}` });
}

async function subscriber(): Promise<Person> {
  const person = await newcomer();
  await pay(provider, person, await openCheckout(person));
  await isTrue(async () => (await person.user()).isPro);
  return person;
}

type Healer = 'webhooks' | 'sync';

/** Kills the server at `killed`, starts it again, and lets it recover in one way only. */
async function survive(healer: Healer, killed: NonNullable<typeof killAt>, act: () => Promise<unknown>): Promise<void> {
  if (healer === 'sync') await provider.steer('faults', { drop: true });
  killAt = killed;
  await act().catch(() => null);
  await server.ended;
  await start();
  if (healer === 'webhooks') return await provider.steer('flush');
  const headers = { authorization: `Bearer ${testAdminPassword}` };
  const synced = await fetch(url + syncStripe.path, { method: 'POST', headers });
  expect(synced.status, await synced.text()).toBe(200);
  await provider.steer('faults', { drop: false });
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
    await pay(provider, person, await openCheckout(person));
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
      () => pay(provider, person, sessionId),
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

  it('pausing: a Sync stores that one payment is skipped', async () => {
    const person = await subscriber();
    await survive('sync', await writesTo(person), () => person.post(pauseSubscription.path));
    await isTrue(async () => (await person.pro())?.status === 'paused');
    expect(await soleSubscription(person)).toMatchObject({ pause_collection: { behavior: 'void' } });
  });

  // Last: two withdrawals with one card let it rest, and everybody here pays with the same.
  it.each<Healer>(['webhooks', 'sync'])('refunding: all of it goes back, once, by %s alone', async (healer) => {
    const person = await subscriber();
    await survive(healer, writes(/^\/v1\/refunds$/), () => person.post(withdraw.path));
    expect(await person.user()).toMatchObject({ isPro: false });
    await isTrue(async () => (await soleSubscription(person)).status === 'canceled');
    expect((await chargedTo(person)).every(({ amount, amount_refunded: back }) => amount === back)).toBe(true);
  });

  it('leaves money that adds up', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await place.checkMoney(settings)).toBe('');
  });
});
