import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildCustomer, buildPrice, buildSubscription } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

describe('errors', () => {
  it('any sk_test_ key is accepted, others are 401', async () => {
    const sandbox = await openTestSandbox();
    const other = (key: string) =>
      new Stripe(key, { host: '127.0.0.1', port: sandbox.port, protocol: 'http', maxNetworkRetries: 0 });
    expect((await other('sk_test_whatever').customers.list()).data).toEqual([]);
    await expect(other('sk_live_x').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  it('an unknown parameter is 400 parameter_unknown', async () => {
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

  it('a missing parameter is 400 parameter_missing, a bad number parameter_invalid_integer', async () => {
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

  it('what a path names and is not there is 404, what a parameter names is 400; both resource_missing', async () => {
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

  it('a call that does not exist is a 404 with an error, never a success', async () => {
    const { stripe } = await openTestSandbox();
    await expect(stripe.topups.list()).rejects.toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
  });

  it('answers carry the request id and the version', async () => {
    const { stripe } = await openTestSandbox();
    const { lastResponse } = await stripe.customers.list();
    expect(lastResponse.requestId).toMatch(/^req_/);
    expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
  });
});

describe('idempotency keys', () => {
  it('the same key and parameters replay the first answer', async () => {
    const { stripe } = await openTestSandbox();
    const first = await stripe.customers.create({ email: 'a@example.fr' }, { idempotencyKey: 'k1' });
    const again = await stripe.customers.create({ email: 'a@example.fr' }, { idempotencyKey: 'k1' });
    expect(again.id).toBe(first.id);
    const { headers } = again.lastResponse as unknown as Response;
    expect(headers.get('idempotent-replayed')).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('the same key with other parameters is an idempotency_error', async () => {
    const { stripe } = await openTestSandbox();
    await stripe.customers.create({ email: 'a@example.fr' }, { idempotencyKey: 'k1' });
    await expect(stripe.customers.create({ email: 'b@example.fr' }, { idempotencyKey: 'k1' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('a refused card is replayed too, a parameter that cannot be read is not remembered', async () => {
    const { stripe } = await openTestSandbox();
    const create = (card: string) => stripe.customers.create({ payment_method: card }, { idempotencyKey: 'k2' });
    await expect(create('pm_card_chargeDeclined')).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    await expect(create('pm_card_chargeDeclined')).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    await expect(stripe.products.create({} as never, { idempotencyKey: 'k3' })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect((await stripe.products.create({ name: 'Pro' }, { idempotencyKey: 'k3' })).name).toBe('Pro');
  });

  it('keys are forgotten after 24 hours', async () => {
    const sandbox = await openTestSandbox();
    const first = await sandbox.stripe.customers.create({}, { idempotencyKey: 'k1' });
    await sandbox.advance(2);
    expect((await sandbox.stripe.customers.create({}, { idempotencyKey: 'k1' })).id).not.toBe(first.id);
  });

  it('an answer that got lost was carried out: the retry of the SDK gets it', async () => {
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

it('when it is down every call is a 503', async () => {
  const sandbox = await openTestSandbox();
  await sandbox.control('/faults', { down: true });
  await expect(sandbox.stripe.customers.create({})).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
  await sandbox.control('/faults', { down: false });
  expect((await sandbox.stripe.customers.list()).data).toEqual([]);
});

describe('expansion', () => {
  it('reaches four levels, through lists and into fields that are left out otherwise', async () => {
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

  it('a fifth level is refused, and so is what cannot be expanded', async () => {
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
  it('come newest first, in pages, and the SDK walks through all of them', async () => {
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

describe('customers', () => {
  it('an empty string unsets, metadata keys are merged, and an empty key is removed', async () => {
    const { stripe } = await openTestSandbox();
    const { id } = await stripe.customers.create({ name: 'Lou', metadata: { a: '1', b: '2' } });
    const updated = await stripe.customers.update(id, { name: '', metadata: { b: '', c: '3' } });
    expect(updated).toMatchObject({ name: null, metadata: { a: '1', c: '3' } });
    expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({});
  });

  it('are found by e-mail, exactly', async () => {
    const { stripe } = await openTestSandbox();
    await stripe.customers.create({ email: 'Lou@example.fr' });
    expect((await stripe.customers.list({ email: 'lou@example.fr' })).data).toEqual([]);
    expect((await stripe.customers.list({ email: 'Lou@example.fr' })).data).toHaveLength(1);
  });

  it('a deleted customer loses their subscriptions and answers deleted: true', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const customer = await buildCustomer(sandbox);
    const subscription = await buildSubscription(sandbox, { customer: customer.id });
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect(await sandbox.eventTypes()).toEqual(
      expect.arrayContaining(['customer.subscription.deleted', 'customer.deleted']),
    );
    await expect(stripe.customers.update(customer.id, { name: 'x' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('prices', () => {
  it('are found by lookup key, and a key moves on only when told to', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const first = await buildPrice(sandbox, { lookupKey: 'pro_monthly' });
    await buildPrice(sandbox, { lookupKey: 'pro_annual', interval: 'year' });
    const found = await stripe.prices.list({ lookup_keys: ['pro_monthly'], active: true, expand: ['data.product'] });
    expect(found.data).toMatchObject([{ id: first.id, product: { name: 'Déclic Pro' } }]);
    await expect(buildPrice(sandbox, { lookupKey: 'pro_monthly' })).rejects.toMatchObject({ param: 'lookup_key' });
    const second = await stripe.prices.create({
      currency: 'eur',
      unit_amount: 2990,
      recurring: { interval: 'month' },
      product: first.product as string,
      lookup_key: 'pro_monthly',
      transfer_lookup_key: true,
    });
    expect((await stripe.prices.list({ lookup_keys: ['pro_monthly'] })).data[0]?.id).toBe(second.id);
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  it('can be put away, products too', async () => {
    const sandbox = await openTestSandbox();
    const price = await buildPrice(sandbox);
    expect((await sandbox.stripe.prices.update(price.id, { active: false })).active).toBe(false);
    await expect(
      sandbox.stripe.subscriptions.create({
        customer: (await buildCustomer(sandbox)).id,
        items: [{ price: price.id }],
      }),
    ).rejects.toMatchObject({ statusCode: 400 });
    const product = await sandbox.stripe.products.update(price.product as string, { name: 'Pro', active: false });
    expect(product).toMatchObject({ name: 'Pro', active: false });
    expect((await sandbox.stripe.products.list({ active: true })).data).toEqual([]);
    expect((await sandbox.stripe.products.retrieve(product.id)).name).toBe('Pro');
  });
});

describe('payment methods', () => {
  it('ready-made ones become a card of the customer', async () => {
    const { stripe } = await openTestSandbox();
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect(method).toMatchObject({ customer: customer.id, card: { brand: 'visa', last4: '4242' } });
    expect((await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toHaveLength(1);
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
    expect((await stripe.paymentMethods.detach(method.id)).customer).toBeNull();
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
  });

  it('a card that is refused cannot be attached; one that fails later can', async () => {
    const { stripe } = await openTestSandbox();
    const { id: customer } = await stripe.customers.create({});
    await expect(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer })).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
    expect((await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })).card?.last4).toBe('0341');
  });

  it('detaching the default one unsets it', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox);
    const method = customer.invoice_settings.default_payment_method as string;
    await sandbox.stripe.paymentMethods.detach(method);
    const after = (await sandbox.stripe.customers.retrieve(customer.id)) as Stripe.Customer;
    expect(after.invoice_settings.default_payment_method).toBeNull();
  });
});
