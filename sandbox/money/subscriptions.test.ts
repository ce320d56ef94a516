import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildCustomer, buildPrice, buildSubscription } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

describe('payment_behavior', () => {
  it('allow_incomplete leaves the subscription incomplete with an open invoice after a refusal', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox, 'pm_card_authenticationRequired');
    const subscription = await buildSubscription(sandbox, {
      customer: customer.id,
      expand: ['latest_invoice.payments'],
    });
    expect(subscription).toMatchObject({ status: 'incomplete', latest_invoice: { status: 'open' } });
    expect(await sandbox.eventTypes()).toContain('payment_intent.requires_action');
  });

  it('default_incomplete charges nothing until the payment intent is confirmed', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const customer = await stripe.customers.create({ email: 'lou@example.fr' });
    const subscription = await buildSubscription(sandbox, {
      customer: customer.id,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    });
    expect(subscription.status).toBe('incomplete');
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice.confirmation_secret?.client_secret).toMatch(/^pi_.*_secret_/);
    const intent = invoice.payments?.data[0]?.payment.payment_intent as string;
    const confirmed = await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    expect(confirmed.status).toBe('succeeded');
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after.status).toBe('active');
    expect(after.default_payment_method).toBe(confirmed.payment_method);
  });

  it('error_if_incomplete answers 402 to a refusal and creates no subscription', async () => {
    const sandbox = await openTestSandbox();
    const failing = await buildCustomer(sandbox, 'pm_card_chargeCustomerFail');
    const params = { payment_behavior: 'error_if_incomplete', off_session: true } as const;
    await expect(buildSubscription(sandbox, { customer: failing.id, ...params })).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
    });
    const asking = await buildCustomer(sandbox, 'pm_card_authenticationRequired');
    await expect(buildSubscription(sandbox, { customer: asking.id, ...params })).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'authentication_required',
    });
    expect((await sandbox.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await sandbox.stripe.charges.list()).data).toEqual([]);
  });

  it('expires an incomplete subscription after 23 hours and voids its invoice', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox, 'pm_card_authenticationRequired');
    const { id } = await buildSubscription(sandbox, { customer: customer.id });
    await sandbox.advance(1);
    const after = await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(after).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
  });

  it('refuses a customer without a card', async () => {
    const sandbox = await openTestSandbox();
    const customer = await sandbox.stripe.customers.create({});
    await expect(buildSubscription(sandbox, { customer: customer.id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
  });

  it('activates an incomplete subscription once 3-D Secure is approved', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox, 'pm_card_authenticationRequired');
    const { id, latest_invoice } = await buildSubscription(sandbox, {
      customer: customer.id,
      expand: ['latest_invoice.payments'],
    });
    const intent = (latest_invoice as Stripe.Invoice).payments?.data[0]?.payment.payment_intent as string;
    const authenticate = (outcome: string) => sandbox.control(`/payment_intents/${intent}/authenticate`, { outcome });
    await authenticate('approve');
    expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('active');
  });
});

describe('the subscription object', () => {
  it('has its periods on the items, and flexible billing when asked for', async () => {
    const sandbox = await openTestSandbox();
    const subscription = await buildSubscription(sandbox, {
      billing_mode: { type: 'flexible' },
      metadata: { user: 'u1' },
    });
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(subscription.items.data[0]).toMatchObject({ current_period_start: subscription.created, quantity: 1 });
    expect(subscription).toMatchObject({ billing_mode: { type: 'flexible' }, metadata: { user: 'u1' } });
  });

  it('shows its price without a lookup key that was transferred to another price', async () => {
    const sandbox = await openTestSandbox();
    const subscription = await buildSubscription(sandbox, {}, { lookupKey: 'pro_monthly' });
    await sandbox.stripe.prices.create({
      currency: 'eur',
      unit_amount: 2990,
      recurring: { interval: 'month' },
      product_data: { name: 'Pro' },
      lookup_key: 'pro_monthly',
      transfer_lookup_key: true,
    });
    const after = await sandbox.stripe.subscriptions.retrieve(subscription.id);
    expect(after.items.data[0]?.price.lookup_key).toBeNull();
  });

  it('is listed by customer, price and status', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const one = await buildSubscription(sandbox);
    const two = await buildSubscription(sandbox);
    await stripe.subscriptions.cancel(two.id);
    const ids = async (params: Stripe.SubscriptionListParams) =>
      (await stripe.subscriptions.list(params)).data.map(({ id }) => id);
    expect(await ids({ customer: one.customer as string })).toEqual([one.id]);
    expect(await ids({ status: 'canceled' })).toEqual([two.id]);
    expect(await ids({ status: 'ended' })).toEqual([two.id]);
    expect(await ids({ price: one.items.data[0]?.price.id })).toEqual([one.id]);
  });

  it('pauses and resumes, each with an event', async () => {
    const sandbox = await openTestSandbox();
    const { id } = await buildSubscription(sandbox);
    expect((await sandbox.stripe.subscriptions.pause(id)).status).toBe('paused');
    expect((await sandbox.stripe.subscriptions.resume(id)).status).toBe('active');
    expect((await sandbox.eventTypes()).slice(-2)).toEqual([
      'customer.subscription.paused',
      'customer.subscription.resumed',
    ]);
  });
});

describe('items', () => {
  it('bill a new price without proration from the next renewal on', async () => {
    const sandbox = await openTestSandbox();
    const { id, items } = await buildSubscription(sandbox);
    const price = await buildPrice(sandbox, { amount: 3990 });
    const changed = await sandbox.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id, price: price.id }],
      proration_behavior: 'none',
    });
    expect(changed.items.data.map((item) => item.price.unit_amount)).toEqual([3990]);
    await sandbox.advance(32);
    const { data } = await sandbox.stripe.invoices.list({ subscription: id });
    expect(data.map(({ total }) => total)).toEqual([3990, 2490]);
  });

  it('bill the difference for the rest of the period at once with always_invoice', async () => {
    const sandbox = await openTestSandbox();
    const { id, items } = await buildSubscription(sandbox);
    const price = await buildPrice(sandbox, { amount: 4980 });
    await sandbox.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id, price: price.id }],
      proration_behavior: 'always_invoice',
    });
    const { data } = await sandbox.stripe.invoices.list({ subscription: id, limit: 1 });
    expect(data[0]).toMatchObject({ billing_reason: 'subscription_update', status: 'paid', total: 2490 });
  });

  it('start a new period at once for another interval, with credit for the old period', async () => {
    const sandbox = await openTestSandbox();
    const { id, items } = await buildSubscription(sandbox);
    const price = await buildPrice(sandbox, { amount: 9480, interval: 'year' });
    const changed = await sandbox.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id, price: price.id }],
    });
    const { data } = await sandbox.stripe.invoices.list({ subscription: id, limit: 1 });
    expect(data[0]).toMatchObject({ total: 9480 - 2490, status: 'paid' });
    expect(changed.items.data[0]?.price.recurring?.interval).toBe('year');
  });

  it('bill the difference on the next invoice by default, and keep a refund as credit for later invoices', async () => {
    const sandbox = await openTestSandbox();
    const { id, items, customer } = await buildSubscription(sandbox);
    const dearer = await buildPrice(sandbox, { amount: 4980 });
    await sandbox.stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id, price: dearer.id }] });
    await sandbox.advance(32);
    const next = await sandbox.stripe.invoices.list({ subscription: id, limit: 1 });
    expect(next.data[0]).toMatchObject({ total: 4980 + 2490, status: 'paid' });
    const free = await buildPrice(sandbox, { amount: 0 });
    await sandbox.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id, price: free.id }],
      proration_behavior: 'always_invoice',
    });
    const credited = (await sandbox.stripe.customers.retrieve(customer as string)) as Stripe.Customer;
    expect(credited.balance).toBeLessThan(0);
    const other = await buildSubscription(sandbox, { customer: customer as string, expand: ['latest_invoice'] });
    const paid = other.latest_invoice as Stripe.Invoice;
    expect(paid.starting_balance).toBe(credited.balance);
    expect(paid.amount_paid).toBe(Math.max(0, 2490 + credited.balance));
  });

  it('are added, changed and removed one by one, except the last', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const { id, items } = await buildSubscription(sandbox);
    const addon = await buildPrice(sandbox, { amount: 500 });
    const added = await stripe.subscriptionItems.create({
      subscription: id,
      price: addon.id,
      proration_behavior: 'none',
    });
    expect((await stripe.subscriptionItems.list({ subscription: id })).data).toHaveLength(2);
    expect((await stripe.subscriptionItems.update(added.id, { quantity: 2 })).quantity).toBe(2);
    expect((await stripe.subscriptionItems.retrieve(added.id)).quantity).toBe(2);
    expect(await stripe.subscriptionItems.del(added.id)).toMatchObject({ deleted: true });
    await expect(stripe.subscriptionItems.del(items.data[0]?.id ?? '')).rejects.toMatchObject({ statusCode: 400 });
  });
});
