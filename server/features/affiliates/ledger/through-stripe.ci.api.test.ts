import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { settleRefund } from '#contract/admin-figures.ts';
import { savePaymentDetails } from '#contract/affiliate-payments.ts';
import { rememberReferral, requestPayout, trackClick } from '#contract/affiliates.ts';
import { autoLogin, createCheckoutSession, withdraw } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { attribution, customer, invoice, owedRefund, payout } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../../testing/build-user.ts';
import { testAdminPassword } from '../../../testing/make-app.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { claimCheckout } from '../../billing/checkout/claim.ts';
import { changeAffiliateStatus } from '../affiliate-status.ts';
import { stepPayout } from '../payouts/payout-steps.ts';
import { renameAffiliate } from '../slugs.ts';
import { balanceOf } from './balances.ts';
import { recordAllMissingAttributions } from './missing-attributions.ts';
import { recordAllMissingCommissions } from './missing-commissions.ts';

// The ledger's cases from end to end: HTTP API, SDK, signed webhooks. The other tests of this folder report the facts directly.

const shop = makeShop();
const { entries } = moneyOf(shop);
const amounts = async (affiliateId: string) => (await entries(affiliateId)).map(([, cents]) => cents);
const payable = async (affiliateId: string) =>
  (await balanceOf(shop.deps.db, affiliateId, shop.clock.now())).availableCents;
const stripe = () => openStripe({ secretKey: 'sk_test_sandbox', apiBase: shop.sandboxUrl });
const otherCard = '5555555555554444';
let visitors = 0;

async function followLink(slug: string, browser: Browser = shop.browser()): Promise<Browser> {
  const { referral } = await browser.call(trackClick, { body: { slug } });
  if (referral) await browser.call(rememberReferral, { body: { referral } });
  return browser;
}

/** A stranger follows the link and buys; answers the invoice. */
async function buyThrough(slug: string, plan: 'annual' | 'monthly' = 'annual', card?: string) {
  const email = `cliente-${++visitors}@exemple.fr`;
  const browser = await followLink(slug, shop.browser({ address: `198.19.0.${visitors % 250}` }));
  await shop.pay(browser, plan, { email, card });
  await shop.processEvents();
  const invoices = await shop.deps.db
    .select({ id: invoice.id, customerId: invoice.customerId, chargeId: invoice.chargeId })
    .from(invoice)
    .innerJoin(customer, eq(customer.id, invoice.customerId))
    .where(eq(customer.email, email))
    .orderBy(asc(invoice.createdAt));
  const [bought] = invoices;
  if (!bought?.chargeId) throw new Error('nothing was bought');
  return { ...bought, chargeId: bought.chargeId, browser };
}

async function refund(charge: string, amount?: number): Promise<void> {
  await stripe().refunds.create({ charge, ...(amount && { amount }) });
  await shop.processEvents();
}

describe('an attributed customer', () => {
  it('earns a commission with every payment, though each event comes five times and in reverse order', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    await shop.steer('faults', { duplicate: 5, reorder: true });
    const { id } = await buyThrough(slug, 'monthly');
    expect(await entries(affiliateId)).toEqual([[`commission:${id}`, 248]]);
    await shop.pass({ days: 31 });
    expect(await amounts(affiliateId)).toEqual([248, 248]);
    expect(await shop.deps.db.select().from(attribution)).toMatchObject([{ affiliateId }]);
  });

  it('earns nothing for a suspended affiliate', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    await buyThrough(slug, 'monthly');
    await changeAffiliateStatus(shop.deps, affiliateId, 'suspended');
    await shop.pass({ days: 31 });
    expect(await amounts(affiliateId)).toEqual([248]);
  });
});

describe('a second purchase of the same person', () => {
  it('is refunded and earns nothing', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const email = 'deux-fois@exemple.fr';
    for (const browser of [await followLink(slug), await followLink(slug)]) {
      await shop.pay(browser, 'annual', { email });
      await shop.processEvents();
    }
    expect((await shop.deps.db.select().from(invoice)).map((one) => one.amountRefundedCents).sort()).toEqual([0, 2490]);
    expect((await entries(affiliateId)).reduce((sum, [, cents]) => sum + cents, 0)).toBe(805);
  });

  it('found out after it earned a commission: the commission is reversed', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const first = await shop.buy('annual', { email: 'une@exemple.fr' });
    shop.clock.advance(60_000);
    const second = await followLink(slug);
    const sessionId = await shop.pay(second, 'annual', { email: 'autre@exemple.fr' });
    await shop.processEvents();
    expect(await amounts(affiliateId)).toEqual([805]);
    const bought = eq(customer.email, 'autre@exemple.fr');
    const [{ id } = { id: '' }] = await shop.deps.db.select({ id: customer.id }).from(customer).where(bought);
    const { user } = await first.browser.call(me);
    await shop.deps.db
      .update(customer)
      .set({ accountId: user.id, attachedAt: shop.clock.now(), email: null })
      .where(eq(customer.id, id));
    await claimCheckout(shop.deps, sessionId);
    await shop.processEvents();
    expect(await amounts(affiliateId)).toEqual([805, -805]);
  });
});

it('case 19: voided or 0 € invoice: no commission', async () => {
  const { slug, affiliateId } = await buildAffiliate(shop);
  const browser = await followLink(slug);
  const email = 'pause@exemple.fr';
  const sessionId = await shop.pay(browser, 'monthly', { email });
  await browser.send({ method: 'POST', url: '/api/auth/auto-login', payload: { sessionId } });
  await shop.processEvents();
  await browser.call(pauseSubscription);
  await shop.pass({ days: 31 });
  const statuses = (await shop.deps.db.select().from(invoice)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['paid', 'void']);
  expect(await amounts(affiliateId)).toEqual([248]);
});

it('case 20: partial, full, failed refund: exact cents', async () => {
  const { slug, affiliateId } = await buildAffiliate(shop);
  const { chargeId } = await buyThrough(slug);
  await refund(chargeId, 830);
  expect(await amounts(affiliateId)).toEqual([805, -268]);
  await shop.steer('faults', { failRefunds: true });
  await refund(chargeId, 830);
  expect(await amounts(affiliateId)).toEqual([805, -268, -269]);
  await shop.pass({ minutes: 2 });
  expect(await amounts(affiliateId)).toEqual([805, -268, -269, 269]);
  await shop.steer('faults', { failRefunds: false });
  await refund(chargeId);
  expect(await amounts(affiliateId)).toEqual([805, -268, -269, 269, -537]);
});

// @demand paid-back-by-hand
describe('a payment that goes back by hand', () => {
  const total = async (affiliateId: string) => (await amounts(affiliateId)).reduce((sum, cents) => sum + cents, 0);
  const settle = async (invoiceId: string) => {
    const headers = { authorization: `Bearer ${testAdminPassword}` };
    await shop.browser().call(settleRefund, { params: { id: invoiceId }, headers });
    await shop.processEvents();
  };
  /** The referred customer of an annual purchase, signed in. */
  async function buySignedIn(slug: string) {
    const browser = await followLink(slug);
    const sessionId = await shop.pay(browser, 'annual', { email: 'cliente@exemple.fr' });
    await browser.call(autoLogin, { body: { sessionId } });
    await shop.processEvents();
    const [bought] = await shop.deps.db.select().from(invoice);
    return { browser, invoiceId: bought?.id ?? '', chargeId: bought?.chargeId ?? '' };
  }

  it('after a withdrawal earns nothing, from the refund that failed to the payout and after a new count', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const { browser, invoiceId } = await buySignedIn(slug);
    expect(await total(affiliateId)).toBe(805);
    await shop.steer('faults', { failRefunds: true });
    await browser.call(withdraw);
    await shop.processEvents();
    await shop.pass({ minutes: 5 });
    expect(await shop.deps.db.select().from(owedRefund)).toMatchObject([{ amountCents: 2490, settledAt: null }]);
    expect(await total(affiliateId)).toBe(0);
    await settle(invoiceId);
    await shop.runJob('billing.sync');
    await shop.pass({ days: 36 });
    await recordAllMissingCommissions(shop.deps);
    expect([await total(affiliateId), await payable(affiliateId)]).toEqual([0, 0]);
  });

  it('after a withdrawal while disputed earns nothing once the dispute is won', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const { browser, chargeId } = await buySignedIn(slug);
    const { id } = await shop.steer<{ id: string }>(`charges/${chargeId}/dispute`);
    await shop.processEvents();
    await browser.call(withdraw);
    await shop.processEvents();
    await shop.steer(`disputes/${id}/close`, { outcome: 'won' });
    await shop.processEvents();
    expect(await shop.deps.db.select().from(owedRefund)).toMatchObject([{ cause: 'dispute_won', settledAt: null }]);
    expect(await total(affiliateId)).toBe(0);
  });

  it('whose fee comes only after the withdrawal earns nothing', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    await shop.steer('faults', { lateFees: true, failRefunds: true });
    const { browser } = await buySignedIn(slug);
    await browser.call(withdraw);
    await shop.processEvents();
    await shop.pass({ minutes: 5 });
    await recordAllMissingCommissions(shop.deps);
    expect(await entries(affiliateId)).toEqual([]);
  });

  it('in part, without a withdrawal, earns on the rest once the operator has settled it', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const { id, chargeId } = await buyThrough(slug);
    await shop.steer('faults', { failRefunds: true });
    await refund(chargeId, 830);
    await shop.pass({ minutes: 5 });
    expect(await amounts(affiliateId)).toEqual([805, -268, 268]);
    await settle(id);
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await amounts(affiliateId)).toEqual([805, -268, 268, -268]);
  });
});

it('case 21: refund after payout, negative balance carried', async () => {
  const { slug, affiliateId, browser } = await buildAffiliate(shop);
  await browser.call(savePaymentDetails, {
    body: { method: 'paypal', email: 'lea@exemple.fr', password: goodPassword },
  });
  const sales = [];
  for (let sale = 0; sale < 4; sale++) sales.push(await buyThrough(slug));
  await shop.pass({ days: 14 });
  await browser.call(requestPayout);
  const [{ id } = { id: '' }] = await shop.deps.db.select().from(payout);
  await stepPayout(shop.deps, id, { to: 'approved' });
  await shop.pass({ days: 7 });
  await stepPayout(shop.deps, id, { to: 'submitted' });
  await stepPayout(shop.deps, id, { to: 'paid' });
  expect(await payable(affiliateId)).toBe(0);
  await refund(sales[0]?.chargeId ?? '');
  expect(await payable(affiliateId)).toBe(-805);
  await buyThrough(slug);
  await shop.pass({ days: 14 });
  expect(await payable(affiliateId)).toBe(0);
});

describe('case 22', () => {
  it.each([
    ['won', [805, -805, 805]],
    ['lost', [805, -805]],
  ])('case 22: dispute opened, then %s', async (outcome, expected) => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const { chargeId } = await buyThrough(slug);
    const { id } = await shop.steer<{ id: string }>(`charges/${chargeId}/dispute`);
    await shop.processEvents();
    expect(await amounts(affiliateId)).toEqual([805, -805]);
    await shop.steer(`disputes/${id}/close`, { outcome });
    await shop.processEvents();
    expect(await amounts(affiliateId)).toEqual(expected);
  });

  it('case 22: dispute with a refund reverses no cent twice', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const { chargeId } = await buyThrough(slug);
    await refund(chargeId, 1245);
    await shop.steer(`charges/${chargeId}/dispute`);
    await shop.processEvents();
    const entered = await amounts(affiliateId);
    expect(entered).toEqual([805, -403, -402]);
  });
});

it('case 25: slug renamed: a purchase through the old link still earns', async () => {
  const { slug, affiliateId } = await buildAffiliate(shop);
  const early = await followLink(slug);
  await renameAffiliate(shop.deps, affiliateId, 'nouveau-nom');
  await shop.pay(early, 'annual', { email: 'avant@exemple.fr' });
  await shop.processEvents();
  await buyThrough(slug);
  expect(await amounts(affiliateId)).toEqual([805, 805]);
});

it('case 23: fee missing at invoice.paid', async () => {
  const { slug, affiliateId } = await buildAffiliate(shop);
  await shop.steer('faults', { lateFees: true });
  const { id } = await buyThrough(slug);
  expect(await entries(affiliateId)).toEqual([]);
  await shop.pass({ minutes: 2 });
  expect(await entries(affiliateId)).toEqual([[`commission:${id}`, 805]]);
});

describe('case 24', () => {
  it('case 24: own link, signed in: no commission', async () => {
    const { slug, affiliateId, browser, user } = await buildAffiliate(shop);
    await followLink(slug, browser);
    await shop.pay(browser, 'annual', { email: user.email });
    await shop.processEvents();
    expect(await shop.deps.db.$count(invoice)).toBe(1);
    expect(await entries(affiliateId)).toEqual([]);
  });

  it('case 24: own link, signed out, with the same e-mail or the same card: no commission', async () => {
    const { slug, affiliateId, browser, user } = await buildAffiliate(shop);
    await shop.pay(browser, 'annual', { email: user.email });
    await shop.processEvents();
    await buyThrough(slug);
    expect(await entries(affiliateId)).toEqual([]);
    await buyThrough(slug, 'annual', otherCard);
    expect(await amounts(affiliateId)).toEqual([805]);
    const other = await buildAffiliate(shop);
    await shop.pay(await followLink(other.slug), 'annual', { email: other.user.email, card: otherCard });
    await shop.processEvents();
    expect(await entries(other.affiliateId)).toEqual([]);
  });

  // @demand own-card
  it('case 24: a card that proves to be the affiliate’s own after the commission: reversed once, at once', async () => {
    const { slug, affiliateId, browser, user } = await buildAffiliate(shop);
    const bought = await buyThrough(slug);
    await refund(bought.chargeId, 830);
    const stranger = await buyThrough(slug, 'monthly', otherCard);
    expect(await amounts(affiliateId)).toEqual([805, -268, 248]);
    await shop.steer('faults', { duplicate: 3, reorder: true });
    await shop.pay(browser, 'monthly', { email: user.email });
    await shop.processEvents();
    const expected = [
      [`commission:${bought.id}`, 805],
      [expect.stringMatching(/^refund:re_/), -268],
      [`commission:${stranger.id}`, 248],
      [`own_purchase:${bought.id}`, -537],
    ];
    expect(await entries(affiliateId)).toEqual(expected);
    await refund(bought.chargeId);
    await shop.runJob('billing.sync');
    await shop.drain();
    const after = await entries(affiliateId);
    expect(after.slice(0, 4)).toEqual(expected);
    expect(after.slice(4).map(([, cents]) => cents)).toEqual([0]);
  });

  it('case 24: own card under another account that is deleted afterwards: still no commission', async () => {
    const { slug, affiliateId, browser, user } = await buildAffiliate(shop);
    await shop.pay(browser, 'annual', { email: user.email });
    await shop.processEvents();
    const second = await buildUser(shop);
    await followLink(slug, second.browser);
    const { clientSecret } = await second.browser.call(createCheckoutSession, { body: { planType: 'annual' } });
    const payer = { card: cards.good, email: second.user.email };
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, payer);
    await shop.processEvents();
    expect(await entries(affiliateId)).toEqual([]);
    await second.browser.call(deleteAccount, { body: { password: goodPassword } });
    await shop.processEvents();
    await shop.runJob('billing.sync');
    await recordAllMissingAttributions(shop.deps);
    await recordAllMissingCommissions(shop.deps);
    expect(await entries(affiliateId)).toEqual([]);
  });

  it('case 24: overwritten cookie: the last click earns; expired at day 31: nobody', async () => {
    const [first, second] = [await buildAffiliate(shop), await buildAffiliate(shop)];
    const browser = await followLink(first.slug);
    shop.clock.advance(60_000);
    await followLink(second.slug, browser);
    const kept = browser.cookies.get('affiliate_ref') ?? '';
    await shop.pay(browser, 'annual', { email: 'tot@exemple.fr' });
    await shop.processEvents();
    expect([await amounts(first.affiliateId), await amounts(second.affiliateId)]).toEqual([[], [805]]);
    await shop.pass({ days: 30 });
    const late = shop.browser();
    late.cookies.set('affiliate_ref', kept);
    await shop.pay(late, 'annual', { email: 'tard@exemple.fr' });
    await shop.processEvents();
    expect(await shop.deps.db.$count(invoice)).toBe(2);
    expect([await amounts(first.affiliateId), await amounts(second.affiliateId)]).toEqual([[], [805]]);
  });

  it.each(['pending', 'rejected'] as const)('case 24: click while %s: no commission', async (status) => {
    const { slug, affiliateId } = await buildAffiliate(shop, { status });
    const browser = await followLink(slug);
    await changeAffiliateStatus(shop.deps, affiliateId, 'active');
    await shop.pay(browser, 'annual', { email: 'apres@exemple.fr' });
    await shop.processEvents();
    expect(await shop.deps.db.$count(invoice)).toBe(1);
    expect(await entries(affiliateId)).toEqual([]);
  });
});
