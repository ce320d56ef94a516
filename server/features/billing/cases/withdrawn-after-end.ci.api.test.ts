// @demand withdrawal-after-end
import { describe, expect, it } from 'vitest';
import {
  addAddon,
  cancelAddon,
  cancelSubscription,
  listInvoices,
  mySubscription,
  withdraw,
  withdrawAddon,
} from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { refund, subscription } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { grantEntitlement } from '../grants.ts';

// A contract that ends within its own fourteen days can still be withdrawn from until the last of them.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;
const refunds = async () =>
  (await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents).sort((a, b) => a - b);
const statuses = async () => (await shop.deps.db.select().from(subscription)).map(({ status }) => status).sort();
const bioOf = async (browser: Browser) => (await browser.call(mySubscription)).addons[0];
const stripe = () => openStripe({ secretKey: 'sk_test_shop', apiBase: shop.sandboxUrl });
const lastMail = () => shop.mails.at(-1)?.text.replaceAll(/\s+/g, ' ');

/** Bio is bought two days before Pro ends, which is then cancelled. */
async function endingWithPro(): Promise<Browser> {
  const { browser } = await shop.buy('monthly', lea);
  await shop.pass({ days: 28 });
  await browser.call(addAddon, bio);
  await shop.processEvents();
  await shop.pass({ hours: 12 });
  await browser.call(cancelSubscription);
  await shop.processEvents();
  return browser;
}

/** A member with a granted Pro pays bio, and cancels Pro an hour later. */
async function endedWithGrant() {
  const { browser } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
  const { clientSecret } = await browser.call(addAddon, bio);
  await shop.steer(`checkout/${sessionOf(clientSecret ?? '')}/pay`, { card: cards.good, ...lea });
  await shop.processEvents();
  await shop.pass({ hours: 1 });
  await browser.call(cancelSubscription);
  await shop.processEvents();
  return browser;
}

describe('an add-on that ends with Pro within its own fourteen days', () => {
  it('is shown, and told in answer and mail, to end with Pro', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.pass({ days: 28 });
    await browser.call(addAddon, bio);
    await shop.processEvents();
    const { message, endsAt } = await browser.call(cancelSubscription);
    expect(message).toBe("C'est noté : ton abonnement s'arrête le 15 décembre 2026, avec l'option Bio.");
    await shop.processEvents();
    expect(lastMail()).toContain("s'arrête le 15 décembre 2026, avec l'option Bio ;");
    expect(lastMail()).toMatch(/Jusqu'au 28 décembre 2026, tu peux encore renoncer à l'option Bio .* 5 € TTC/);
    expect(await bioOf(browser)).toMatchObject({ status: 'scheduled', endsAt, withdrawal: { refundCents: 500 } });
    expect((await browser.call(cancelAddon, bio)).endsAt).toBe(endsAt);
  });

  it('is told to end before Pro where its own month ends earlier', async () => {
    const { browser } = await shop.buy('annual', lea);
    await shop.pass({ days: 30 });
    await browser.call(addAddon, bio);
    await shop.processEvents();
    const { message } = await browser.call(cancelSubscription);
    expect(message).toMatch(/s'arrête le 15 novembre 2027\. L'option Bio s'arrête dès le 15 janvier 2027\.$/);
    expect((await bioOf(browser))?.endsAt?.slice(0, 10)).toBe('2027-01-15');
    await shop.processEvents();
    expect(lastMail()).toContain("L'option Bio s'arrête dès le 15 janvier 2027.");
  });

  it('is refunded by a withdrawal after its end, once by four clicks, until the fourteenth day', async () => {
    const browser = await endingWithPro();
    await shop.pass({ days: 13 });
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await bioOf(browser)).toMatchObject({
      status: null,
      withdrawal: { hasEnded: true, refundCents: 500, until: '2026-12-28T22:59:59.999Z' },
    });
    const url = '/api/subscription/withdraw-bio';
    const clicks = await Promise.all(Array.from({ length: 4 }, () => browser.send({ method: 'POST', url })));
    for (const { status, body } of clicks) expect([status, body]).toMatchObject([200, { refundedCents: 500 }]);
    await shop.processEvents();
    expect(await refunds()).toEqual([500]);
    expect(await bioOf(browser)).toMatchObject({ withdrawal: null });
    expect(shop.mails.filter(({ subject }) => subject === 'Reçu de ta rétractation')).toHaveLength(1);
    expect((await browser.refused(withdraw)).body.reason).toBe('withdrawal_over');
  });

  it('is not refunded after the fourteenth day', async () => {
    const browser = await endingWithPro();
    await shop.pass({ days: 16 });
    expect(await bioOf(browser)).toMatchObject({ withdrawal: null });
    expect((await browser.refused(withdrawAddon, bio)).body.reason).toBe('withdrawal_over');
  });

  it('is refunded where a granted Pro was cancelled, whose mail says so', async () => {
    const browser = await endedWithGrant();
    expect(await statuses()).toEqual(['canceled']);
    expect(lastMail()).toMatch(/avec l'option Bio ;.*renoncer à l'option Bio .* 5 € TTC te sont rendus/);
    expect(await browser.call(withdrawAddon, bio)).toMatchObject({ refundedCents: 500 });
    await shop.processEvents();
    expect(await refunds()).toEqual([500]);
  });

  it('is refunded once the provider is back, also where the account is deleted meanwhile', async () => {
    const browser = await endedWithGrant();
    await shop.steer('faults', { down: true });
    await browser.call(withdrawAddon, bio);
    const { invoices } = await browser.call(listInvoices);
    expect(invoices).toMatchObject([{ refundingCents: 500 }]);
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    await shop.steer('faults', { down: false });
    await shop.drainThroughFailures();
    await shop.runJob('billing.reconcile');
    await shop.processEvents();
    expect(await refunds()).toEqual([500]);
  });

  it('is refunded together with the same add-on bought again, by one withdrawal', async () => {
    const browser = await endedWithGrant();
    await shop.pay(browser, 'monthly', lea);
    await shop.processEvents();
    await browser.call(addAddon, bio);
    await shop.processEvents();
    expect(await bioOf(browser)).toMatchObject({ withdrawal: { hasEnded: false, refundCents: 1000 } });
    await browser.call(withdrawAddon, bio);
    await browser.call(withdrawAddon, bio);
    await shop.processEvents();
    expect(await refunds()).toEqual([500, 500]);
    expect(await statuses()).toEqual(['active', 'canceled', 'canceled']);
  });
});

describe('a Pro that was ended at the provider within its fourteen days', () => {
  it('is refunded by a withdrawal, and takes no add-on along that runs on a granted Pro since', async () => {
    const { browser, user } = await buildUser(shop, lea);
    await shop.pay(browser, 'monthly', lea);
    await shop.processEvents();
    await shop.pass({ days: 1 });
    const [pro] = await shop.deps.db.select().from(subscription);
    await stripe().subscriptions.cancel(pro?.id ?? '');
    await shop.processEvents();
    expect((await browser.call(mySubscription)).pro).toMatchObject({
      status: 'ended',
      withdrawal: { hasEnded: true, refundCents: 790 },
    });
    await grantEntitlement(shop.deps, user.id, 'pro');
    const { clientSecret } = await browser.call(addAddon, bio);
    await shop.steer(`checkout/${sessionOf(clientSecret ?? '')}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    await shop.pass({ hours: 1 });
    expect(await browser.call(withdraw)).toMatchObject({ refundedCents: 790 });
    await shop.processEvents();
    expect(await refunds()).toEqual([790]);
    expect(await statuses()).toEqual(['active', 'canceled']);
  });

  it('is not refunded a second time by its customer', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const [pro] = await shop.deps.db.select().from(subscription);
    await stripe().subscriptions.cancel(pro?.id ?? '');
    const [charge] = (await stripe().charges.list()).data;
    await stripe().refunds.create({ charge: charge?.id ?? '' });
    await shop.processEvents();
    expect((await browser.call(mySubscription)).pro).toMatchObject({ withdrawal: null });
    expect((await browser.refused(withdraw)).body.reason).toBe('withdrawal_over');
    expect(await refunds()).toEqual([790]);
  });
});
