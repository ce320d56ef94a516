// @demand mailed-link
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forgotPassword, login, me, resetPassword, signup, verifyEmail } from '#contract/accounts.ts';
import { autoLogin, cancelByLink, completeProfile, requestCancellationLink } from '#contract/billing.ts';
import { sendMessage } from '#contract/contact.ts';
import { exportData } from '#contract/privacy.ts';
import { customer } from '../../../db/schema.ts';
import { goodPassword } from '../../../testing/build-user.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { makeShop } from '../../../testing/make-shop.ts';

// A mailed link proves the address that it was mailed to, and no other.

const shop = makeShop();
const own = 'a@exemple.fr';
const victim = 'b@exemple.fr';
const profile = { firstName: 'Léa', phoneNumber: '06 12 34 56 78', password: goodPassword };
const newPassword = 'Une-autre-rose-7';
const mailTo = (to: string, subject: string) =>
  shop.mails.findLast((mail) => mail.to === to && mail.subject.startsWith(subject));

/** Pays under an own address, and gets a link for a new password there before the profile is complete. */
async function paidWithResetLink() {
  const browser = shop.browser();
  const sessionId = await shop.pay(browser, 'annual', { email: own });
  await browser.call(autoLogin, { body: { sessionId } });
  await browser.call(forgotPassword, { body: { email: own } });
  await shop.processEvents();
  return { browser, token: mailedToken(mailTo(own, 'Choisis un nouveau'), 'reinitialiser') };
}

describe('a link that was mailed to an earlier address', () => {
  it('is refused once the account has another address, and proves nothing about that one', async () => {
    const { browser, token } = await paidWithResetLink();
    await shop.browser().call(sendMessage, {
      body: { name: 'Bea', email: victim, topic: 'question', message: 'Une question privée.' },
    });
    await shop.deps.db.insert(customer).values({ id: 'cus_of_victim', email: victim, createdAt: shop.clock.now() });
    await browser.call(completeProfile, { body: { ...profile, email: victim } });

    const answer = await shop.browser().refused(resetPassword, { body: { token, password: newPassword } });
    expect(answer.body.code).toBe('invalid_token');
    const thief = shop.browser();
    await thief.call(login, { body: { email: victim, password: goodPassword } });
    expect((await thief.call(me)).user).toMatchObject({ email: victim, emailVerified: false });
    expect((await thief.call(exportData)).data.contact_message).toEqual([]);
    expect(await shop.deps.db.$count(customer, isNull(customer.accountId))).toBe(1);
    await shop.deps.db.delete(customer).where(eq(customer.id, 'cus_of_victim'));
  });

  it('leaves the link that is mailed to the new address working', async () => {
    const { browser } = await paidWithResetLink();
    await browser.call(completeProfile, { body: { ...profile, email: victim } });
    await shop.processEvents();
    expect(mailTo(own, 'Confirme ton adresse')).toBeUndefined();
    const token = mailedToken(mailTo(victim, 'Confirme ton adresse'), 'verifier');
    await browser.call(verifyEmail, { body: { token } });
    expect((await browser.call(me)).user.emailVerified).toBe(true);
  });
});

describe('the verification link of an account that a stranger made with the address', () => {
  /** The stranger signs up as the victim, who then writes to us and pays, and finds «Confirmer mon adresse» in the mailbox. */
  async function signedUpAsVictim() {
    const stranger = shop.browser({ address: '192.0.2.66' });
    await stranger.call(signup, {
      body: { firstName: 'Bea', email: victim, password: goodPassword, isAdult: true, acceptsTerms: true },
    });
    const buyer = shop.browser({ address: '198.51.100.9' });
    await buyer.call(sendMessage, {
      body: { name: 'Bea', email: victim, topic: 'question', message: 'Une question privée.' },
    });
    await shop.pay(buyer, 'annual', { email: victim });
    await shop.processEvents();
    return { stranger, buyer, token: mailedToken(mailTo(victim, 'Confirme ton adresse'), 'verifier') };
  }

  // @demand stolen-verification
  it('gives the stranger neither the purchase nor the messages of the victim who clicks it', async () => {
    const { stranger, buyer, token } = await signedUpAsVictim();
    expect(await buyer.call(verifyEmail, { body: { token } })).toMatchObject({ outcome: 'password_needed' });
    expect((await stranger.call(me)).user).toMatchObject({ emailVerified: false, isPro: false });
    expect((await stranger.call(exportData)).data.contact_message).toEqual([]);
    expect(await shop.deps.db.$count(customer, isNull(customer.accountId))).toBe(1);
  });

  it('lets the victim choose a password, which ends the sessions of the stranger and brings the purchase', async () => {
    const { stranger, buyer, token } = await signedUpAsVictim();
    await buyer.call(resetPassword, { body: { token, password: newPassword } });
    expect((await stranger.refused(me)).status).toBe(401);
    expect((await stranger.refused(login, { body: { email: victim, password: goodPassword } })).status).toBe(401);
    await buyer.call(login, { body: { email: victim, password: newPassword } });
    await shop.processEvents();
    expect((await buyer.call(me)).user).toMatchObject({ emailVerified: true, isPro: true });
  });
});

describe('the first password', () => {
  it('ends every link that was mailed before it', async () => {
    const { browser, token } = await paidWithResetLink();
    await shop.browser().call(requestCancellationLink, { body: { email: own } });
    await shop.processEvents();
    const cancelling = mailTo(own, 'Résilier')?.text.match(/token=([\w.-]+)/)?.[1] ?? '';
    await browser.call(completeProfile, { body: { ...profile, email: own } });
    expect((await shop.browser().refused(resetPassword, { body: { token, password: newPassword } })).body.code).toBe(
      'invalid_token',
    );
    expect((await shop.browser().refused(cancelByLink, { body: { token: cancelling } })).body.code).toBe(
      'invalid_token',
    );
  });

  it('may be chosen by the link of a forgotten password, which proves the address', async () => {
    const { browser, token } = await paidWithResetLink();
    await shop.browser().call(resetPassword, { body: { token, password: newPassword } });
    expect((await browser.refused(me)).status).toBe(401);
    const later = shop.browser();
    await later.call(login, { body: { email: own, password: newPassword } });
    expect((await later.call(me)).user).toMatchObject({
      isPro: true,
      emailVerified: true,
      profileMissing: ['firstName', 'phoneNumber'],
    });
  });
});
