import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { trackClick } from '#contract/affiliates.ts';
import { createCheckoutSession, listInvoices } from '#contract/billing.ts';
import { invoice, ledgerEntry, refund } from '../../../db/schema.ts';
import { buildAffiliate, buildUser } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// What the ledger makes of money is in affiliates/ledger/through-stripe.ci.api.test.ts.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };

function stripe(): Stripe {
  const { hostname, port } = new URL(shop.sandboxUrl);
  return new Stripe('sk_test_money', { host: hostname, port, protocol: 'http', telemetry: false });
}

/** A user buys through an affiliate's link. */
async function referred(planType: 'annual' | 'monthly') {
  const { slug } = await buildAffiliate(shop);
  const { referral } = await shop.browser().call(trackClick, { body: { slug } });
  const { browser } = await buildUser(shop, lea);
  const body = { planType, referral: referral ?? '' } as const;
  const { clientSecret } = await browser.call(createCheckoutSession, { body });
  await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
  await shop.processEvents();
  const [bill] = await shop.deps.db.select().from(invoice);
  return { browser, chargeId: bill?.chargeId ?? '' };
}

const entries = async () =>
  (await shop.deps.db.select().from(ledgerEntry).orderBy(ledgerEntry.id)).map(({ type, amountCents }) => [
    type,
    amountCents,
  ]);

describe('money', () => {
  it('is stored to the cent, with tax and fee', async () => {
    await referred('annual');
    const [bill] = await shop.deps.db.select().from(invoice);
    expect(bill).toMatchObject({ totalCents: 2490, totalExcludingTaxCents: 2075, amountPaidCents: 2490, feeCents: 62 });
    expect(await entries()).toEqual([['commission', 805]]);
  });
});

describe('refunds', () => {
  it('are shown on the invoice: two at the same moment, and a third until it fails a minute later', async () => {
    const { browser, chargeId } = await referred('annual');
    const refunded = async () => (await browser.call(listInvoices)).invoices.map(({ refundedCents }) => refundedCents);
    const commission = async () => (await entries()).reduce((sum, [, cents]) => sum + Number(cents), 0);
    await stripe().refunds.create({ charge: chargeId, amount: 1000 });
    await stripe().refunds.create({ charge: chargeId, amount: 245 });
    await shop.processEvents();
    expect((await browser.call(listInvoices)).invoices).toMatchObject([{ paidCents: 2490, refundedCents: 1245 }]);
    expect(await commission()).toBe(402);
    await shop.steer('faults', { failRefunds: true });
    await stripe().refunds.create({ charge: chargeId });
    await shop.processEvents();
    expect(await refunded()).toEqual([2490]);
    expect(await commission()).toBe(0);
    await shop.pass({ minutes: 5 });
    expect(await refunded()).toEqual([1245]);
    expect(await commission()).toBe(402);
    const rows = await shop.deps.db.select().from(refund);
    expect(rows.map(({ amountCents, status }) => [amountCents, status]).sort()).toEqual([
      [1000, 'succeeded'],
      [1245, 'failed'],
      [245, 'succeeded'],
    ]);
  });
});
