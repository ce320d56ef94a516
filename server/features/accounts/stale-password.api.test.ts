import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeEmail } from '#contract/account-details.ts';
import { changePassword, login, resendVerification, verifyEmail } from '#contract/accounts.ts';
import { savePaymentDetails } from '#contract/affiliate-payments.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { affiliatePaymentDetails, session } from '../../db/schema.ts';
import { beforeTransaction } from '../../testing/before-transaction.ts';
import { type BuiltUser, buildAffiliate, buildUser, goodPassword } from '../../testing/build-user.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeApp } from '../../testing/make-app.ts';
import { createMailLink, tokenOf } from './mail-links.ts';
import { resetPassword } from './password-change.ts';

// @demand stale-password

const test = makeApp();
const ownersPassword = 'Une-autre-rose-7';

/** Lets the owner choose a new password by a mailed link between a call's check of the old one and what it does next. */
async function resetMeanwhile({ id, email }: { id: string; email: string }): Promise<void> {
  const linkId = await createMailLink(test.deps.db, test.deps, { id, email }, 'reset_password');
  beforeTransaction(test, () =>
    resetPassword(test.deps, tokenOf(test.deps, 'reset_password', linkId), ownersPassword, '203.0.113.7'),
  );
}

/** What whoever knew the old password has of the account. */
async function expectOwnersOnly({ user }: BuiltUser): Promise<void> {
  expect(await test.deps.db.$count(session, eq(session.accountId, user.id))).toBe(0);
  await test.browser().call(login, { body: { email: user.email, password: ownersPassword } });
}

async function mailedTokenTo(email: string, page: Parameters<typeof mailedToken>[1]): Promise<string> {
  await test.drain();
  return mailedToken(
    test.mails.findLast(({ to }) => to === email),
    page,
  );
}

it('a login is refused where its password was reset after it was checked', async () => {
  const built = await buildUser(test);
  await resetMeanwhile(built.user);
  const { status, body } = await test
    .browser()
    .refused(login, { body: { email: built.user.email, password: goodPassword } });
  expect([status, body.code]).toEqual([401, 'invalid_credentials']);
  await expectOwnersOnly(built);
});

it('a change of password does not undo the reset that came first', async () => {
  const built = await buildUser(test);
  await resetMeanwhile(built.user);
  const body = { currentPassword: goodPassword, newPassword: 'Zebre-violet-77' };
  expect((await built.browser.refused(changePassword, { body })).body.code).toBe('invalid_credentials');
  await expectOwnersOnly(built);
});

it('a deletion with the old password leaves the account', async () => {
  const built = await buildUser(test);
  await resetMeanwhile(built.user);
  const answer = await built.browser.refused(deleteAccount, { body: { password: goodPassword } });
  expect(answer.body.code).toBe('invalid_credentials');
  await expectOwnersOnly(built);
});

it('a change of address with the old password asks for no link', async () => {
  const built = await buildUser(test);
  await resetMeanwhile(built.user);
  const body = { newEmail: 'nouvelle@exemple.fr', password: goodPassword };
  expect((await built.browser.refused(changeEmail, { body })).body.code).toBe('invalid_credentials');
  await test.drain();
  expect(test.mails.map(({ to }) => to)).toEqual([built.user.email]);
});

it('payment details with the old password are not stored', async () => {
  const built = await buildAffiliate(test);
  await resetMeanwhile(built.user);
  const body = { method: 'paypal' as const, email: 'voleur@exemple.fr', password: goodPassword };
  expect((await built.browser.refused(savePaymentDetails, { body })).body.code).toBe('invalid_credentials');
  expect(await test.deps.db.$count(affiliatePaymentDetails)).toBe(0);
});

it('an address is not confirmed with a password that was changed meanwhile', async () => {
  const { user, browser } = await buildUser(test, { verified: false });
  await browser.call(resendVerification);
  const token = await mailedTokenTo(user.email, 'verifier');
  beforeTransaction(test, () =>
    browser.call(changePassword, { body: { currentPassword: goodPassword, newPassword: ownersPassword } }),
  );
  const elsewhere = test.browser();
  const body = { token, password: goodPassword };
  expect((await elsewhere.refused(verifyEmail, { body })).body.code).toBe('invalid_credentials');
  expect(await test.deps.db.$count(session, eq(session.accountId, user.id))).toBe(1);
});
