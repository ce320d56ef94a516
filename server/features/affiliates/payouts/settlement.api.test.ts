// @demand affiliate-deletion
import { describe, expect, it } from 'vitest';
import { changeEmail, confirmNewEmail } from '#contract/account-details.ts';
import { type PaymentDetails, savePaymentDetails } from '#contract/affiliate-payments.ts';
import { requestPayout } from '#contract/affiliates.ts';
import { deleteAccount, previewDeletion } from '#contract/privacy.ts';
import { payout } from '../../../db/schema.ts';
import { buildPayout } from '../../../testing/build-payout.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../../testing/build-user.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { makeApp } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { payoutFileOf } from './payout-file.ts';
import { stepPayout } from './payout-steps.ts';
import { runPayouts } from './run.ts';

// What becomes of an affiliate's money with the account, and what the person is told of it. The clock begins on 15 November 2026.

const test = makeApp({ environment: { PAYOUT_IBAN: 'FR76 3000 6000 0112 3456 7890 189' } });
const money = moneyOf(test);
const own = { method: 'sepa', holder: 'Léa Martin', iban: 'FR1420041010050500013M02606' } as const;
const stolen = { method: 'sepa', holder: 'Max Voleur', iban: 'DE89370400440532013000' } as const;
type Partner = Pick<Awaited<ReturnType<typeof buildAffiliate>>, 'browser' | 'user'>;

const payouts = () => test.deps.db.select().from(payout);
const seenBefore = async ({ browser }: Partner) => (await browser.call(previewDeletion)).affiliateMoney;
const give = ({ browser }: Partner, details: PaymentDetails) =>
  browser.call(savePaymentDetails, { body: { ...details, password: goodPassword } });

/** Deletes the account; answers the farewell mails. */
async function erase({ browser }: Partner) {
  await browser.call(deleteAccount, { body: { password: goodPassword } });
  await test.drain();
  return test.mails.filter(({ subject }) => subject === 'Ton compte est supprimé');
}

/** An affiliate who has asked for nothing yet. */
async function buildEarning(sales: number, details: PaymentDetails | null, paidAt = '2026-11-01T08:00:00Z') {
  const partner = await buildAffiliate(test);
  if (details) await give(partner, details);
  for (let sale = 0; sale < sales; sale++)
    await money.pay(await money.buyThrough(partner.affiliateId), 2490, { paidAt: new Date(paidAt) });
  return partner;
}

describe('an affiliate who deletes the account', () => {
  it.each(['requested', 'approved'] as const)(
    'sees a payout that is %s before, and reads of it after',
    async (status) => {
      const partner = await buildPayout(test, money, own);
      if (status === 'approved') await partner.step('approved');
      expect(await seenBefore(partner)).toEqual({
        payout: { amountCents: 3220, target: 'FR•• •••• 2606', executedOn: '2026-12-04T23:00:00.000Z' },
        lapsedCents: 0,
        hasPaymentDetails: true,
      });
      const [mail] = await erase(partner);
      for (const said of ['32,20\u202f€ partent vers FR•• •••• 2606', '5 décembre 2026', 'on bloque le versement'])
        expect(mail?.text).toContain(said);
      expect(mail?.text).not.toContain(own.iban);
      expect(await payouts()).toMatchObject([{ status, method: 'sepa', sealedTarget: expect.any(String) }]);
    },
  );

  it('is paid what was available and never requested', async () => {
    const partner = await buildEarning(4, own);
    expect(await seenBefore(partner)).toMatchObject({ payout: { amountCents: 3220 }, lapsedCents: 0 });
    await erase(partner);
    const [stored] = await payouts();
    expect(stored).toMatchObject({ status: 'requested', month: '2026-11', amountCents: 3220 });
    await stepPayout(test.deps, stored?.id ?? '', { to: 'approved' });
    test.clock.set('2026-12-05T05:05:00Z');
    expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 0 });
    expect((await payoutFileOf(test.deps, '2026-11', 'sepa')).content).toContain(own.iban);
  });

  it.each([
    ['is below the minimum', 3, own, 2415, 'un versement demande 30\u202f€ disponibles'],
    ['has no account to go to', 4, null, 3220, "il n'y avait ni IBAN ni adresse PayPal"],
  ] as const)('is told before and after that the money is lost where it %s', async (_, sales, details, cents, why) => {
    const partner = await buildEarning(sales, details);
    expect(await seenBefore(partner)).toEqual({
      payout: null,
      lapsedCents: cents,
      hasPaymentDetails: details !== null,
    });
    const [mail] = await erase(partner);
    expect(mail?.text).toContain(`${(cents / 100).toFixed(2).replace('.', ',')}\u202f€`);
    expect(mail?.text).toContain(why);
    expect(await payouts()).toEqual([]);
  });

  it('is told that commissions which are not available yet are lost', async () => {
    const partner = await buildEarning(4, own);
    await money.pay(await money.buyThrough(partner.affiliateId), 2490, { paidAt: new Date('2026-11-14T08:00:00Z') });
    expect(await seenBefore(partner)).toMatchObject({ payout: { amountCents: 3220 }, lapsedCents: 805 });
    const [mail] = await erase(partner);
    expect(mail?.text).toContain('Le reste de tes commissions, 8,05\u202f€, est perdu');
  });

  it('leaves no open payout behind that nobody could pay', async () => {
    const partner = await buildPayout(test, money, null);
    await partner.step('approved');
    expect(await seenBefore(partner)).toEqual({ payout: null, lapsedCents: 3220, hasPaymentDetails: false });
    await erase(partner);
    expect(await payouts()).toMatchObject([{ status: 'canceled' }]);
    expect((await money.entries(partner.affiliateId)).slice(-2).map(([, cents]) => cents)).toEqual([-3220, 3220]);
  });

  it('keeps one payout where it is requested at the same moment', async () => {
    const partner = await buildEarning(4, own);
    const removal = { body: { password: goodPassword } };
    await Promise.allSettled([partner.browser.call(requestPayout), partner.browser.call(deleteAccount, removal)]);
    expect(await payouts()).toMatchObject([{ status: 'requested', amountCents: 3220, method: 'sepa' }]);
  });
});

describe('the preview of a deletion', () => {
  it('changes nothing', async () => {
    const partner = await buildEarning(4, own);
    await seenBefore(partner);
    expect(await payouts()).toEqual([]);
  });

  it('has nothing to say to a member without affiliate money, nor the mail', async () => {
    for (const member of [await buildUser(test), await buildEarning(0, own)]) {
      expect(await seenBefore(member)).toBeNull();
      const mails = await erase(member);
      expect(mails.at(-1)?.text).not.toContain('ommission');
    }
  });

  it('answers 401 without a session', async () => {
    expect((await test.browser().refused(previewDeletion)).status).toBe(401);
  });
});

// @demand payout-target
describe('a thief who gives another account and deletes at once', () => {
  it('takes an approval back, waits for another and for the month after, and is named to the owner', async () => {
    const partner = await buildPayout(test, money, own);
    await partner.step('approved');
    test.clock.set('2026-12-03T09:00:00Z');
    await give(partner, stolen);
    const [mail] = await erase(partner);
    expect(mail?.text).toContain('DE•• •••• 3000 à partir du 5 janvier 2027');
    expect(mail?.to).toBe(partner.user.email);
    const [before, anew] = (await payouts()).sort((a, b) => a.month.localeCompare(b.month));
    expect(before).toMatchObject({ month: '2026-11', status: 'canceled', sealedTarget: null });
    expect(anew).toMatchObject({ month: '2026-12', status: 'requested', amountCents: 3220 });
    test.clock.set('2026-12-20T05:05:00Z');
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 0 });
    await stepPayout(test.deps, anew?.id ?? '', { to: 'approved' });
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 0 });
    await stepPayout(test.deps, anew?.id ?? '', { to: 'canceled' });
    test.clock.set('2027-01-05T05:05:00Z');
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 0 });
  });

  it('after a change of address leaves its owner seven days from the deletion, and a mail', async () => {
    const partner = await buildPayout(test, money, own);
    await partner.step('approved');
    test.clock.set('2026-11-20T09:00:00Z');
    await give(partner, stolen);
    await partner.step('approved');
    await partner.browser.call(changeEmail, { body: { newEmail: 'voleur@exemple.fr', password: goodPassword } });
    await test.drain();
    const token = mailedToken(
      test.mails.findLast(({ to }) => to === 'voleur@exemple.fr'),
      'nouvelle-adresse',
    );
    await partner.browser.call(confirmNewEmail, { body: { token } });
    test.clock.set('2026-12-01T09:00:00Z');
    const mails = await erase(partner);
    expect(mails.map(({ to }) => to).sort()).toEqual([partner.user.email, 'voleur@exemple.fr']);
    for (const { text } of mails) expect(text).toContain('DE•• •••• 3000 à partir du 5 janvier 2027');
    test.clock.set('2026-12-05T05:05:00Z');
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 0 });
  });
});
