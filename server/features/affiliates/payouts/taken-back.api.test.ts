// @demand payout-target
import { describe, expect, it } from 'vitest';
import { changeEmail, confirmNewEmail, restoreEmail } from '#contract/account-details.ts';
import { forgotPassword, login, resetPassword } from '#contract/accounts.ts';
import { getAffiliateProfile } from '#contract/affiliate-accounts.ts';
import { savePaymentDetails } from '#contract/affiliate-payments.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { account } from '../../../db/schema.ts';
import { buildPayout } from '../../../testing/build-payout.ts';
import { buildAffiliate, goodPassword } from '../../../testing/build-user.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { makeApp } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { runPayouts } from './run.ts';

// An owner who takes the account back from a thief, who had changed its address and given a payment account.

const test = makeApp();
const money = moneyOf(test);
const own = { method: 'sepa', holder: 'Léa Martin', iban: 'FR1420041010050500013M02606' } as const;
const stolen = { method: 'sepa', holder: 'Max Voleur', iban: 'DE89370400440532013000' } as const;
const newPassword = 'Une-autre-rose-7';
const dayMs = 24 * 60 * 60 * 1000;
const subject = 'Redonne ton compte de versement';

type Partner = Pick<Awaited<ReturnType<typeof buildAffiliate>>, 'browser' | 'user'>;

async function mailed(to: string, page: Parameters<typeof mailedToken>[1]): Promise<string> {
  await test.drain();
  return mailedToken(
    test.mails.findLast((mail) => mail.to === to),
    page,
  );
}

/** Changes the address, and answers the way back that its owner was mailed. */
async function moveAddress({ browser, user }: Partner): Promise<string> {
  await browser.call(changeEmail, { body: { newEmail: 'voleur@exemple.fr', password: goodPassword } });
  await browser.call(confirmNewEmail, { body: { token: await mailed('voleur@exemple.fr', 'nouvelle-adresse') } });
  return await mailed(user.email, 'reprendre');
}

const give = ({ browser }: Partner, details: typeof own | typeof stolen) =>
  browser.call(savePaymentDetails, { body: { ...details, password: goodPassword } });

/** Takes the account back, and answers the payment details that it has then. */
async function takeBack(
  { user }: Partner,
  token: string,
  by: typeof restoreEmail | typeof resetPassword = restoreEmail,
) {
  const browser = test.browser({ address: '192.0.2.61' });
  await browser.call(by, { body: { token, password: newPassword } });
  await browser.call(login, { body: { email: user.email, password: newPassword } });
  return { browser, details: (await browser.call(getAffiliateProfile)).affiliate?.paymentDetails };
}

const told = async (to: string) => {
  await test.drain();
  return test.mails.filter((mail) => mail.to === to && mail.subject === subject);
};

describe('an affiliate who takes the account back', () => {
  it('is rid of the payment account given since the change of address, is told, and gives their own again', async () => {
    const partner = await buildPayout(test, money, own);
    await partner.step('approved');
    test.clock.advance(20 * dayMs);
    const wayBack = await moveAddress(partner);
    await give(partner, stolen);
    test.clock.advance(dayMs);
    const { browser, details } = await takeBack(partner, wayBack);
    expect(details).toBeNull();
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 1 });
    const [mail, second] = await told(partner.user.email);
    expect(mail?.text).toContain("peu avant ou depuis le changement d'adresse");
    expect(second).toBeUndefined();
    const { paymentDetails } = await browser.call(savePaymentDetails, { body: { ...own, password: newPassword } });
    expect(paymentDetails).toMatchObject({ target: 'FR•• •••• 2606' });
    expect(await partner.shown()).toMatchObject({ newTarget: { changedAt: test.clock.now().toISOString() } });
  });

  it('is rid of one that was given within the week before, to which nothing could be sent yet', async () => {
    const partner = await buildAffiliate(test);
    await give(partner, stolen);
    test.clock.advance(affiliateTerms.newTargetDays * dayMs);
    const { details } = await takeBack(partner, await moveAddress(partner));
    expect(details).toBeNull();
    expect(await told(partner.user.email)).toHaveLength(1);
  });

  it('keeps an older one', async () => {
    const partner = await buildAffiliate(test);
    await give(partner, own);
    test.clock.advance(affiliateTerms.newTargetDays * dayMs + 1);
    const { details } = await takeBack(partner, await moveAddress(partner));
    expect(details).toMatchObject({ target: 'FR•• •••• 2606' });
    expect(await told(partner.user.email)).toEqual([]);
  });
});

describe('an affiliate who chooses another password by a mailed link', () => {
  async function resetIn(days: number, partner: Partner) {
    await test.drain();
    test.clock.advance(days * dayMs);
    await test.browser().call(forgotPassword, { body: { email: partner.user.email } });
    const { details } = await takeBack(partner, await mailed(partner.user.email, 'reinitialiser'), resetPassword);
    return details;
  }

  it('is rid of a payment account to which nothing could be sent yet, and is told', async () => {
    const partner = await buildAffiliate(test);
    await give(partner, stolen);
    expect(await resetIn(affiliateTerms.newTargetDays - 1, partner)).toBeNull();
    const [mail, second] = await told(partner.user.email);
    expect(mail?.text).toContain('grâce à un lien reçu par e-mail');
    expect(second).toBeUndefined();
  });

  it('is rid of any that was given before somebody had proven the address', async () => {
    const partner = await buildAffiliate(test);
    await test.deps.db.update(account).set({ emailVerifiedAt: null });
    await give(partner, stolen);
    expect(await resetIn(60, partner)).toBeNull();
  });

  it('keeps an older one', async () => {
    const partner = await buildAffiliate(test);
    await give(partner, own);
    expect(await resetIn(affiliateTerms.newTargetDays + 1, partner)).toMatchObject({ target: 'FR•• •••• 2606' });
    expect(await told(partner.user.email)).toEqual([]);
  });
});
