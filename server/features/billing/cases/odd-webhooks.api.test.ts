// @demand odd-webhooks
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { stripeEvent } from '../../../db/schema.ts';
import { makeShop } from '../../../testing/make-shop.ts';

// Events with a right signature that look like none of the provider's: nothing of them may fail here.

const shop = makeShop();
const event = { id: 'evt_odd', object: 'event', type: 'invoice.paid', created: 1_790_000_000 };
const data = { object: { id: 'in_1', object: 'invoice', customer: 'cus_unknown' } };

async function post(content: unknown): Promise<number> {
  const payload = typeof content === 'string' ? content : JSON.stringify(content);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: shop.webhookSecret() });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(shop.webhookUrl, { method: 'POST', body: payload, headers })).status;
}

it.each([
  ['no JSON', 'hello'],
  ['null', null],
  ['a list', [event]],
  ['a text', '"evt"'],
  ['nothing in it', {}],
  ['no id', { ...event, id: undefined, data }],
  ['a number as id', { ...event, id: 7, data }],
  ['an id with a zero byte', { ...event, id: 'evt_\u0000', data }],
  ['an endless id', { ...event, id: `evt_${'x'.repeat(5000)}`, data }],
  ['no type', { ...event, type: undefined, data }],
  ['no time', { ...event, created: undefined, data }],
  ['a time beyond all calendars', { ...event, created: 1e18, data }],
  ['no data', event],
  ['no object', { ...event, data: {} }],
  ['null as object', { ...event, data: { object: null } }],
  ['a list as object', { ...event, data: { object: [] } }],
])('refuses an event with %s, and stores nothing', async (_what, content) => {
  expect(await post(content)).toBe(400);
  expect(await shop.deps.db.$count(stripeEvent)).toBe(0);
});

it.each([
  ['an unknown type', { ...event, type: 'unheard.of', data }],
  ['an object without id', { ...event, data: { object: {} } }],
  ['an invoice as checkout', { ...event, type: 'checkout.session.completed', data }],
  ['a subscription as customer', { ...event, data: { object: { id: 'in_1', customer: 'sub_1' } } }],
  ['a customer without id', { ...event, data: { object: { id: 'in_1', customer: {} } } }],
  ['a number as customer', { ...event, data: { object: { id: 7, customer: 7 } } }],
  ['a path as customer', { ...event, data: { object: { id: 'in_1', customer: '../v1/balance' } } }],
  ['a refund of no charge', { ...event, data: { object: { id: 're_1', object: 'refund', charge: { id: 5 } } } }],
  [
    'a refund of an unknown charge',
    { ...event, data: { object: { id: 're_1', object: 'refund', charge: 'ch_none' } } },
  ],
])('accepts an event with %s, stores it once and is done with it', async (_what, content) => {
  expect([await post(content), await post(content)]).toEqual([200, 200]);
  await shop.processEvents();
  const stored = await shop.deps.db.select().from(stripeEvent);
  expect(stored).toMatchObject([{ id: 'evt_odd', processedAt: expect.any(Date) }]);
});
