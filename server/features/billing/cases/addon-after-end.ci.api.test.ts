// @demand addon-after-end
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAddon, autoLogin, cancelSubscription, resumeSubscription } from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { ledgerEntry, refund, subscription } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// An add-on's checkout that is still open when Pro is cancelled, paused or over.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;
const asksHolder = '4000002760003184';
const addons = async () =>
  (await shop.deps.db.select().from(subscription).where(eq(subscription.entitlement, 'bio'))).map(
    ({ status }) => status,
  );
const refunds = async () => (await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents);
const told = () => shop.mails.filter(({ subject }) => subject.includes('Option Bio')).map(({ subject }) => subject);
const stripe = () => openStripe({ secretKey: 'sk_test_shop', apiBase: shop.sandboxUrl });

async function openCheckout(browser: Browser): Promise<string> {
  return sessionOf((await browser.call(addAddon, bio)).clientSecret ?? '');
}

const pay = async (sessionId: string) =>
  await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea, authenticate: 'approve' });

async function away(isDown: boolean): Promise<void> {
  await shop.steer('faults', { down: isDown });
}

/** A member with a paid Pro, near its end, has the checkout of an add-on open. */
async function withPaidPro() {
  const { browser } = await shop.buy('monthly', { ...lea, card: asksHolder });
  await shop.pass({ days: 29, hours: 12 });
  return { browser, sessionId: await openCheckout(browser) };
}

async function withGrantedPro() {
  const { browser } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
  return { browser, sessionId: await openCheckout(browser) };
}

const endPro = async () => {
  const [pro] = await shop.deps.db.select().from(subscription).where(eq(subscription.entitlement, 'pro'));
  await stripe().subscriptions.cancel(pro?.id ?? '');
  await shop.processEvents();
};

const ways = [
  ['a granted Pro is cancelled', withGrantedPro, (browser: Browser) => browser.call(cancelSubscription)],
  ['a paid Pro is cancelled', withPaidPro, (browser: Browser) => browser.call(cancelSubscription)],
  ['Pro is paused', withPaidPro, (browser: Browser) => browser.call(pauseSubscription)],
  ['Pro is over', withPaidPro, endPro],
] as const;

describe('the open checkout of an add-on', () => {
  it.each(ways)('is closed when %s', async (_when, begin, end) => {
    const { browser, sessionId } = await begin();
    await end(browser);
    await expect(pay(sessionId)).rejects.toThrow(/expired|closed/);
  });

  it('is closed once the provider is back', async () => {
    const { browser, sessionId } = await withGrantedPro();
    await away(true);
    await browser.call(cancelSubscription);
    await away(false);
    await shop.pass({ minutes: 3 });
    await shop.runJob('billing.reconcile');
    await expect(pay(sessionId)).rejects.toThrow(/expired|closed/);
  });
});

describe('an add-on that is paid after Pro was cancelled, all the same', () => {
  /** The provider is away when Pro is cancelled, so the checkout stays open. */
  async function paidAfterwards(begin: typeof withPaidPro | typeof withGrantedPro) {
    const begun = await begin();
    await away(true);
    await begun.browser.call(cancelSubscription);
    await away(false);
    shop.clock.advance(1);
    await pay(begun.sessionId);
    return begun;
  }

  it.each([
    ['granted', withGrantedPro],
    ['paid', withPaidPro],
  ])('is refunded once and told by one mail (%s Pro)', async (_kind, begin) => {
    const { browser, sessionId } = await paidAfterwards(begin);
    expect(await browser.call(autoLogin, { body: { sessionId } })).toMatchObject({
      status: 'refunded',
      message: expect.stringContaining('option'),
    });
    await shop.processEvents();
    await shop.runJob('billing.reconcile');
    await shop.processEvents();
    expect(await addons()).toEqual(['canceled']);
    expect(await refunds()).toEqual([500]);
    expect(told()).toEqual(['Ton paiement est remboursé : Option Bio']);
    expect(await shop.deps.db.select().from(ledgerEntry)).toEqual([]);
  });

  it.each([
    ['four times', { duplicate: 4 }],
    ['in reverse order', { reorder: true }],
    ['never', { drop: true }],
  ])('is refunded once, its webhooks delivered %s', async (_how, faults) => {
    await shop.steer('faults', faults);
    await paidAfterwards(withGrantedPro);
    await shop.processEvents();
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await addons()).toEqual(['canceled']);
    expect(await refunds()).toEqual([500]);
    expect(told()).toEqual(['Ton paiement est remboursé : Option Bio']);
  });

  it('is kept where the cancellation was taken back before it was paid', async () => {
    const { browser, sessionId } = await withPaidPro();
    await away(true);
    await browser.call(cancelSubscription);
    await away(false);
    await browser.call(resumeSubscription);
    await pay(sessionId);
    await shop.processEvents();
    expect(await addons()).toEqual(['active']);
    expect(await refunds()).toEqual([]);
  });

  it('is kept where it was paid before, though we hear of it afterwards', async () => {
    const { browser, sessionId } = await withPaidPro();
    await shop.steer('faults', { drop: true });
    await pay(sessionId);
    await shop.steer('faults', { drop: false });
    shop.clock.advance(2000);
    await browser.call(cancelSubscription);
    await shop.runJob('billing.sync');
    expect(await addons()).toEqual(['active']);
    expect(await refunds()).toEqual([]);
  });
});

describe('an add-on that is paid', () => {
  it('while Pro is paused, all the same, is refunded', async () => {
    const { browser, sessionId } = await withPaidPro();
    const { expireCheckout } = shop.deps.payments;
    shop.deps.payments = { ...shop.deps.payments, expireCheckout: async () => {} };
    await browser.call(pauseSubscription);
    shop.clock.advance(1);
    await pay(sessionId);
    shop.deps.payments = { ...shop.deps.payments, expireCheckout };
    await shop.processEvents();
    expect(await addons()).toEqual(['canceled']);
    expect(await refunds()).toEqual([500]);
  });

  it('after Pro is over, all the same, is refunded, though we hear of both together', async () => {
    const { sessionId } = await withPaidPro();
    await shop.steer('faults', { drop: true });
    const [pro] = await shop.deps.db.select().from(subscription);
    await stripe().subscriptions.cancel(pro?.id ?? '');
    shop.clock.advance(1);
    await pay(sessionId);
    await shop.steer('faults', { drop: false });
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await addons()).toEqual(['canceled']);
    expect(await refunds()).toEqual([500]);
  });
});
