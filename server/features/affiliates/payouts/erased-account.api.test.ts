import { describe, expect, it } from 'vitest';
import { listPayouts, payoutFile, stepPayout } from '#contract/admin-affiliates.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { payout } from '../../../db/schema.ts';
import { buildPayout } from '../../../testing/build-payout.ts';
import { goodPassword } from '../../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { payoutFileOf } from './payout-file.ts';
import { runPayouts } from './run.ts';

// Payouts whose account was erased.

const test = makeApp({
  environment: { PAYOUT_IBAN: 'FR76 3000 6000 0112 3456 7890 189', OPERATOR_NAME: 'Déclic SAS' },
});
const money = moneyOf(test);
const sepa = { method: 'sepa', holder: 'Léa Martin', iban: 'FR1420041010050500013M02606' } as const;
const headers = { authorization: `Bearer ${testAdminPassword}` };

async function buildErased(until: 'requested' | 'approved' | 'submitted', sales = 4) {
  const built = await buildPayout(test, money, sepa, sales);
  if (until !== 'requested') await built.step('approved');
  test.clock.set('2026-12-05T09:00:00Z');
  if (until === 'submitted') await built.step('submitted');
  await built.browser.call(deleteAccount, { body: { password: goodPassword } });
  const given = (action: 'approve' | 'cancel' | 'mark-paid' | 'mark-failed') => ({
    params: { id: built.payoutId, action },
    headers,
  });
  const browser = test.browser();
  return {
    ...built,
    does: async (action: Parameters<typeof given>[0]) => (await browser.call(stepPayout, given(action))).payout,
    lastEntries: async () => (await money.entries(built.affiliateId)).slice(-2).map(([, cents]) => cents),
  };
}

describe('a payout of an erased account', () => {
  it('that was sent is in the file for the bank and can be marked paid', async () => {
    const { does, affiliateId, payoutId } = await buildErased('submitted');
    const operator = test.browser();
    const file = await operator.call(payoutFile, { params: { month: '2026-11', method: 'sepa' }, headers });
    expect(file).toMatchObject({ payouts: 1, totalCents: 3220 });
    const { payouts } = await operator.call(listPayouts, { headers });
    expect(payouts).toMatchObject([{ id: payoutId, username: 'Compte supprimé', isErased: true, status: 'submitted' }]);
    expect(await does('mark-paid')).toMatchObject({ status: 'paid', isErased: true });
    expect(await does('mark-paid')).toMatchObject({ status: 'paid' });
    expect((await money.entries(affiliateId)).at(-1)).toEqual([`payout:${affiliateId}:2026-11`, -3220]);
    await test.drain();
    expect(test.mails.filter(({ subject }) => subject.includes('versement de'))).toEqual([]);
  });

  it('that did not arrive is credited again, once', async () => {
    const { does, lastEntries } = await buildErased('submitted');
    const answers = await Promise.all([does('mark-failed'), does('mark-failed'), does('mark-failed')]);
    expect(answers.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    expect(await lastEntries()).toEqual([-3220, 3220]);
  });

  // @demand affiliate-deletion
  it.each(['requested', 'approved'] as const)(
    'that was %s is paid on the 5th to its frozen account',
    async (status) => {
      const { does, shown, affiliateId } = await buildErased(status);
      expect(await shown()).toMatchObject({ status, isErased: true, outdatedBy: null, target: 'FR•• •••• 2606' });
      if (status === 'requested')
        expect(await does('approve')).toMatchObject({ status: 'approved', amountCents: 3220 });
      expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 0 });
      expect((await payoutFileOf(test.deps, '2026-11', 'sepa')).content).toContain(sepa.iban);
      expect(await does('mark-paid')).toMatchObject({ status: 'paid', isErased: true });
      expect((await money.entries(affiliateId)).at(-1)).toEqual([`payout:${affiliateId}:2026-11`, -3220]);
    },
  );

  // @demand affiliate-deletion
  it.each(['requested', 'approved'] as const)(
    'that was %s can be canceled, and keeps no account then',
    async (status) => {
      const { does, affiliateId } = await buildErased(status);
      expect(await does('cancel')).toMatchObject({ status: 'canceled' });
      const cents = (await money.entries(affiliateId))
        .filter(([key]) => key.startsWith('payout'))
        .map(([, one]) => one);
      expect(cents).toEqual(status === 'approved' ? [-3220, 3220] : []);
      expect(await test.deps.db.select().from(payout)).toMatchObject([{ method: null, sealedTarget: null }]);
    },
  );

  // @demand affiliate-deletion, refunded-after-approval
  it('that was approved before a refund is paid what is left, after another approval', async () => {
    const { does, shown, invoices, affiliateId } = await buildErased('approved', 5);
    await money.refund(invoices[0] as (typeof invoices)[0], 2490);
    expect(await shown()).toMatchObject({ status: 'approved', outdatedBy: 'refunds' });
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 1 });
    expect(await does('approve')).toMatchObject({ status: 'approved', amountCents: 3220, target: 'FR•• •••• 2606' });
    expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 0 });
    expect((await money.entries(affiliateId)).slice(-2).map(([, cents]) => cents)).toEqual([4025, -3220]);
  });
});
