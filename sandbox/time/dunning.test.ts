import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildCustomer, buildSubscription } from '../testing/build.ts';
import { invoicesOf, seconds, startAt } from '../testing/january.ts';
import { openTestSandbox, type TestSandbox } from '../testing/open-test-sandbox.ts';

describe('dunning', () => {
  async function failing(sandbox: TestSandbox) {
    const customer = await buildCustomer(sandbox, 'pm_card_chargeCustomerFail');
    const subscription = await buildSubscription(sandbox, { customer: customer.id });
    return { customer, subscription };
  }

  it('retries a failed renewal after 3, 5 and 7 days, then cancels the subscription', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { subscription } = await failing(sandbox);
    expect(subscription.status).toBe('active');
    await sandbox.advanceTo(seconds('2026-02-28'));
    const attempts: [string, number, number | null][] = [];
    for (const days of [0, 3, 2, 2]) {
      if (days > 0) await sandbox.advance(days);
      const { status, latest_invoice } = await sandbox.stripe.subscriptions.retrieve(subscription.id, {
        expand: ['latest_invoice'],
      });
      const invoice = latest_invoice as Stripe.Invoice;
      attempts.push([status, invoice.attempt_count, invoice.next_payment_attempt]);
    }
    expect(attempts).toEqual([
      ['past_due', 1, seconds('2026-03-03')],
      ['past_due', 2, seconds('2026-03-05')],
      ['past_due', 3, seconds('2026-03-07')],
      ['canceled', 4, null],
    ]);
    const ended = await sandbox.stripe.subscriptions.retrieve(subscription.id);
    expect(ended.cancellation_details?.reason).toBe('payment_failed');
    const types = await sandbox.eventTypes();
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  });

  it('goes on for two weeks while the fault longDunning is on', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { subscription } = await failing(sandbox);
    await sandbox.control('/faults', { longDunning: true });
    const status = async () => (await sandbox.stripe.subscriptions.retrieve(subscription.id)).status;
    await sandbox.advanceTo(seconds('2026-03-13'));
    expect(await status()).toBe('past_due');
    await sandbox.advance(2);
    expect(await status()).toBe('canceled');
  });

  it('reactivates the subscription when a retry succeeds with a new card', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { customer, subscription } = await failing(sandbox);
    await sandbox.advanceTo(seconds('2026-03-01'));
    const method = await sandbox.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await sandbox.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
    await sandbox.advance(3);
    expect((await sandbox.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('reactivates the subscription when the open invoice is paid', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { subscription } = await failing(sandbox);
    await sandbox.advanceTo(seconds('2026-03-01'));
    const open = (await invoicesOf(sandbox, subscription.id)).at(-1)?.id ?? '';
    await expect(sandbox.stripe.invoices.pay(open)).rejects.toMatchObject({ type: 'StripeCardError' });
    expect((await sandbox.stripe.invoices.pay(open, { payment_method: 'pm_card_visa' })).status).toBe('paid');
    expect((await sandbox.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await expect(sandbox.stripe.invoices.pay(open)).rejects.toMatchObject({ code: 'invoice_already_paid' });
  });

  it('sends invoice.payment_action_required when a renewal needs 3-D Secure', async () => {
    const sandbox = await openTestSandbox(startAt);
    const subscription = await buildSubscription(sandbox, { trial_end: seconds('2026-02-10') });
    const customer = subscription.customer as string;
    const method = await sandbox.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
    await sandbox.stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
    await sandbox.advanceTo(seconds('2026-02-11'));
    expect(await sandbox.eventTypes()).toEqual(
      expect.arrayContaining(['invoice.payment_action_required', 'invoice.payment_failed']),
    );
    expect((await sandbox.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  });
});

it('makes a renewal without a card past_due, like a refused one', async () => {
  const sandbox = await openTestSandbox(startAt);
  const { id, customer } = await buildSubscription(sandbox);
  for await (const method of sandbox.stripe.paymentMethods.list({ customer: customer as string })) {
    await sandbox.stripe.paymentMethods.detach(method.id);
  }
  await sandbox.advanceTo(seconds('2026-03-01'));
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
  expect(await sandbox.eventTypes()).toContain('invoice.payment_failed');
});
