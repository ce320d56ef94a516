// @demand webhook-order
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { syncStripe } from '#contract/admin.ts';
import { addAddon } from '#contract/billing.ts';
import { stripeEvent, subscription } from '../../../db/schema.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { testAdminPassword } from '../../../testing/make-app.ts';
import { cards, makeShop } from '../../../testing/make-shop.ts';
import { tablesThatMention, wholeDatabase } from '../../../testing/whole-database.ts';
import { convergeCustomer } from '../converging/converge.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const operator = { headers: { authorization: `Bearer ${testAdminPassword}` } };

async function post(payload: string, signature: string | null): Promise<number> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (signature) headers['stripe-signature'] = signature;
  return (await fetch(shop.webhookUrl, { method: 'POST', body: payload, headers })).status;
}

/** Every event of the sandbox, oldest first. */
async function eventsOf(): Promise<Stripe.Event[]> {
  const { hostname, port } = new URL(shop.sandboxUrl);
  const stripe = new Stripe('sk_test_events', { host: hostname, port, protocol: 'http', telemetry: false });
  return (await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })).reverse();
}

const signed = (payload: string, timestamp?: number) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: shop.webhookSecret(),
    ...(timestamp && { timestamp }),
  });

/** Every row about purchases, without times of writing. */
async function picture() {
  const content = await wholeDatabase(shop.database);
  const tables = ['customer', 'subscription', 'invoice', 'refund', 'checkout_intent', 'ledger_entry', 'billing_notice'];
  return tables.map((name) =>
    (content[`public.${name}`] ?? [])
      .map(({ synced_at, asked_at, done_at, id, ...row }) =>
        JSON.stringify(name === 'billing_notice' ? row : { id, ...row }),
      )
      .sort(),
  );
}

describe('the webhook endpoint', () => {
  it('refuses a forged, stale, changed or unsigned event, and stores nothing of it', async () => {
    const payload = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'invoice.paid',
      created: 1,
      data: { object: {} },
    });
    const forged = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_guess' });
    expect(await post(payload, forged)).toBe(400);
    expect(await post(payload, signed(payload, Math.floor(Date.now() / 1000) - 3600))).toBe(400);
    expect(await post(`${payload} `, signed(payload))).toBe(400);
    expect(await post(payload, null)).toBe(400);
    expect(await post('', 't=1,v1=x')).toBe(400);
    expect(await shop.deps.db.select().from(stripeEvent)).toEqual([]);
  });

  it('answers 200 to an event that is stored already, and changes nothing', async () => {
    await shop.buy('annual', lea);
    const event = (await eventsOf()).find(({ type }) => type === 'invoice.paid');
    const before = tablesThatMention(await wholeDatabase(shop.database), 'sub_');
    const payload = JSON.stringify(event);
    expect(await post(payload, signed(payload))).toBe(200);
    expect(await shop.drain()).toBe(0);
    expect(tablesThatMention(await wholeDatabase(shop.database), 'sub_')).toEqual(before);
  });

  it('stores and processes an event about an unknown customer', async () => {
    const event = {
      id: 'evt_strange',
      object: 'event',
      type: 'customer.updated',
      created: 1,
      data: { object: { id: 'cus_gone', object: 'customer' } },
    };
    const payload = JSON.stringify(event);
    expect(await post(payload, signed(payload))).toBe(200);
    expect(await shop.drain()).toBe(1);
  });
});

describe('webhooks that arrive at the same moment', () => {
  const changeOf = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'customer.updated',
      created: 1,
      data: { object: { id: 'cus_gone', object: 'customer' } },
    });

  it('are each stored once before they are answered', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `evt_${n % 25}`);
    const statuses = await Promise.all(ids.map((id) => post(changeOf(id), signed(changeOf(id)))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.deps.db.select().from(stripeEvent)).toHaveLength(25);
    expect(await shop.drain()).toBe(25);
  });

  it('are stored though one of them is refused', async () => {
    const ids = ['evt_1', 'evt_2', 'evt_no\u0000text', 'evt_3', 'evt_4'];
    const statuses = await Promise.all(ids.map((id) => post(changeOf(id), signed(changeOf(id)))));
    expect(statuses).toEqual([200, 200, 400, 200, 200]);
    expect(await shop.drain()).toBe(4);
  });
});

describe('each event five times in parallel, reversed and late', () => {
  it('leads to the same state as once and in order', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.pass({ days: 32 });
    const before = await picture();
    await shop.deps.db.delete(stripeEvent);
    for (const event of (await eventsOf()).reverse()) {
      const payload = JSON.stringify(event);
      const statuses = await Promise.all(Array.from({ length: 5 }, () => post(payload, signed(payload))));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    await shop.drain();
    expect(await picture()).toEqual(before);
  });
});

describe('a webhook that one process takes after another one, whose clock is ahead, has asked for its customer', () => {
  it('is no older than what was asked for: the customer is asked for again', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const [row] = await shop.deps.db.select().from(subscription);
    const before = shop.clock.now();
    shop.clock.advance(10_000);
    await convergeCustomer(shop.deps, row?.customerId ?? '');
    shop.clock.set(before.toISOString());
    await shop.deps.payments.cancelNow(row?.id ?? '');
    await shop.processEvents();
    expect((await browser.call(me)).user.isPro).toBe(false);
  });
});

describe('if every webhook is lost', () => {
  it('Sync activates the purchase, mails its account once, and keeps the operator’s grants', async () => {
    const given = await buildUser(shop, { entitlements: ['pro'] });
    const { browser } = await buildUser(shop, lea);
    await shop.steer('faults', { drop: true });
    await shop.pay(shop.browser(), 'annual', { ...lea, card: cards.good });
    expect((await browser.call(me)).user.isPro).toBe(false);
    await shop.pass({ hours: 1 });
    shop.mails.length = 0;
    const first = await browser.call(syncStripe, operator);
    expect(first.result).toMatchObject({ comptes_pro_actives: 1, emails_envoyes: 1, abonnements_verifies: 1 });
    expect((await browser.call(me)).user.isPro).toBe(true);
    const second = await browser.call(syncStripe, operator);
    expect(second.result).toMatchObject({ comptes_pro_actives: 0, emails_envoyes: 0, abonnements_modifies: 0 });
    await shop.drain();
    expect(shop.mails.filter(({ subject }) => subject === 'Ton accès Pro est activé')).toHaveLength(1);
    expect((await given.browser.call(me)).user.isPro).toBe(true);
  });

  it('the nightly Sync ends access of a subscription that has ended', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.steer('faults', { drop: true });
    const [row] = await shop.deps.db.select().from(subscription);
    await shop.deps.payments.cancelNow(row?.id ?? '');
    expect((await browser.call(me)).user.isPro).toBe(true);
    await shop.runJob('billing.sync');
    expect((await browser.call(me)).user.isPro).toBe(false);
  });
});
