import { describe, expect, it } from 'vitest';
import { buildCustomer, buildSubscription } from '../testing/build.ts';
import { openTestSandbox, type TestSandbox } from '../testing/open-test-sandbox.ts';

async function buildCharge(sandbox: TestSandbox, card = 'pm_card_visa') {
  const customer = await buildCustomer(sandbox, card);
  await buildSubscription(sandbox, { customer: customer.id });
  const [charge] = (await sandbox.stripe.charges.list({ customer: customer.id })).data;
  if (!charge) throw new Error('nothing was charged');
  return charge;
}

describe('refunds', () => {
  it('are whole or partial, never exceed the payment, and keep its fee', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const charge = await buildCharge(sandbox);
    const part = await stripe.refunds.create({
      charge: charge.id,
      amount: 1000,
      reason: 'requested_by_customer',
      metadata: { why: 'geste' },
      expand: ['balance_transaction'],
    });
    expect(part).toMatchObject({ amount: 1000, status: 'succeeded', balance_transaction: { amount: -1000, fee: 0 } });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 1000, refunded: false });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 1491 })).rejects.toMatchObject({ param: 'amount' });
    const rest = await stripe.refunds.create({ payment_intent: charge.payment_intent as string });
    expect(rest.amount).toBe(1490);
    const after = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] });
    expect(after).toMatchObject({ amount_refunded: 2490, refunded: true });
    expect(after.refunds?.data).toHaveLength(2);
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ charge: charge.id })).data).toHaveLength(2);
    expect((await stripe.refunds.retrieve(part.id)).metadata).toEqual({ why: 'geste' });
    const types = await sandbox.eventTypes();
    expect(types.filter((type) => type === 'charge.refunded')).toHaveLength(2);
    expect(types.filter((type) => type === 'refund.created')).toHaveLength(2);
  });

  it('fail later for the card 5126: refund.failed is sent and the charge counts as not refunded', async () => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox, 'pm_card_refundFail');
    const refund = await sandbox.stripe.refunds.create({ charge: charge.id });
    expect(refund.status).toBe('succeeded');
    await sandbox.advance(1);
    expect(await sandbox.stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
    });
    expect(await sandbox.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await sandbox.eventTypes()).toContain('refund.failed');
  });

  it('fail for every card while the fault failRefunds is on', async () => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox);
    await sandbox.control('/faults', { failRefunds: true });
    const refund = await sandbox.stripe.refunds.create({ charge: charge.id, amount: 500 });
    await sandbox.advance(1);
    expect((await sandbox.stripe.refunds.retrieve(refund.id)).status).toBe('failed');
  });
});

describe('late fees', () => {
  it('leave a charge without a balance transaction until charge.updated a minute later', async () => {
    const sandbox = await openTestSandbox();
    await sandbox.control('/faults', { lateFees: true });
    const charge = await buildCharge(sandbox);
    expect(charge.balance_transaction).toBeNull();
    await sandbox.control('/clock', { advanceSeconds: 60 });
    const after = await sandbox.stripe.charges.retrieve(charge.id, { expand: ['balance_transaction'] });
    expect(after.balance_transaction).toMatchObject({ fee: 62 });
    expect(await sandbox.eventTypes()).toContain('charge.updated');
  });

  it('are recorded at once when the fault is turned off', async () => {
    const sandbox = await openTestSandbox();
    await sandbox.control('/faults', { lateFees: true });
    const charge = await buildCharge(sandbox);
    await sandbox.control('/faults', { lateFees: false });
    expect((await sandbox.stripe.charges.retrieve(charge.id)).balance_transaction).toMatch(/^txn_/);
  });
});

describe('disputes', () => {
  it('follow a payment with the card 4000 0000 0000 0259: the amount and a fee leave the account', async () => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox, 'pm_card_createDispute');
    const { data } = await sandbox.stripe.disputes.list({ charge: charge.id });
    expect(data).toMatchObject([
      {
        status: 'needs_response',
        amount: 2490,
        reason: 'fraudulent',
        balance_transactions: [{ amount: -2490, fee: 1500 }],
      },
    ]);
    expect((await sandbox.stripe.charges.retrieve(charge.id)).disputed).toBe(true);
    await expect(sandbox.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect(await sandbox.eventTypes()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn']),
    );
  });

  it.each([
    ['won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
    ['lost', ['charge.dispute.closed']],
  ] as const)('that are %s send their events and decide whether the charge can be refunded', async (outcome, told) => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox);
    const { id } = await sandbox.control<{ id: string }>(`/charges/${charge.id}/dispute`);
    await sandbox.control(`/disputes/${id}/close`, { outcome });
    expect((await sandbox.stripe.disputes.retrieve(id)).status).toBe(outcome);
    expect((await sandbox.eventTypes()).slice(-told.length)).toEqual(told);
    const refund = sandbox.stripe.refunds.create({ charge: charge.id });
    if (outcome === 'won') expect((await refund).status).toBe('succeeded');
    else await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
  });

  it('that a bank only inquires about move no money', async () => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox);
    const { id } = await sandbox.control<{ id: string }>(`/charges/${charge.id}/dispute`, { inquiry: true });
    const asked = await sandbox.stripe.disputes.retrieve(id);
    expect(asked).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    await sandbox.control(`/disputes/${id}/close`, { outcome: 'warning_closed' });
    expect((await sandbox.stripe.disputes.retrieve(id)).status).toBe('warning_closed');
    expect(await sandbox.eventTypes()).not.toContain('charge.dispute.funds_withdrawn');
    expect((await sandbox.stripe.refunds.create({ charge: charge.id })).status).toBe('succeeded');
  });

  it('are lost when they are closed through the API', async () => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox);
    const { id } = await sandbox.control<{ id: string }>(`/charges/${charge.id}/dispute`);
    expect((await sandbox.stripe.disputes.close(id)).status).toBe('lost');
    await expect(sandbox.stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});
