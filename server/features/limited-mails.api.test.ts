import { expect, it } from 'vitest';
import { changePassword, forgotPassword, login, resendVerification, signup, verifyEmail } from '#contract/accounts.ts';
import { signupAffiliate } from '#contract/affiliate-accounts.ts';
import { completeProfile } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { requestSupport, setPassiveMode } from '#contract/retention.ts';
import { buildUser, goodPassword } from '../testing/build-user.ts';
import { mailedToken } from '../testing/mailed-token.ts';
import { makeApp } from '../testing/make-app.ts';

// Anyone can sign up under a stranger's address: what is then mailed there is bounded.

const test = makeApp();
const form = {
  firstName: 'Léa',
  email: 'victime@exemple.fr',
  password: goodPassword,
  isAdult: true,
  acceptsTerms: true,
} as const;
const day = 24 * 60 * 60 * 1000;

/** How many mails with this subject were sent. */
async function mailed(subject: string): Promise<number> {
  await test.drain();
  return test.mails.filter((mail) => mail.subject === subject).length;
}

const verification = 'Confirme ton adresse e-mail';

it('completing the profile again under the same address mails no second link', async () => {
  const browser = test.browser();
  await browser.call(signup, { body: form });
  const profile = { firstName: 'Léa', phoneNumber: '06 12 34 56 78', email: form.email };
  for (let again = 0; again < 8; again++) {
    await test.drain();
    await browser.call(completeProfile, { body: profile });
  }
  expect(await mailed(verification)).toBe(1);
  await test.browser().call(verifyEmail, { body: { token: mailedToken(test.mails[0], 'verifier') } });
});

it('a changed password is announced three times a day at most; the password still changes', async () => {
  const { browser } = await buildUser(test);
  const passwords = [goodPassword, ...Array.from({ length: 7 }, (_, index) => `Une-autre-rose-${index}`)];
  const changeTo = async (index: number) =>
    await browser.call(changePassword, {
      body: { currentPassword: passwords[index - 1] ?? '', newPassword: passwords[index] ?? '' },
    });
  for (let index = 1; index < 7; index++) await changeTo(index);
  expect(await mailed('Ton mot de passe a changé')).toBe(3);
  test.clock.advance(day);
  await changeTo(7);
  expect(await mailed('Ton mot de passe a changé')).toBe(4);
});

it('signing up and leaving again and again mails six links an hour and three farewells a day', async () => {
  for (let again = 0; again < 10; again++) {
    const browser = test.browser({ address: `192.0.2.${again}` });
    await browser.call(signup, { body: { ...form, email: `victime+${again}@exemple.fr` } });
    await test.drain();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
  }
  expect(await mailed(verification)).toBe(6);
  expect(await mailed('Ton compte est supprimé')).toBe(3);
});

it('applying as an affiliate and leaving again and again confirms three applications a day', async () => {
  for (let again = 0; again < 5; again++) {
    const browser = test.browser();
    const body = { ...form, username: `lea-${again}`, slug: `lea-${again}`, lastName: 'Martin' };
    await browser.call(signupAffiliate, { body: body });
    await test.drain();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
  }
  expect(await mailed("Ta demande d'affiliation est bien arrivée")).toBe(3);
});

it('asking for another verification link is refused, and leaves the last one working, once six were mailed', async () => {
  for (let again = 0; again < 5; again++) {
    const browser = test.browser();
    await browser.call(signup, { body: form });
    await test.drain();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
  }
  const browser = test.browser();
  await browser.call(signup, { body: form });
  const answer = await browser.refused(resendVerification);
  expect(answer.status).toBe(429);
  expect(answer.body.message).toBe('Trop de tentatives. Réessaie dans 60 minutes.');
  expect(await mailed(verification)).toBe(6);
  const link = test.mails.findLast((mail) => mail.subject === verification);
  await test.browser().call(verifyEmail, { body: { token: mailedToken(link, 'verifier') } });
});

it('a forgotten password is mailed five times an hour to one mailbox, however its address is tagged', async () => {
  for (let tag = 0; tag < 4; tag++) {
    const { user } = await buildUser(test, { email: `victime+${tag}@exemple.fr` });
    for (let again = 0; again < 3; again++) await test.browser().call(forgotPassword, { body: { email: user.email } });
  }
  expect(await mailed('Choisis un nouveau mot de passe')).toBe(5);
});

it('switching the weekly idea on again and again mails the first idea three times a day', async () => {
  const { browser } = await buildUser(test);
  for (let again = 0; again < 5; again++) {
    await browser.call(setPassiveMode, { body: { enabled: true } });
    await test.drain();
    await browser.call(setPassiveMode, { body: { enabled: false } });
  }
  expect(test.mails).toHaveLength(3);
});

it('a request for help is acknowledged three times a day; the operator gets each of them', async () => {
  const { user } = await buildUser(test, { email: form.email });
  for (let again = 0; again < 5; again++) {
    const browser = test.browser({ address: `192.0.2.${again}` });
    await browser.call(login, { body: { email: user.email, password: goodPassword } });
    await browser.call(requestSupport, { body: { reason: 'no_results' } });
  }
  await test.drain();
  const toMember = test.mails.filter(({ to }) => to === user.email).length;
  expect([toMember, test.mails.length - toMember]).toEqual([3, 5]);
});
