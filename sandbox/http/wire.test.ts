import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildSubscription } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

describe('errors', () => {
  it('accepts any sk_test_ key and answers 401 to others', async () => {
    const sandbox = await openTestSandbox();
    const other = (key: string) =>
      new Stripe(key, { host: '127.0.0.1', port: sandbox.port, protocol: 'http', maxNetworkRetries: 0 });
    expect((await other('sk_test_whatever').customers.list()).data).toEqual([]);
    await expect(other('sk_live_x').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  it('answers 400 parameter_unknown to an unknown parameter, nested ones included', async () => {
    const { stripe } = await openTestSandbox();
    await expect(stripe.customers.create({ emial: 'x' } as never)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'emial',
    });
    const nested = stripe.subscriptions.create({ customer: 'cus_x', items: [{ prise: 'x' } as never] });
    await expect(nested).rejects.toMatchObject({ code: 'parameter_unknown', param: 'items[0][prise]' });
  });

  it('answers parameter_missing to a missing parameter and parameter_invalid_integer to a bad number', async () => {
    const { stripe } = await openTestSandbox();
    await expect(stripe.products.create({} as never)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'name',
    });
    await expect(stripe.customers.list({ limit: 'many' as never })).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
    });
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('answers resource_missing with 404 for an object of the path and 400 for one of a parameter', async () => {
    const { stripe } = await openTestSandbox();
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
    await expect(stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
  });

  it('answers 404 with an error body to an unknown call', async () => {
    const { stripe } = await openTestSandbox();
    await expect(stripe.topups.list()).rejects.toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
  });

  it('sends the request id and the API version with every answer', async () => {
    const { stripe } = await openTestSandbox();
    const { lastResponse } = await stripe.customers.list();
    expect(lastResponse.requestId).toMatch(/^req_/);
    expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
  });
});

describe('idempotency keys', () => {
  it('replay the first answer for the same parameters', async () => {
    const { stripe } = await openTestSandbox();
    const first = await stripe.customers.create({ email: 'a@example.fr' }, { idempotencyKey: 'k1' });
    const again = await stripe.customers.create({ email: 'a@example.fr' }, { idempotencyKey: 'k1' });
    expect(again.id).toBe(first.id);
    const { headers } = again.lastResponse as unknown as Response;
    expect(headers.get('idempotent-replayed')).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('are refused with other parameters (idempotency_error)', async () => {
    const { stripe } = await openTestSandbox();
    await stripe.customers.create({ email: 'a@example.fr' }, { idempotencyKey: 'k1' });
    await expect(stripe.customers.create({ email: 'b@example.fr' }, { idempotencyKey: 'k1' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('replay a refused card, but do not remember a parameter that cannot be parsed', async () => {
    const { stripe } = await openTestSandbox();
    const create = (card: string) => stripe.customers.create({ payment_method: card }, { idempotencyKey: 'k2' });
    await expect(create('pm_card_chargeDeclined')).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    await expect(create('pm_card_chargeDeclined')).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    await expect(stripe.products.create({} as never, { idempotencyKey: 'k3' })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect((await stripe.products.create({ name: 'Pro' }, { idempotencyKey: 'k3' })).name).toBe('Pro');
  });

  it('are forgotten after 24 hours', async () => {
    const sandbox = await openTestSandbox();
    const first = await sandbox.stripe.customers.create({}, { idempotencyKey: 'k1' });
    await sandbox.advance(2);
    expect((await sandbox.stripe.customers.create({}, { idempotencyKey: 'k1' })).id).not.toBe(first.id);
  });

  it('give the retry of the SDK the answer that was lost, without a second customer', async () => {
    const sandbox = await openTestSandbox();
    await sandbox.control('/faults', { loseAnswers: 1 });
    const retrying = new Stripe('sk_test_x', {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
      maxNetworkRetries: 1,
    });
    const customer = await retrying.customers.create({ email: 'a@example.fr' });
    expect((await sandbox.stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id]);
  });
});

it('answers 503 to every call while the fault «down» is on', async () => {
  const sandbox = await openTestSandbox();
  await sandbox.control('/faults', { down: true });
  await expect(sandbox.stripe.customers.create({})).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
  await sandbox.control('/faults', { down: false });
  expect((await sandbox.stripe.customers.list()).data).toEqual([]);
});

describe('expansion', () => {
  it('reaches four levels, through lists and into fields that are absent by default', async () => {
    const sandbox = await openTestSandbox();
    await buildSubscription(sandbox);
    const { data } = await sandbox.stripe.subscriptions.list({
      expand: ['data.latest_invoice.payments', 'data.customer'],
    });
    expect(data[0]).toMatchObject({
      customer: { object: 'customer' },
      latest_invoice: { object: 'invoice', payments: { object: 'list', data: [{ status: 'paid' }] } },
    });
    const invoice = await sandbox.stripe.invoices.list({ expand: ['data.payments.data.payment'] });
    expect(invoice.data[0]?.payments?.data[0]?.payment).toMatchObject({ type: 'payment_intent' });
    const intents = await sandbox.stripe.paymentIntents.list({ expand: ['data.latest_charge.balance_transaction'] });
    expect(intents.data[0]).toMatchObject({ latest_charge: { balance_transaction: { fee: 62, net: 2428 } } });
  });

  it('refuses a fifth level and a field that cannot be expanded', async () => {
    const { stripe } = await openTestSandbox();
    await expect(
      stripe.subscriptions.list({ expand: ['data.latest_invoice.payments.data.payment'] }),
    ).rejects.toMatchObject({
      statusCode: 400,
      code: 'property_expansion_max_depth',
    });
    const customer = await stripe.customers.create({});
    await expect(stripe.customers.retrieve(customer.id, { expand: ['nonsense'] })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('lists', () => {
  it('come newest first and in pages, which the SDK can iterate over', async () => {
    const { stripe } = await openTestSandbox();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await stripe.customers.create({})).id);
    const first = await stripe.customers.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const last = await stripe.customers.list({ limit: 3, starting_after: ids[1] });
    expect(last.data.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(last.has_more).toBe(false);
    const before = await stripe.customers.list({ limit: 2, ending_before: ids[3] });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(ids);
  });
});
