// @demand deletion-refunds
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAddon, autoLogin, createCheckoutSession, withdraw } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import {
  billingLink,
  checkoutIntent,
  customer,
  customerCard,
  invoice,
  refund,
  subscription,
} from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { tablesThatMention, wholeDatabase } from '../../../testing/whole-database.ts';
import { convergeCustomer } from '../converging/converge.ts';

// What becomes of the purchases of an account that is deleted: those it had end, and those that are paid or heard of only
// afterwards are refunded.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const right = { body: { password: goodPassword } };
const stripe = () => openStripe({ secretKey: 'sk_test_shop', apiBase: shop.sandboxUrl });
const pay = async (sessionId: string) => await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
const openPlan = async (browser: Browser, planType: 'monthly' | 'annual' = 'monthly') =>
  sessionOf((await browser.call(createCheckoutSession, { body: { planType } })).clientSecret);
const openAddon = async (browser: Browser, addonType: 'bio' | 'photo' = 'bio') =>
  sessionOf((await browser.call(addAddon, { params: { addonType } })).clientSecret ?? '');
const statuses = async () =>
  (await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt)).map(({ status }) => status);
const refunds = async () =>
  (await shop.deps.db.select().from(refund).orderBy(refund.createdAt)).map(({ amountCents }) => amountCents);

/** Deletes the account while the provider is down, so that its open checkouts stay open there. */
async function deleteWhileDown(browser: Browser): Promise<void> {
  await shop.steer('faults', { down: true });
  await browser.call(deleteAccount, right);
  await shop.steer('faults', { down: false });
}

/** The person appears in no table, no job is left that would mail them, and they were mailed goodbye alone. */
async function expectForgotten(): Promise<void> {
  expect(await shop.deps.db.select().from(customer)).toMatchObject([{ accountId: null, email: null }]);
  expect(await shop.deps.db.$count(customerCard)).toBe(0);
  expect(await shop.deps.db.$count(billingLink)).toBe(0);
  await shop.database.executeSql('delete from jobs.job');
  expect(tablesThatMention(await wholeDatabase(shop.database), lea.email)).toEqual([]);
}

describe('deleting an account', () => {
  it.each(['monthly', 'annual'] as const)('closes its open checkout of the %s plan', async (plan) => {
    const { browser } = await buildUser(shop, lea);
    const sessionId = await openPlan(browser, plan);
    await browser.call(deleteAccount, right);
    expect(await stripe().checkout.sessions.retrieve(sessionId)).toMatchObject({ status: 'expired' });
    await expect(pay(sessionId)).rejects.toThrow('expired');
  });

  it('closes its open checkouts of add-ons', async () => {
    const { browser } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
    const sessions = [await openAddon(browser, 'bio'), await openAddon(browser, 'photo')];
    await browser.call(deleteAccount, right);
    for (const id of sessions)
      expect(await stripe().checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  });

  it('while the provider is down closes the checkout a few minutes later', async () => {
    const { browser } = await buildUser(shop, lea);
    const sessionId = await openPlan(browser);
    await deleteWhileDown(browser);
    shop.clock.advance(3 * 60_000);
    await shop.runJob('billing.reconcile');
    expect(await stripe().checkout.sessions.retrieve(sessionId)).toMatchObject({ status: 'expired' });
  });

  it('ends the paid add-ons of a Pro granted by the operator, without another charge', async () => {
    const { browser } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
    for (const addon of ['bio', 'photo'] as const) await pay(await openAddon(browser, addon));
    await shop.processEvents();
    expect(await statuses()).toEqual(['active', 'active']);
    await browser.call(deleteAccount, right);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    await shop.pass({ days: 32 });
    expect(await shop.deps.db.$count(invoice, eq(invoice.status, 'paid'))).toBe(2);
    expect(await refunds()).toEqual([]);
  });

  it('ends Pro and its add-ons without a refund', async () => {
    const { browser } = await buildUser(shop, lea);
    await pay(await openPlan(browser));
    await shop.processEvents();
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    await browser.call(deleteAccount, right);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([]);
  });
});

describe('a checkout that is paid after its account was deleted', () => {
  it.each([
    ['once', {}],
    ['four times', { duplicate: 4 }],
    ['in reverse order', { reorder: true }],
    ['never', { drop: true }],
  ])('is cancelled and refunded once, its webhooks delivered %s', async (_how, faults) => {
    const { browser } = await buildUser(shop, lea);
    await pay(await openPlan(browser));
    await shop.processEvents();
    await browser.call(withdraw);
    await shop.processEvents();
    await shop.pass({ hours: 1 });
    const sessionId = await openPlan(browser, 'annual');
    await deleteWhileDown(browser);
    await shop.processEvents();
    const mailed = shop.mails.length;
    await shop.steer('faults', faults);
    await pay(sessionId);
    await shop.processEvents();
    await shop.runJob('billing.sync');
    await shop.processEvents();
    await shop.runJob('billing.sync');
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([790, 2490]);
    expect(shop.mails.slice(mailed)).toEqual([]);
    await expectForgotten();
  });

  it('is cancelled and refunded for an add-on', async () => {
    const { browser } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
    const sessionId = await openAddon(browser);
    await deleteWhileDown(browser);
    await pay(sessionId);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([500]);
    await expectForgotten();
  });
});

describe('a purchase whose account is deleted before its webhooks arrive', () => {
  it.each([false, true])('is cancelled, refunded and forgotten (provider down at the deletion: %s)', async (down) => {
    const { browser } = await buildUser(shop, lea);
    const sessionId = await openPlan(browser, 'annual');
    await shop.steer('faults', { drop: true });
    await pay(sessionId);
    await shop.steer('faults', { drop: false, down });
    await browser.call(deleteAccount, right);
    await shop.steer('faults', { down: false });
    shop.clock.advance(3 * 60_000);
    await shop.runJob('billing.reconcile');
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([2490]);
    expect(shop.mails).toMatchObject([{ to: lea.email, subject: 'Ton compte est supprimé' }]);
    expect(await shop.deps.db.select().from(checkoutIntent)).toMatchObject([{ status: 'account_deleted' }]);
    await expectForgotten();
  });

  it.each(['before', 'after'])('has the same end if the subscription is seen %s the deletion', async (when) => {
    const { browser } = await buildUser(shop, lea);
    const sessionId = await openPlan(browser, 'annual');
    await pay(sessionId);
    const { customer: paying } = await stripe().checkout.sessions.retrieve(sessionId);
    if (when === 'before') await convergeCustomer(shop.deps, String(paying));
    await deleteWhileDown(browser);
    await convergeCustomer(shop.deps, String(paying));
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([2490]);
    expect(shop.mails).toMatchObject([{ to: lea.email, subject: 'Ton compte est supprimé' }]);
    await expectForgotten();
  });

  it('is not refunded if it was used for days, though its checkout was never claimed', async () => {
    const { browser } = await buildUser(shop, lea);
    const sessionId = await openPlan(browser);
    await shop.steer('faults', { drop: true });
    await pay(sessionId);
    await shop.steer('faults', { drop: false });
    const { customer: paying } = await stripe().checkout.sessions.retrieve(sessionId);
    await convergeCustomer(shop.deps, String(paying));
    await shop.pass({ days: 10 });
    await browser.call(deleteAccount, right);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([]);
  });

  it('is refunded though its subscription ended before we saw it', async () => {
    const { browser } = await buildUser(shop, lea);
    const sessionId = await openPlan(browser, 'annual');
    await pay(sessionId);
    await deleteWhileDown(browser);
    const { subscription: bought } = await stripe().checkout.sessions.retrieve(sessionId);
    await shop.deps.payments.cancelNow(String(bought));
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([2490]);
  });

  it('is left to its dispute, which the provider does not let us refund', async () => {
    const { browser } = await buildUser(shop, lea);
    await pay(await openPlan(browser));
    await deleteWhileDown(browser);
    const [charge] = (await stripe().charges.list()).data;
    await shop.steer(`charges/${charge?.id}/dispute`);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([]);
  });

  it('ends while both happen at the same moment', async () => {
    const { browser } = await buildUser(shop, lea);
    await pay(await openPlan(browser));
    await Promise.all([browser.call(deleteAccount, right), shop.processEvents()]);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    await expectForgotten();
  });

  it('says on the return page that it is refunded', async () => {
    const { browser } = await buildUser(shop, lea);
    const sessionId = await openPlan(browser);
    await pay(sessionId);
    await browser.call(deleteAccount, right);
    const outcome = await browser.call(autoLogin, { body: { sessionId } });
    expect(outcome).toMatchObject({ status: 'refunded', message: expect.stringContaining('a été supprimé') });
    expect(await refunds()).toEqual([790]);
  });
});
