import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon, cancelSubscription, createPortalSession, mySubscription } from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { invoice, subscription } from '../../../db/schema.ts';
import { cards, makeShop } from '../../../testing/make-shop.ts';
import { announceRenewals } from '../renewal-notices.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const statuses = async () => (await shop.deps.db.select().from(subscription)).map(({ status }) => status);
const subjects = () => shop.mails.map(({ subject }) => subject);

describe('case 3: a stale update after deletion', () => {
  it('does not bring the subscription back', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const [row] = await shop.deps.db.select().from(subscription);
    // The update is under way while the deletion overtakes it.
    await shop.steer('faults', { reorder: true });
    await shop.deps.payments.cancelAtPeriodEnd(row?.id ?? '');
    await shop.deps.payments.cancelNow(row?.id ?? '');
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect((await browser.call(me)).user.isPro).toBe(false);
  });
});

describe('case 13: a renewal fails', () => {
  it('leaves seven days of access with one mail, then access ends', async () => {
    const { browser } = await shop.buy('monthly', { ...lea, card: cards.failsAtRenewal });
    await shop.pass({ days: 30, hours: 3 });
    const { pro } = await browser.call(mySubscription);
    expect(pro?.status).toBe('past_due');
    expect((await browser.call(me)).user.isPro).toBe(true);
    const grace = new Date(pro?.graceUntil ?? '').getTime() - shop.clock.now().getTime();
    expect(Math.round(grace / 86_400_000)).toBe(7);
    expect(subjects().filter((subject) => subject === "Ton paiement n'est pas passé")).toHaveLength(1);
    await shop.pass({ days: 6 });
    expect((await browser.call(me)).user.isPro).toBe(true);
    await shop.pass({ days: 2 });
    expect((await browser.call(me)).user.isPro).toBe(false);
    expect(await statuses()).toEqual(['canceled']);
    expect(subjects().filter((subject) => subject === "Ton paiement n'est pas passé")).toHaveLength(1);
  });

  it('is collected with another card, and the subscription continues as before', async () => {
    const { browser } = await shop.buy('monthly', { ...lea, card: cards.failsAtRenewal });
    await shop.pass({ days: 30, hours: 3 });
    const due = (await browser.call(mySubscription)).pro;
    expect(due).toMatchObject({ status: 'past_due', renewsAt: null });
    await shop.pass({ days: 3 });
    const portal = await browser.call(createPortalSession);
    const body = new URLSearchParams({ number: cards.good, expiry: '12/34', cvc: '123', name: 'Léa' });
    await fetch(`${'url' in portal && portal.url}/card`, { method: 'POST', body });
    await shop.processEvents();
    const { pro } = await browser.call(mySubscription);
    expect(pro).toMatchObject({ status: 'active', graceUntil: null });
    expect(pro?.renewsAt?.slice(0, 10)).toBe('2027-01-15');
    await shop.pass({ days: 8 });
    expect((await browser.call(me)).user.isPro).toBe(true);
    await shop.pass({ days: 24 });
    const paid = await shop.deps.db.select().from(invoice).where(eq(invoice.status, 'paid'));
    expect(paid.map(({ amountPaidCents }) => amountPaidCents)).toEqual([790, 790, 790]);
    expect(subjects().filter((subject) => subject === "Ton paiement n'est pas passé")).toHaveLength(1);
  });

  it('ends access after the grace period even if all webhooks are lost', async () => {
    const { browser } = await shop.buy('monthly', { ...lea, card: cards.failsAtRenewal });
    await shop.pass({ days: 30, hours: 3 });
    await shop.steer('faults', { drop: true });
    await shop.pass({ days: 8 });
    expect((await browser.call(me)).user.isPro).toBe(false);
  });

  it('is shown as past due after the grace period, and can be cancelled then', async () => {
    const { browser } = await shop.buy('monthly', { ...lea, card: cards.failsAtRenewal });
    await shop.pass({ days: 30, hours: 3 });
    await shop.steer('faults', { drop: true });
    await shop.pass({ days: 8 });
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'past_due', graceUntil: null });
    await browser.call(cancelSubscription);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'ended' });
    await shop.drain();
    expect(subjects()).toContain('Ta résiliation est enregistrée');
  });
});

describe('a renewal', () => {
  it('is charged once a month, and access continues', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.pass({ days: 62 });
    const paid = await shop.deps.db.select().from(invoice).where(eq(invoice.status, 'paid'));
    expect(paid.map(({ amountPaidCents }) => amountPaidCents)).toEqual([790, 790, 790]);
    expect((await browser.call(me)).user.isPro).toBe(true);
  });

  // @demand renewal-notice
  it('of an annual plan is announced once, one to three months before', async () => {
    await shop.buy('annual', lea);
    await shop.pass({ days: 280 });
    await announceRenewals(shop.deps);
    await shop.drain();
    expect(subjects().filter((subject) => subject.includes('se renouvelle'))).toEqual([]);
    await shop.pass({ days: 20 });
    for (let n = 0; n < 3; n++) await announceRenewals(shop.deps);
    await shop.drain();
    const notices = shop.mails.filter(({ subject }) => subject.includes('se renouvelle'));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain('24,90\u202f€');
  });
});

describe('the renewal of an annual plan that was paused', () => {
  it('is announced too, with the moved date', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(pauseSubscription);
    await shop.pass({ days: 340 });
    for (let n = 0; n < 2; n++) await announceRenewals(shop.deps);
    await shop.drain();
    expect(subjects().filter((subject) => subject.includes('se renouvelle'))).toEqual([
      'Ton abonnement se renouvelle le 15 décembre 2027',
    ]);
  });
});

describe('a price list that changes', () => {
  it.each(['by the command alone', 'by hand first'])(
    'keeps subscriptions on replaced prices renewing as Pro: %s',
    async (way) => {
      const stripe = openStripe({ secretKey: 'sk_test_prices', apiBase: shop.sandboxUrl });
      const sellAt = async (price: object) =>
        await stripe.prices.create({
          lookup_key: 'pro_monthly',
          transfer_lookup_key: true,
          currency: 'eur',
          unit_amount: 790,
          recurring: { interval: 'month' },
          product_data: { name: 'Pro' },
          ...price,
        });
      const { browser } = await shop.buy('monthly', lea);
      const [bought] = await shop.deps.db.select().from(subscription);
      if (way === 'by the command alone') {
        // A price as an older list created it, without VAT.
        const former = await sellAt({ tax_behavior: 'exclusive' });
        const { items } = await stripe.subscriptions.retrieve(bought?.id ?? '');
        const change = { id: items.data[0]?.id, price: former.id };
        await stripe.subscriptions.update(bought?.id ?? '', { items: [change], proration_behavior: 'none' });
        expect(await shop.deps.payments.setUpPrices()).toHaveLength(1);
      } else await sellAt({ tax_behavior: 'inclusive' });
      await shop.pass({ days: 33 });
      const [now] = await shop.deps.db.select().from(subscription);
      expect(now?.currentPeriodStart).toEqual(bought?.currentPeriodEnd);
      expect((await browser.call(me)).user.isPro).toBe(true);
    },
  );
});

describe('case 14: an add-on fails on an annual plan', () => {
  it('leaves Pro untouched', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    const [addon] = await shop.deps.db.select().from(subscription).where(eq(subscription.entitlement, 'bio'));
    await shop.failCardOf(addon?.id ?? '');
    await shop.pass({ days: 32 });
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: true });
    await shop.pass({ days: 8 });
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: false });
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active', plan: 'annual' });
  });
});
