import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildCustomer, buildSubscription } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

describe('customers', () => {
  it('unset a field by an empty string, merge metadata, and drop metadata with an empty value', async () => {
    const { stripe } = await openTestSandbox();
    const { id } = await stripe.customers.create({ name: 'Lou', metadata: { a: '1', b: '2' } });
    const updated = await stripe.customers.update(id, { name: '', metadata: { b: '', c: '3' } });
    expect(updated).toMatchObject({ name: null, metadata: { a: '1', c: '3' } });
    expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({});
  });

  it('are found by e-mail, case-sensitively', async () => {
    const { stripe } = await openTestSandbox();
    await stripe.customers.create({ email: 'Lou@example.fr' });
    expect((await stripe.customers.list({ email: 'lou@example.fr' })).data).toEqual([]);
    expect((await stripe.customers.list({ email: 'Lou@example.fr' })).data).toHaveLength(1);
  });

  it('lose their subscriptions when deleted, and are answered as deleted: true', async () => {
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

describe('payment methods', () => {
  it('of the test mode (pm_card_visa) become a card of the customer', async () => {
    const { stripe } = await openTestSandbox();
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect(method).toMatchObject({ customer: customer.id, card: { brand: 'visa', last4: '4242' } });
    expect((await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toHaveLength(1);
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
    expect((await stripe.paymentMethods.detach(method.id)).customer).toBeNull();
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
  });

  it('are not attached if the card is always declined, but are if it only fails at renewals', async () => {
    const { stripe } = await openTestSandbox();
    const { id: customer } = await stripe.customers.create({});
    await expect(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer })).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
    expect((await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })).card?.last4).toBe('0341');
  });

  it('are unset as default when they are detached', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox);
    const method = customer.invoice_settings.default_payment_method as string;
    await sandbox.stripe.paymentMethods.detach(method);
    const after = (await sandbox.stripe.customers.retrieve(customer.id)) as Stripe.Customer;
    expect(after.invoice_settings.default_payment_method).toBeNull();
  });
});
