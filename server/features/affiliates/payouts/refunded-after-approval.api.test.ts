// @demand refunded-after-approval
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminAction, payout } from '../../../db/schema.ts';
import { buildPayout } from '../../../testing/build-payout.ts';
import { makeApp } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { balanceOf } from '../ledger/balances.ts';
import { listPayouts } from './admin-payouts.ts';
import { payoutFileOf } from './payout-file.ts';
import { runPayouts } from './run.ts';

// No commission is paid out for a purchase that was refunded between the approval and the 5th.

const test = makeApp({ environment: { PAYOUT_IBAN: 'FR76 3000 6000 0112 3456 7890 189' } });
const money = moneyOf(test);
const own = { method: 'sepa', holder: 'Léa Martin', iban: 'FR1420041010050500013M02606' } as const;
const other = { method: 'sepa', holder: 'Léa Martin', iban: 'DE89370400440532013000' } as const;
const atFifth = () => test.clock.set('2026-12-05T05:05:00Z');

/** An affiliate with an approved payout for November, of 8,05 € for each sale. */
async function buildApproved(sales: number) {
  const { invoices, ...partner } = await buildPayout(test, money, own, sales);
  await partner.step('approved');
  const refund = async (count: number) => {
    for (const invoice of invoices.splice(0, count)) await money.refund(invoice, 2490);
  };
  const available = async () => (await balanceOf(test.deps.db, partner.affiliateId, test.clock.now())).availableCents;
  const moved = async () =>
    (await money.entries(partner.affiliateId))
      .filter(([key]) => key.startsWith('payout'))
      .map(([key, cents]) => [key.replace(partner.affiliateId, 'lea'), cents]);
  return { ...partner, refund, available, moved };
}

describe('a payout with purchases that were refunded after its approval', () => {
  it('is not sent, says why, and lets the payouts of others go', async () => {
    const { step, refund, shown, available } = await buildApproved(5);
    await buildApproved(4);
    expect(await shown()).toMatchObject({ outdatedBy: null });
    await refund(1);
    expect(await available()).toBe(-805);
    atFifth();
    expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 1 });
    await expect(step('submitted')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Des achats ont été remboursés depuis ton accord : approuve ce versement de nouveau.',
      details: { reason: 'approval_outdated' },
    });
    expect(await shown()).toMatchObject({ status: 'approved', outdatedBy: 'refunds' });
    expect((await listPayouts(test.deps)).map(({ outdatedBy }) => outdatedBy)).toEqual(['refunds', null]);
    expect(await payoutFileOf(test.deps, '2026-11', 'sepa')).toMatchObject({ payouts: 1, totalCents: 3220 });
  });

  it('is approved again for what is left, to the cent, however often and at once', async () => {
    const { step, refund, shown, moved, available } = await buildApproved(5);
    await refund(1);
    atFifth();
    await Promise.all([step('approved'), step('approved'), step('approved')]);
    await step('approved');
    expect(await moved()).toEqual([
      ['payout:lea:2026-11', -4025],
      ['payout_reversal:lea:2026-11', 4025],
      ['payout:lea:2026-11:2', -3220],
    ]);
    expect(await shown()).toMatchObject({ status: 'approved', amountCents: 3220, outdatedBy: null });
    expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 0 });
    expect(await payoutFileOf(test.deps, '2026-11', 'sepa')).toMatchObject({ payouts: 1, totalCents: 3220 });
    expect(await available()).toBe(0);
    await Promise.all([step('failed'), step('failed')]);
    expect((await moved()).slice(3)).toEqual([['payout_reversal:lea:2026-11:2', 3220]]);
    expect(await available()).toBe(3220);
  });

  it('is recomputed at each such approval, also with a new account', async () => {
    const { step, give, refund, shown, moved } = await buildApproved(6);
    await refund(1);
    await step('approved');
    await refund(1);
    await give(other);
    expect(await shown()).toMatchObject({ outdatedBy: 'new_account' });
    await step('approved');
    expect(await shown()).toMatchObject({ amountCents: 3220, outdatedBy: null, target: 'DE•• •••• 3000' });
    expect((await moved()).slice(-2)).toEqual([
      ['payout_reversal:lea:2026-11:2', 4025],
      ['payout:lea:2026-11:3', -3220],
    ]);
  });

  it.each([
    [1, 2415],
    [4, 0],
  ])('is canceled by its new approval where less than the minimum is left (%i refunded)', async (count, left) => {
    const { user, step, refund, shown, moved, available } = await buildApproved(4);
    await refund(count);
    await step('approved');
    expect(await moved()).toEqual([
      ['payout:lea:2026-11', -3220],
      ['payout_reversal:lea:2026-11', 3220],
    ]);
    expect(await shown()).toMatchObject({ status: 'canceled', outdatedBy: null });
    expect(await test.deps.db.select().from(payout)).toMatchObject([{ sealedTarget: null, method: null }]);
    expect(await available()).toBe(left);
    atFifth();
    await expect(step('approved')).rejects.toMatchObject({ code: 'conflict', details: { reason: 'canceled' } });
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 0 });
    const actions = await test.deps.db.select().from(adminAction).where(eq(adminAction.subjectId, user.id));
    expect(actions.map(({ details }) => (details as { status: string }).status)).toEqual(['approved', 'canceled']);
  });

  it('can be canceled by the operator, with its money back', async () => {
    const { step, refund, available } = await buildApproved(4);
    await refund(1);
    await step('canceled');
    expect(await available()).toBe(2415);
  });
});
