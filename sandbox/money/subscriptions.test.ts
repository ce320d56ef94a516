import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildCustomer, buildPrice, buildSubscription, buildVat } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

describe('payment_behavior', () => {
  it('allow_incomplete: a refused first payment leaves it incomplete with an open invoice', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox, 'pm_card_authenticationRequired');
    const subscription = await buildSubscription(sandbox, {
      customer: customer.id,
      expand: ['latest_invoice.payments'],
    });
    expect(subscription).toMatchObject({ status: 'incomplete', latest_invoice: { status: 'open' } });
    expect(await sandbox.eventTypes()).toContain('payment_intent.requires_action');
  });

  it('default_incomplete: nothing is charged until the payment intent is confirmed', async () => {
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

  it('error_if_incomplete: a refusal is a 402 and there is no subscription', async () => {
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

  it('an incomplete one expires after 23 hours and its invoice is voided', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox, 'pm_card_authenticationRequired');
    const { id } = await buildSubscription(sandbox, { customer: customer.id });
    await sandbox.advance(1);
    const after = await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(after).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
  });

  it('a customer without a card is told so', async () => {
    const sandbox = await openTestSandbox();
    const customer = await sandbox.stripe.customers.create({});
    await expect(buildSubscription(sandbox, { customer: customer.id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
  });

  it('3-D Secure that is approved afterwards makes it active, refused leaves it incomplete', async () => {
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

  it('its price is told as it is now: a lookup key that moved on is gone', async () => {
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

  it('lists by customer, price and status', async () => {
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

  it('pauses and resumes with events of their own', async () => {
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
  it('another price without proration takes effect with the next renewal', async () => {
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

  it('always_invoice bills the difference for the rest of the period', async () => {
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

  it('another interval starts a new period at once, with credit for the old one', async () => {
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

  it('are added, changed and removed one by one, the last one stays', async () => {
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

describe('invoices', () => {
  it('tell their subscription, payments and taxes where this version has them', async () => {
    const sandbox = await openTestSandbox();
    const subscription = await buildSubscription(sandbox, { metadata: { user: 'u1' } });
    const invoice = await sandbox.stripe.invoices.retrieve(subscription.latest_invoice as string, {
      expand: ['payments.data.payment.payment_intent'],
    });
    expect(invoice).toMatchObject({
      status: 'paid',
      subtotal: 2490,
      total: 2490,
      total_excluding_tax: 2075,
      amount_paid: 2490,
      total_taxes: [{ amount: 415, tax_behavior: 'inclusive' }],
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: { user: 'u1' } },
      },
    });
    for (const gone of ['charge', 'payment_intent', 'subscription', 'tax']) expect(invoice).not.toHaveProperty(gone);
    expect(invoice.number).toMatch(/-0001$/);
    const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    const charge = await sandbox.stripe.charges.retrieve(intent.latest_charge as string, {
      expand: ['balance_transaction'],
    });
    expect(charge.balance_transaction).toMatchObject({ amount: 2490, fee: 62, net: 2428 });
    const { data } = await sandbox.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    expect(data.map((payment) => payment.invoice)).toEqual([invoice.id]);
    expect((await sandbox.stripe.invoicePayments.retrieve(data[0]?.id ?? '')).status).toBe('paid');
    expect((await sandbox.stripe.invoices.listLineItems(invoice.id)).data).toMatchObject([{ amount: 2490 }]);
  });

  it.each([
    [790, 132, 37],
    [2490, 415, 62],
    [500, 83, 33],
  ])('%i cents hold %i cents of tax and cost a fee of %i', async (amount, tax, fee) => {
    const sandbox = await openTestSandbox();
    const { latest_invoice } = await buildSubscription(sandbox, { expand: ['latest_invoice'] }, { amount });
    expect((latest_invoice as Stripe.Invoice).total_taxes).toMatchObject([{ amount: tax }]);
    expect((await sandbox.stripe.balanceTransactions.list()).data).toMatchObject([{ fee }]);
  });

  it('exclusive tax comes on top, automatic tax finds the French rate', async () => {
    const sandbox = await openTestSandbox();
    const rate = await sandbox.stripe.taxRates.create({ display_name: 'TVA', inclusive: false, percentage: 20 });
    const one = await buildSubscription(sandbox, { default_tax_rates: [rate.id], expand: ['latest_invoice'] });
    expect(one.latest_invoice).toMatchObject({ subtotal: 2490, total: 2988, total_excluding_tax: 2490 });
    const two = await buildSubscription(sandbox, {
      default_tax_rates: [],
      automatic_tax: { enabled: true },
      expand: ['latest_invoice'],
    });
    expect(two.latest_invoice).toMatchObject({ total: 2490, total_excluding_tax: 2075 });
    expect((await sandbox.stripe.taxRates.list({ inclusive: false })).data.map(({ id }) => id)).toEqual([rate.id]);
  });

  it('a preview tells the next renewal, or what a new subscription would cost, and keeps nothing', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const subscription = await buildSubscription(sandbox);
    const next = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(next).toMatchObject({ status: 'draft', total: 2490, total_excluding_tax: 2075 });
    expect(next.next_payment_attempt).toBe(subscription.items.data[0]?.current_period_end);
    const price = await buildPrice(sandbox, { amount: 500 });
    const fresh = await stripe.invoices.createPreview({
      customer: subscription.customer as string,
      subscription_details: { items: [{ price: price.id }] },
    });
    expect(fresh.total).toBe(500);
    expect((await stripe.invoices.list()).data).toHaveLength(1);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(stripe.invoices.createPreview({ subscription: subscription.id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    });
  });

  it('open ones can be voided, paid ones cannot; drafts are finalised by hand', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const customer = await stripe.customers.create({});
    const waiting = await buildSubscription(sandbox, { customer: customer.id, payment_behavior: 'default_incomplete' });
    const invoice = await stripe.invoices.voidInvoice(waiting.latest_invoice as string);
    expect(invoice.status).toBe('void');
    const paid = await buildSubscription(sandbox);
    await expect(stripe.invoices.voidInvoice(paid.latest_invoice as string)).rejects.toMatchObject({ statusCode: 400 });
    await stripe.subscriptions.update(paid.id, { pause_collection: { behavior: 'keep_as_draft' } });
    await sandbox.advance(32);
    const { latest_invoice } = await stripe.subscriptions.retrieve(paid.id);
    expect((await stripe.invoices.finalizeInvoice(latest_invoice as string)).status).toBe('open');
    expect((await stripe.invoices.markUncollectible(latest_invoice as string)).status).toBe('uncollectible');
  });

  it('tax rates and prices of one line go into its taxes', async () => {
    const sandbox = await openTestSandbox();
    const [price, vat, customer] = [await buildPrice(sandbox), await buildVat(sandbox), await buildCustomer(sandbox)];
    const { latest_invoice } = await sandbox.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id, quantity: 2, tax_rates: [vat.id] }],
      expand: ['latest_invoice'],
    });
    expect(latest_invoice).toMatchObject({ total: 4980, total_taxes: [{ amount: 830 }] });
  });
});
