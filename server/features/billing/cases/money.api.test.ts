import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { trackClick } from '#contract/affiliates.ts';
import { createCheckoutSession, listInvoices } from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { invoice, ledgerEntry, refund } from '../../../db/schema.ts';
import { buildAffiliate, buildUser } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

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

describe('case 19: a voided or 0 € invoice', () => {
  it('earns no commission', async () => {
    const { browser } = await referred('monthly');
    await browser.call(pauseSubscription);
    await shop.pass({ days: 32 });
    expect(await entries()).toEqual([['commission', 248]]);
    const bills = await shop.deps.db.select().from(invoice);
    expect(bills.map(({ status }) => status).sort()).toEqual(['paid', 'void']);
  });
});

describe('case 20: refunds, to the cent', () => {
  it('a partial refund reverses its share of the commission', async () => {
    const { browser, chargeId } = await referred('annual');
    await stripe().refunds.create({ charge: chargeId, amount: 1000 });
    await shop.processEvents();
    expect((await browser.call(listInvoices)).invoices).toMatchObject([{ paidCents: 2490, refundedCents: 1000 }]);
    expect(await entries()).toEqual([
      ['commission', 805],
      ['reversal', -Math.round((805 * 1000) / 2490)],
    ]);
  });

  it('two refunds of the whole amount leave no commission', async () => {
    const { browser, chargeId } = await referred('annual');
    await stripe().refunds.create({ charge: chargeId, amount: 1000 });
    await stripe().refunds.create({ charge: chargeId });
    await shop.processEvents();
    expect((await browser.call(listInvoices)).invoices).toMatchObject([{ refundedCents: 2490 }]);
    expect((await entries()).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0);
  });

  it('a refund that fails a minute later reinstates the commission', async () => {
    const { browser, chargeId } = await referred('annual');
    await shop.steer('faults', { failRefunds: true });
    await stripe().refunds.create({ charge: chargeId });
    await shop.processEvents();
    expect((await browser.call(listInvoices)).invoices).toMatchObject([{ refundedCents: 2490 }]);
    await shop.pass({ minutes: 5 });
    expect((await browser.call(listInvoices)).invoices).toMatchObject([{ refundedCents: 0 }]);
    expect(await shop.deps.db.select().from(refund)).toMatchObject([{ status: 'failed' }]);
    expect((await entries()).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(805);
  });
});

describe('case 23: the fee is missing at invoice.paid', () => {
  it('makes the commission wait for it', async () => {
    await shop.steer('faults', { lateFees: true });
    await referred('annual');
    expect(await entries()).toEqual([]);
    await shop.pass({ minutes: 5 });
    expect(await entries()).toEqual([['commission', 805]]);
  });
});
