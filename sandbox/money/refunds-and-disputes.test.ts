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
  it('are whole or in parts, never more than was paid; the fee is not given back', async () => {
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

  it('one that fails does so later: refund.failed, and the charge is not refunded any more', async () => {
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

  it('the switch makes any of them fail', async () => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox);
    await sandbox.control('/faults', { failRefunds: true });
    const refund = await sandbox.stripe.refunds.create({ charge: charge.id, amount: 500 });
    await sandbox.advance(1);
    expect((await sandbox.stripe.refunds.retrieve(refund.id)).status).toBe('failed');
  });
});

describe('late fees', () => {
  it('a charge comes without its balance transaction, which follows with charge.updated', async () => {
    const sandbox = await openTestSandbox();
    await sandbox.control('/faults', { lateFees: true });
    const charge = await buildCharge(sandbox);
    expect(charge.balance_transaction).toBeNull();
    await sandbox.control('/clock', { advanceSeconds: 60 });
    const after = await sandbox.stripe.charges.retrieve(charge.id, { expand: ['balance_transaction'] });
    expect(after.balance_transaction).toMatchObject({ fee: 62 });
    expect(await sandbox.eventTypes()).toContain('charge.updated');
  });

  it('come in at once when the switch is turned off', async () => {
    const sandbox = await openTestSandbox();
    await sandbox.control('/faults', { lateFees: true });
    const charge = await buildCharge(sandbox);
    await sandbox.control('/faults', { lateFees: false });
    expect((await sandbox.stripe.charges.retrieve(charge.id)).balance_transaction).toMatch(/^txn_/);
  });
});

describe('disputes', () => {
  it('the card 4000 0000 0000 0259 pays and is disputed: the money leaves, with a fee', async () => {
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
  ] as const)('one that is %s', async (outcome, told) => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox);
    const { id } = await sandbox.control<{ id: string }>(`/charges/${charge.id}/dispute`);
    await sandbox.control(`/disputes/${id}/close`, { outcome });
    expect((await sandbox.stripe.disputes.retrieve(id)).status).toBe(outcome);
    expect((await sandbox.eventTypes()).slice(-told.length)).toEqual(told);
  });

  it('closing one through the API gives it up', async () => {
    const sandbox = await openTestSandbox();
    const charge = await buildCharge(sandbox);
    const { id } = await sandbox.control<{ id: string }>(`/charges/${charge.id}/dispute`);
    expect((await sandbox.stripe.disputes.close(id)).status).toBe('lost');
    await expect(sandbox.stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});
