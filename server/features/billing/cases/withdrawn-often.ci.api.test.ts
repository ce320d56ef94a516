import { describe, expect, it } from 'vitest';
import {
  addAddon,
  autoLogin,
  createCheckoutSession,
  mySubscription,
  withdraw,
  withdrawAddon,
} from '#contract/billing.ts';
import type { Addon } from '#contract/plans.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { withdrawalsBeforeRest } from '#contract/product.ts';
import { refund, subscription, withdrawal } from '../../../db/schema.ts';
import { jobHandlers } from '../../../jobs/handlers.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// Each contract may be withdrawn from. Buying and withdrawing without end would be a payment, a refund and two mails each time.

// @demand bounded-repurchase
const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bought = (addonType: Addon) => ({ params: { addonType } });

async function buyAndWithdraw(browser: Browser, addon: Addon): Promise<void> {
  await browser.call(addAddon, bought(addon));
  await shop.processEvents();
  await browser.call(withdrawAddon, bought(addon));
  await shop.processEvents();
}

describe('a contract that was withdrawn from twice in thirty days', () => {
  it('is not sold a third time before the first withdrawal is thirty days old; each was refunded', async () => {
    const { browser } = await shop.buy('annual', lea);
    await buyAndWithdraw(browser, 'bio');
    await shop.pass({ days: 3 });
    await buyAndWithdraw(browser, 'bio');
    for (let again = 0; again < 3; again++)
      expect(await browser.refused(addAddon, bought('bio'))).toMatchObject({
        status: 409,
        body: {
          reason: 'withdrawn_often',
          message:
            "Tu as renoncé 2 fois à l'option Bio en 30 jours : tu pourras la reprendre après le 15 décembre 2026.",
        },
      });
    await shop.processEvents();
    expect(await shop.deps.db.$count(refund)).toBe(withdrawalsBeforeRest.count);
    // The other option is another contract.
    await browser.call(addAddon, bought('photo'));
    await shop.processEvents();
    expect(await browser.call(withdrawAddon, bought('photo'))).toMatchObject({ refundedCents: 500 });
    await shop.pass({ days: 27 });
    await browser.call(addAddon, bought('bio'));
    await shop.processEvents();
    expect(await browser.call(withdrawAddon, bought('bio'))).toMatchObject({ refundedCents: 500 });
  });

  it('is Pro as well', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(withdraw);
    await shop.processEvents();
    const body = { planType: 'monthly' } as const;
    const { clientSecret } = await browser.call(createCheckoutSession, { body });
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    expect(await browser.call(withdraw)).toMatchObject({ refundedCents: 790 });
    await shop.processEvents();
    expect(await browser.refused(createCheckoutSession, { body })).toMatchObject({
      status: 409,
      body: {
        reason: 'withdrawn_often',
        message: 'Tu as renoncé 2 fois à Pro en 30 jours : tu pourras le reprendre après le 15 décembre 2026.',
      },
    });
  });
});

describe('whoever withdrew twice and has deleted the account each time', () => {
  const body = { planType: 'monthly' } as const;
  const otherCard = '5555555555554444';
  const statuses = async () =>
    (await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt)).map(({ status }) => status);

  async function payAs(browser: Browser, card: string): Promise<string> {
    const { clientSecret } = await browser.call(createCheckoutSession, { body });
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card, ...lea });
    await shop.processEvents();
    return sessionOf(clientSecret);
  }

  async function buyWithdrawAndDelete(verified: boolean): Promise<void> {
    const { browser } = await buildUser(shop, { ...lea, verified });
    await payAs(browser, cards.good);
    await browser.call(withdraw);
    await shop.processEvents();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    await shop.processEvents();
    shop.clock.advance(60_000);
  }

  it('is refused with the same mailbox, once it is confirmed', async () => {
    for (let again = 0; again < 2; again++) await buyWithdrawAndDelete(true);
    const { browser } = await buildUser(shop, { email: 'lea+encore@exemple.fr' });
    expect((await browser.refused(createCheckoutSession, { body })).body.reason).toBe('withdrawn_often');
    await shop.pass({ days: 31 });
    await payAs(browser, cards.good);
    expect((await browser.call(mySubscription)).pro?.status).toBe('active');
  });

  it('is refunded at once with the same card and told until when, whatever the account; the address alone counts for nothing while it is unconfirmed', async () => {
    for (let again = 0; again < 2; again++) await buyWithdrawAndDelete(false);
    const { browser } = await buildUser(shop, lea);
    shop.mails.length = 0;
    const sessionId = await payAs(browser, cards.good);
    expect(await statuses()).toEqual(['canceled', 'canceled', 'canceled']);
    expect(await shop.deps.db.$count(refund)).toBe(3);
    expect(shop.mails.map(({ subject }) => subject)).toEqual(['Ton achat est remboursé']);
    expect(shop.mails[0]?.text).toContain('après le 15 décembre 2026');
    expect(await browser.call(autoLogin, { body: { sessionId } })).toMatchObject({
      status: 'refunded',
      message: expect.stringContaining('avec la même carte'),
    });
    expect((await browser.refused(createCheckoutSession, { body })).body.reason).toBe('withdrawn_often');
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    const { browser: another } = await buildUser(shop, lea);
    await payAs(another, otherCard);
    expect((await another.call(mySubscription)).pro?.status).toBe('active');
  });

  it('is known for thirty days alone', async () => {
    await buyWithdrawAndDelete(true);
    const hashes = async () =>
      (await shop.deps.db.select().from(withdrawal)).map(({ buyerHashes }) => buyerHashes.length);
    const purge = async () => await jobHandlers(shop.deps)['maintenance.purge']({}, 'scheduled');
    await purge();
    expect(await hashes()).toEqual([2]);
    await shop.pass({ days: 30 });
    await purge();
    await shop.pass({ days: 1 });
    await purge();
    expect(await hashes()).toEqual([0]);
  });
});
