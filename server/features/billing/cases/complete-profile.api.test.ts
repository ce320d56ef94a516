import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeEmail, confirmNewEmail } from '#contract/account-details.ts';
import { me, requestSignInLink, resetPassword, verifyEmail } from '#contract/accounts.ts';
import { autoLogin, completeProfile, openPurchaseLink } from '#contract/billing.ts';
import { account, identity } from '../../../db/schema.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { makeShop } from '../../../testing/make-shop.ts';

// What the profile of a buyer may change: a session may be in the wrong hands.

const shop = makeShop();
const own = 'lea@exemple.fr';
const other = 'autre@exemple.fr';
const profile = { firstName: 'Léa', phoneNumber: '06 12 34 56 78', password: goodPassword };
const mailsTo = (to: string) => shop.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
const addressStays = { email: "L'adresse de ton compte se change dans « Mon compte »." };

/** Has paid signed out and opened the mailed link, which proves the address. */
async function proven() {
  await shop.pay(shop.browser(), 'annual', { email: own });
  await shop.processEvents();
  const browser = shop.browser();
  const token = shop.mails.at(-1)?.text.match(/lien=([\w.-]+)/)?.[1] ?? '';
  await browser.call(openPurchaseLink, { body: { token } });
  shop.mails.length = 0;
  return browser;
}

/** Has paid and come back to the page, with an address that nobody has proven. */
async function unproven(email: string) {
  const browser = shop.browser();
  await browser.call(autoLogin, { body: { sessionId: await shop.pay(browser, 'annual', { email }) } });
  await shop.processEvents();
  shop.mails.length = 0;
  return browser;
}

// @demand session-alone
describe('a session alone, of an account without a password', () => {
  it('moves no proven address, and chooses no password unseen by its owner', async () => {
    const browser = await proven();
    const moving = await browser.refused(completeProfile, { body: { ...profile, email: other } });
    expect(moving).toMatchObject({ status: 400, body: { fields: addressStays } });
    expect((await browser.call(me)).user).toMatchObject({ email: own, hasPassword: false });
    await browser.call(completeProfile, { body: { ...profile, email: own } });
    await shop.processEvents();
    expect(mailsTo(own)).toEqual(['Ton compte a un mot de passe']);
  });

  it('chooses no password unseen where nobody has proven the address: the mail that lets prove it tells, and lets choose another', async () => {
    const browser = await unproven(own);
    await browser.call(completeProfile, { body: { ...profile, email: own } });
    await shop.processEvents();
    const [mail] = shop.mails.filter(({ to }) => to === own);
    expect(mail?.text).toContain("Un mot de passe vient d'être choisi pour ton compte.");
    const token = mailedToken(mail, 'verifier');
    expect(await shop.browser().call(verifyEmail, { body: { token } })).toMatchObject({ outcome: 'password_needed' });
    await shop.browser().call(resetPassword, { body: { token, password: 'Une-autre-rose-7' } });
    expect((await browser.refused(me)).status).toBe(401);
  });

  it('chooses no password unseen where strangers have used up the mails that let prove the address', async () => {
    const browser = await unproven(own);
    for (let time = 0; time < 6; time++) {
      await shop.browser().call(requestSignInLink, { body: { email: own } });
      await shop.processEvents();
      shop.clock.advance(5 * 60_000);
    }
    expect(mailsTo(own)).toHaveLength(6);
    await browser.call(completeProfile, { body: { ...profile, email: own } });
    await shop.processEvents();
    expect(mailsTo(own)).toHaveLength(7);
    const mail = shop.mails.findLast(({ to }) => to === own);
    expect(mail?.text).toContain("Un mot de passe vient d'être choisi pour ton compte.");
    await shop.browser().call(resetPassword, {
      body: { token: mailedToken(mail, 'verifier'), password: 'Une-autre-rose-7' },
    });
  });

  it('chooses no password where Google opens the account, and completes the rest of its profile', async () => {
    const { user, browser } = await buildUser(shop);
    const { db } = shop.deps;
    await db.update(account).set({ passwordHash: null }).where(eq(account.id, user.id));
    const joinedAt = shop.clock.now();
    await db
      .insert(identity)
      .values({ provider: 'google', subject: 'lea', accountId: user.id, email: user.email, joinedAt });
    const { password: _, ...rest } = profile;
    const body = { ...profile, email: user.email };
    expect((await browser.refused(completeProfile, { body })).body.fields).toHaveProperty('password');
    const moving = await browser.refused(completeProfile, { body: { ...rest, email: other } });
    expect(moving.body.fields).toEqual(addressStays);
    await browser.call(completeProfile, { body: { ...rest, email: user.email } });
    expect((await browser.call(me)).user).toMatchObject({ firstName: 'Léa', email: user.email, hasPassword: false });
  });
});

// @demand kept-address
describe('an address that another account may come back to', () => {
  /** An account moved away from `other` a moment ago. */
  async function keptForOwner() {
    const { user, browser } = await buildUser(shop, { email: other });
    await browser.call(changeEmail, { body: { newEmail: 'voleur@exemple.fr', password: goodPassword } });
    await shop.processEvents();
    const token = mailedToken(
      shop.mails.findLast(({ to }) => to === 'voleur@exemple.fr'),
      'nouvelle-adresse',
    );
    await browser.call(confirmNewEmail, { body: { token } });
    return user;
  }

  it('is given to no buyer who has not proven it', async () => {
    await keptForOwner();
    const browser = await unproven(own);
    const answer = await browser.refused(completeProfile, { body: { ...profile, email: other } });
    expect(answer).toMatchObject({ status: 409, body: { reason: 'email_taken' } });
    expect((await browser.call(me)).user).toMatchObject({ email: own, hasPassword: false });
  });

  it('opens a purchase under it by the mailed link alone', async () => {
    await keptForOwner();
    const browser = shop.browser();
    const sessionId = await shop.pay(browser, 'annual', { email: other });
    expect(await browser.call(autoLogin, { body: { sessionId } })).toMatchObject({ status: 'link_sent' });
    expect((await browser.refused(me)).status).toBe(401);
    await shop.processEvents();
    const link = shop.mails.findLast(({ to, text }) => to === other && text.includes('lien='));
    const token = link?.text.match(/lien=([\w.-]+)/)?.[1] ?? '';
    expect(await browser.call(openPurchaseLink, { body: { token } })).toMatchObject({
      status: 'signed_in',
      user: { email: other, emailVerified: true },
    });
  });
});

describe('whoever bought', () => {
  it('under a proven address moves to another one from the account page, and the former one gets a way back', async () => {
    const browser = await proven();
    await browser.call(completeProfile, { body: { ...profile, email: own } });
    await browser.call(changeEmail, { body: { newEmail: other, password: goodPassword } });
    await shop.processEvents();
    const token = mailedToken(
      shop.mails.findLast(({ to }) => to === other),
      'nouvelle-adresse',
    );
    await browser.call(confirmNewEmail, { body: { token } });
    await shop.processEvents();
    expect((await browser.call(me)).user).toMatchObject({ email: other, emailVerified: true, isPro: true });
    expect(mailsTo(own)).toContain("L'adresse de ton compte a changé");
  });

  it('with a slip in the address corrects it at once; nothing is mailed to the slip, and receipts go to the right one', async () => {
    const slip = 'lea@gmial.com';
    const browser = await unproven(slip);
    await browser.call(completeProfile, { body: { ...profile, email: own } });
    await shop.processEvents();
    const { user } = await browser.call(me);
    expect(user).toMatchObject({ email: own, emailVerified: false, isPro: true });
    expect(mailsTo(slip)).toEqual([]);
    expect(mailsTo(own)).toEqual(['Confirme ton adresse e-mail']);
    expect((await shop.deps.payments.findCustomer(user.stripeCustomerId ?? ''))?.email).toBe(own);
  });
});
