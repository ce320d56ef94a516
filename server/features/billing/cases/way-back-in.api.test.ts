import { describe, expect, it } from 'vitest';
import { login, me } from '#contract/accounts.ts';
import {
  autoLogin,
  completeProfile,
  createCheckoutSession,
  openPurchaseLink,
  resendPurchaseLink,
} from '#contract/billing.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// Every purchase ends in a way back in: by the mailed link until the account has a password, by login from then on.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const profile = { firstName: 'Léa', email: lea.email, phoneNumber: '06 12 34 56 78', password: goodPassword };
const linkIn = (text: string | undefined) => text?.match(/lien=([\w.-]+)/)?.[1] ?? '';
const lastLink = () => linkIn(shop.mails.at(-1)?.text);
const open = (token: string) => shop.browser().call(openPurchaseLink, { body: { token } });

/** Pays, and returns to the page that signs the payer in, before or after the provider's webhooks. */
async function payAndReturn(webhooks: 'before' | 'after') {
  const browser = shop.browser();
  const sessionId = await shop.pay(browser, 'annual', lea);
  if (webhooks === 'before') await shop.processEvents();
  const outcome = await browser.call(autoLogin, { body: { sessionId } });
  expect(outcome.status).toBe('signed_in');
  await shop.processEvents();
  return { browser, sessionId };
}

describe('a buyer who leaves before the profile is complete', () => {
  it.each(['before', 'after'] as const)(
    'comes back by the mailed link when the webhooks came %s the return',
    async (webhooks) => {
      await payAndReturn(webhooks);
      expect(shop.mails).toMatchObject([{ to: lea.email, subject: 'Ton achat est confirmé : Pro annuel' }]);
      expect(await open(lastLink())).toMatchObject({
        status: 'signed_in',
        user: { email: lea.email, isPro: true, profileMissing: ['firstName', 'phoneNumber', 'password'] },
      });
    },
  );

  it('gets another link as soon as they ask for one, five times an hour like any address', async () => {
    await payAndReturn('before');
    shop.mails.length = 0;
    const statuses = { known: [] as number[], unknown: [] as number[] };
    for (let asked = 0; asked < 6; asked++)
      for (const [who, email] of [['known', lea.email] as const, ['unknown', 'personne@exemple.fr'] as const]) {
        const answer = await shop.browser().send({ method: 'POST', url: resendPurchaseLink.path, payload: { email } });
        statuses[who].push(answer.status);
      }
    expect(statuses.known).toEqual([200, 200, 200, 200, 200, 429]);
    expect(statuses.unknown).toEqual(statuses.known);
    await shop.processEvents();
    expect(shop.mails.map(({ to }) => to)).toEqual(Array(5).fill(lea.email));
    expect(await open(lastLink())).toMatchObject({ status: 'signed_in' });
  });

  it('is mailed a new link by the return page once the first one was used', async () => {
    const { sessionId } = await payAndReturn('before');
    await open(lastLink());
    shop.mails.length = 0;
    expect(await shop.browser().call(autoLogin, { body: { sessionId } })).toMatchObject({ status: 'link_sent' });
    await shop.processEvents();
    expect(await open(lastLink())).toMatchObject({ status: 'signed_in' });
  });

  it('proves the address by the link, which ends the session that was opened without proof', async () => {
    const { browser } = await payAndReturn('before');
    expect((await browser.call(me)).user.emailVerified).toBe(false);
    const phone = shop.browser();
    const outcome = await phone.call(openPurchaseLink, { body: { token: lastLink() } });
    expect(outcome).toMatchObject({ user: { emailVerified: true } });
    expect((await browser.refused(me)).status).toBe(401);
  });
});

describe('a buyer with a complete profile', () => {
  async function finished() {
    const bought = await payAndReturn('before');
    const token = lastLink();
    await bought.browser.call(completeProfile, { body: profile });
    await shop.processEvents();
    return { ...bought, token };
  }

  it('is led by the mailed link to the login, or home where signed in already', async () => {
    const { browser, token } = await finished();
    const elsewhere = shop.browser();
    expect(await elsewhere.call(openPurchaseLink, { body: { token } })).toEqual({
      status: 'login_required',
      email: 'l•••@exemple.fr',
    });
    expect((await elsewhere.refused(me)).status).toBe(401);
    expect(await browser.call(openPurchaseLink, { body: { token } })).toMatchObject({
      status: 'signed_in',
      user: { profileMissing: [] },
    });
    await elsewhere.call(login, { body: { email: lea.email, password: goodPassword } });
    expect(await elsewhere.call(openPurchaseLink, { body: { token } })).toMatchObject({ status: 'signed_in' });
  });

  it('who asks for the link is told by mail to log in', async () => {
    await finished();
    shop.mails.length = 0;
    await shop.browser().call(resendPurchaseLink, { body: lea });
    await shop.processEvents();
    expect(shop.mails).toMatchObject([{ to: lea.email, subject: 'Ton compte Pro est prêt' }]);
    expect(await open(lastLink())).toMatchObject({ status: 'login_required' });
  });
});

describe('what the profile still lacks', () => {
  it('is the phone number for a member who buys, and nothing for a Pro granted by the operator', async () => {
    const { browser, user } = await buildUser(shop);
    expect((await browser.call(me)).user.profileMissing).toEqual([]);
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'monthly' } });
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, email: user.email });
    await shop.processEvents();
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, profileMissing: ['phoneNumber'] });
    const granted = await buildUser(shop, { entitlements: ['pro'] });
    expect((await granted.browser.call(me)).user).toMatchObject({ isPro: true, profileMissing: [] });
  });
});
