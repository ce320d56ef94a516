import { describe, expect, it } from 'vitest';
import { listPayouts, payoutFile, stepPayout } from '#contract/admin-affiliates.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { buildPayout } from '../../../testing/build-payout.ts';
import { goodPassword } from '../../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';

// Payouts whose account was erased, as the operator closes them.

const test = makeApp({
  environment: { PAYOUT_IBAN: 'FR76 3000 6000 0112 3456 7890 189', OPERATOR_NAME: 'Déclic SAS' },
});
const money = moneyOf(test);
const sepa = { method: 'sepa', holder: 'Léa Martin', iban: 'FR1420041010050500013M02606' } as const;
const headers = { authorization: `Bearer ${testAdminPassword}` };

async function buildErased(until: 'requested' | 'approved' | 'submitted') {
  const built = await buildPayout(test, money, sepa);
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
    refused: async (action: Parameters<typeof given>[0]) => await browser.refused(stepPayout, given(action)),
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

  it.each(['requested', 'approved'] as const)('that was only %s can be cancelled and not approved', async (status) => {
    const { does, refused, shown, affiliateId } = await buildErased(status);
    expect(await shown()).toMatchObject({ status, isErased: true, outdatedBy: null });
    expect(await refused('approve')).toMatchObject({ status: 409, body: { reason: 'not_an_affiliate' } });
    expect(await does('cancel')).toMatchObject({ status: 'canceled' });
    const cents = (await money.entries(affiliateId)).filter(([key]) => key.startsWith('payout')).map(([, one]) => one);
    expect(cents).toEqual(status === 'approved' ? [-3220, 3220] : []);
  });
});
