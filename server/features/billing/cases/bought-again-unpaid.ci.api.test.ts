// @demand unpaid-repurchase
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { rememberReferral, trackClick } from '#contract/affiliates.ts';
import { addAddon, autoLogin, mySubscription } from '#contract/billing.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { customer, invoice, subscription } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { type BuiltUser, buildAffiliate, buildUser } from '../../../testing/build-user.ts';
import { makeShop } from '../../../testing/make-shop.ts';
import { moneyOf } from '../../../testing/referred-money.ts';

// Pro or an add-on is bought again while the provider still tries to collect the old, unpaid subscription. Its tries last for two weeks,
// and our grace seven days.

const shop = makeShop();
const { entries } = moneyOf(shop);
const stripe = () => openStripe({ secretKey: 'sk_test_again', apiBase: shop.sandboxUrl });
const stored = async () =>
  await shop.deps.db.select().from(subscription).orderBy(subscription.entitlement, subscription.createdAt);
const statuses = async () => (await stored()).map(({ plan, status }) => [plan, status]);
const isPro = async (browser: Browser) => (await browser.call(me)).user.isPro;
const mailed = (subject: string) => shop.mails.filter((mail) => mail.subject.startsWith(subject));
/** What was paid and what of it was refunded, of the oldest invoice first. */
const bills = async () =>
  (await shop.deps.db.select().from(invoice).where(eq(invoice.status, 'paid')).orderBy(invoice.createdAt)).map(
    ({ amountPaidCents, amountRefundedCents }) => [amountPaidCents, amountRefundedCents],
  );
const idOf = async (entitlement: 'pro' | 'bio') =>
  (await stored()).find((one) => one.entitlement === entitlement)?.id ?? '';

beforeEach(async () => {
  await shop.steer('faults', { longDunning: true });
});

/** A member whose monthly Pro was not renewed and whose grace is over. */
async function unpaid(browser?: Browser): Promise<BuiltUser> {
  const member = await buildUser(shop);
  await shop.pay(browser ?? member.browser, 'monthly', { email: member.user.email });
  await shop.processEvents();
  await shop.failCardOf(await idOf('pro'));
  await shop.pass({ days: 31 });
  await shop.pass({ days: 7 });
  expect(await isPro(member.browser)).toBe(false);
  expect(await statuses()).toEqual([['monthly', 'past_due']]);
  return member;
}

async function buyAgain({ browser, user }: BuiltUser) {
  const sessionId = await shop.pay(browser, 'annual', { email: user.email });
  return await browser.call(autoLogin, { body: { sessionId } });
}

/** Lets the old invoice be paid, as by the provider's next try. */
async function payOld(): Promise<void> {
  const old = await stripe().invoices.list({ subscription: await idOf('pro'), status: 'open' });
  await stripe().invoices.pay(old.data[0]?.id ?? '', { payment_method: 'pm_card_visa' });
}

describe('Pro that is bought again after its grace', () => {
  it('stands, and the unpaid one ends at once, is never charged again and is told of once', async () => {
    const member = await unpaid();
    expect(await buyAgain(member)).toMatchObject({ status: 'signed_in' });
    await shop.processEvents();
    expect(await isPro(member.browser)).toBe(true);
    expect(await statuses()).toEqual([
      ['monthly', 'canceled'],
      ['annual', 'active'],
    ]);
    expect((await member.browser.call(mySubscription)).pro).toMatchObject({ plan: 'annual', status: 'active' });
    await shop.pass({ days: 30 });
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await bills()).toEqual([
      [790, 0],
      [2490, 0],
    ]);
    expect(mailed('Ton achat est confirmé : Pro annuel')).toHaveLength(1);
    expect(mailed('Ton ancien abonnement est arrêté : Pro mensuel')).toHaveLength(1);
    expect(mailed('Ton second achat')).toEqual([]);
  });

  it('earns its commission once, whatever the order and number of events', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const visitor = shop.browser({ address: '198.51.100.77' });
    const { referral } = await visitor.call(trackClick, { body: { slug } });
    if (referral) await visitor.call(rememberReferral, { body: { referral } });
    const member = await unpaid(visitor);
    await shop.steer('faults', { duplicate: 3, reorder: true });
    await buyAgain(member);
    await shop.processEvents();
    expect((await entries(affiliateId)).map(([, cents]) => cents)).toEqual([248, 805]);
  });

  it.each([
    ['is known to be unpaid', false],
    ['is still taken for paid, since its webhooks were lost', true],
  ])('signed out, as another customer, stands though the old one %s', async (_, isLost) => {
    const member = await buildUser(shop);
    await shop.pay(member.browser, 'monthly', { email: member.user.email });
    await shop.processEvents();
    await shop.failCardOf(await idOf('pro'));
    await shop.steer('faults', { drop: isLost });
    await shop.pass({ days: 38 });
    await shop.steer('faults', { drop: false });
    expect(await isPro(member.browser)).toBe(false);
    await shop.pay(shop.browser({ address: '192.0.2.9' }), 'annual', { email: member.user.email });
    await shop.processEvents();
    expect(await shop.deps.db.$count(customer)).toBe(2);
    expect(await statuses()).toEqual([
      ['monthly', 'canceled'],
      ['annual', 'active'],
    ]);
    expect(await isPro(member.browser)).toBe(true);
  });

  it('stands where the provider is away just then: the old one ends later', async () => {
    const member = await unpaid();
    const { payments } = shop.deps;
    const { cancelNow } = payments;
    payments.cancelNow = async () => {
      payments.cancelNow = cancelNow;
      await payOld();
      throw new Error('the provider is away');
    };
    const sessionId = await shop.pay(member.browser, 'annual', { email: member.user.email });
    await member.browser.send({ method: 'POST', url: autoLogin.path, payload: { sessionId } });
    await shop.pass({ minutes: 10 });
    await shop.runJob('billing.reconcile');
    await shop.processEvents();
    expect(await isPro(member.browser)).toBe(true);
    expect(await statuses()).toEqual([
      ['monthly', 'canceled'],
      ['annual', 'active'],
    ]);
    expect(await bills()).toEqual([
      [790, 0],
      [790, 790],
      [2490, 0],
    ]);
    expect(mailed('Ton ancien abonnement est arrêté')).toHaveLength(1);
  });
});

describe('the unpaid subscription that is collected at the moment of the new purchase', () => {
  it('continues where it is paid first: the new purchase is refunded', async () => {
    const member = await unpaid();
    const sessionId = await shop.pay(member.browser, 'annual', { email: member.user.email });
    await payOld();
    expect(await member.browser.call(autoLogin, { body: { sessionId } })).toMatchObject({ status: 'refunded' });
    await shop.processEvents();
    expect(await isPro(member.browser)).toBe(true);
    expect(await bills()).toEqual([
      [790, 0],
      [790, 0],
      [2490, 2490],
    ]);
  });

  it.each([
    ['the same customer', false],
    ['another customer', true],
  ])('is refunded where it was about to be ended for the purchase of %s', async (_, isOther) => {
    const member = await unpaid();
    const { payments } = shop.deps;
    const { cancelNow } = payments;
    payments.cancelNow = async (id) => {
      payments.cancelNow = cancelNow;
      await payOld();
      await cancelNow(id);
    };
    if (isOther) await shop.pay(shop.browser({ address: '192.0.2.9' }), 'annual', { email: member.user.email });
    else await buyAgain(member);
    await shop.processEvents();
    expect(await isPro(member.browser)).toBe(true);
    expect(await statuses()).toEqual([
      ['monthly', 'canceled'],
      ['annual', 'active'],
    ]);
    expect(await bills()).toEqual([
      [790, 0],
      [790, 790],
      [2490, 0],
    ]);
  });

  it('is refunded, too, where its invoice is paid by hand a week later', async () => {
    const member = await unpaid();
    await buyAgain(member);
    await shop.pass({ days: 7 });
    await payOld();
    await shop.processEvents();
    expect(await bills()).toEqual([
      [790, 0],
      [790, 790],
      [2490, 0],
    ]);
    expect(await isPro(member.browser)).toBe(true);
  });
});

describe('an add-on whose grace is over', () => {
  it('is bought again, and the unpaid one ends at once without a charge', async () => {
    const { browser } = await shop.buy('annual', { email: 'lea@exemple.fr' });
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    await shop.failCardOf(await idOf('bio'));
    await shop.pass({ days: 38 });
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: false });
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: true });
    expect((await stored()).map(({ status }) => status)).toEqual(['canceled', 'active', 'active']);
    await shop.pass({ days: 20 });
    expect((await bills()).flat().sort()).toEqual([0, 0, 0, 2490, 500, 500]);
  });
});

describe('a purchase within the grace of an unpaid subscription', () => {
  it('is still a second one: it is refunded, and the first keeps its days', async () => {
    const member = await buildUser(shop);
    await shop.pay(member.browser, 'monthly', { email: member.user.email });
    await shop.processEvents();
    await shop.failCardOf(await idOf('pro'));
    await shop.pass({ days: 33 });
    await shop.pay(shop.browser({ address: '192.0.2.9' }), 'annual', { email: member.user.email });
    await shop.processEvents();
    expect(await statuses()).toEqual([
      ['monthly', 'past_due'],
      ['annual', 'canceled'],
    ]);
    expect(await isPro(member.browser)).toBe(true);
  });
});
