import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { buildCustomer, buildPrice, buildSubscription, buildVat } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

it('has subscription, payments and taxes in the fields of this API version, and none of the old fields', async () => {
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
])('splits %i cents into %i cents of tax and a fee of %i cents', async (amount, tax, fee) => {
  const sandbox = await openTestSandbox();
  const { latest_invoice } = await buildSubscription(sandbox, { expand: ['latest_invoice'] }, { amount });
  expect((latest_invoice as Stripe.Invoice).total_taxes).toMatchObject([{ amount: tax }]);
  expect((await sandbox.stripe.balanceTransactions.list()).data).toMatchObject([{ fee }]);
});

it('adds exclusive tax on top, and applies the French rate for automatic tax', async () => {
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

it('previews the next renewal or a new subscription without storing an invoice', async () => {
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

it('voids an open invoice, refuses to void a paid one, and finalises a draft on demand', async () => {
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

it('taxes a line by its own tax rates and quantity', async () => {
  const sandbox = await openTestSandbox();
  const [price, vat, customer] = [await buildPrice(sandbox), await buildVat(sandbox), await buildCustomer(sandbox)];
  const { latest_invoice } = await sandbox.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id, quantity: 2, tax_rates: [vat.id] }],
    expand: ['latest_invoice'],
  });
  expect(latest_invoice).toMatchObject({ total: 4980, total_taxes: [{ amount: 830 }] });
});
