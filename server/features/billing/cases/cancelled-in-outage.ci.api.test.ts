// @demand cancelled-in-outage
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { trackClick } from '#contract/affiliates.ts';
import {
  addAddon,
  cancelAddon,
  cancelSubscription,
  createCheckoutSession,
  listInvoices,
  mySubscription,
  resumeSubscription,
} from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import type { Payments } from '../../../adapters/payments/port.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { cancellationRequest, invoice, ledgerEntry, owedRefund, refund, subscription } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// A cancellation is declared while the provider is away, which comes back only after it has charged the renewal.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;
const stripe = () => openStripe({ secretKey: 'sk_test_shop', apiBase: shop.sandboxUrl });
const erase = async (browser: Browser) => await browser.call(deleteAccount, { body: { password: goodPassword } });
const subscriptions = async () =>
  await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt, desc(subscription.entitlement));
const statuses = async () => (await subscriptions()).map(({ status }) => status);
const refunds = async () =>
  (await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents).sort((one, other) => one - other);
const paid = async () => await shop.deps.db.select().from(invoice).where(eq(invoice.status, 'paid'));
const told = () => shop.mails.filter(({ subject }) => subject === 'Ton dernier paiement est remboursé');

async function beAway(): Promise<void> {
  await shop.steer('faults', { down: true });
}

/** The provider stays away for this long, and renews what falls due. */
async function stayAway(hours: number): Promise<void> {
  for (let left = hours; left > 0; left -= 6) {
    shop.clock.advance(6 * 3_600_000);
    await shop.steer('clock', { advanceSeconds: 0 });
    await shop.drainThroughFailures();
  }
}

async function comeBack(): Promise<void> {
  await shop.steer('faults', { down: false });
  for (let again = 0; again < 2; again++) {
    await shop.runJob('billing.reconcile');
    await shop.processEvents();
  }
}

/** A member with a password, who can delete the account, buys; the clock then stands an hour before the renewal. */
async function beforeRenewal(planType: 'monthly' | 'annual', referral = ''): Promise<Browser> {
  const { browser } = await buildUser(shop, lea);
  const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType, referral } });
  await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
  await shop.processEvents();
  await shop.pass({ days: planType === 'annual' ? 364 : 29, hours: 23 });
  return browser;
}

/** Has `work` done at the first call of this method, before or after the provider hears of it. */
function interject(name: keyof Payments, when: 'before' | 'after', work: () => Promise<unknown>): void {
  let isDone = false;
  const once = async () => {
    if (isDone) return;
    isDone = true;
    await work();
  };
  shop.deps.payments = new Proxy(shop.deps.payments, {
    get(payments, key) {
      const known = Reflect.get(payments, key);
      if (key !== name) return known;
      return async (...given: unknown[]) => {
        if (when === 'before') await once();
        const answer = await known(...given);
        if (when === 'after') await once();
        return answer;
      };
    },
  });
}

describe('a cancellation that the provider hears of after the renewal', () => {
  it.each([
    ['monthly', 790, '2026-12-15'],
    ['annual', 2490, '2027-11-15'],
  ] as const)(
    'has the renewal of the %s plan refunded, and ends it on the day that was told',
    async (plan, cents, day) => {
      const browser = await beforeRenewal(plan);
      await beAway();
      const { endsAt } = await browser.call(cancelSubscription);
      expect(endsAt?.slice(0, 10)).toBe(day);
      await stayAway(24);
      await comeBack();
      expect(await statuses()).toEqual(['canceled']);
      expect(await refunds()).toEqual([cents]);
      expect((await browser.call(listInvoices)).invoices).toMatchObject([
        { paidCents: cents, refundedCents: cents },
        { paidCents: cents, refundedCents: 0 },
      ]);
      expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'ended', endsAt });
      expect(told()).toHaveLength(1);
      expect(told()[0]?.text).toContain(plan === 'annual' ? '24,90' : '7,90');
    },
  );

  it('has the renewal of an add-on refunded that was cancelled by itself, and leaves Pro', async () => {
    const browser = await beforeRenewal('annual');
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await shop.pass({ days: 29, hours: 23 });
    await beAway();
    await browser.call(cancelAddon, bio);
    await stayAway(48);
    await comeBack();
    expect(await statuses()).toEqual(['active', 'canceled']);
    expect(await refunds()).toEqual([500]);
    expect(told()[0]?.text).toContain('Option Bio');
  });

  it('has the renewal of an add-on refunded that ends with Pro, though Pro runs on until its end', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await shop.pass({ days: 29, hours: 23 });
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(48);
    await comeBack();
    expect(await statuses()).toEqual(['active', 'canceled']);
    expect((await subscriptions())[0]).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await refunds()).toEqual([500]);
  });

  it('has the renewal of a paid add-on refunded that ends with a granted Pro', async () => {
    const { browser } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
    const { clientSecret } = await browser.call(addAddon, bio);
    await shop.steer(`checkout/${sessionOf(clientSecret ?? '')}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    await shop.pass({ days: 29, hours: 23 });
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(24);
    await comeBack();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([500]);
    expect(shop.mails.filter(({ subject }) => subject.startsWith('Ta résiliation est enregistrée'))).toHaveLength(1);
  });

  it('has a payment refunded that failed before it and was collected after it', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const [pro] = await subscriptions();
    await shop.failCardOf(pro?.id ?? '');
    await shop.pass({ days: 31 });
    expect(await statuses()).toEqual(['past_due']);
    await beAway();
    await browser.call(cancelSubscription);
    await shop.steer('faults', { down: false, drop: true });
    const [open] = await shop.deps.db.select().from(invoice).where(eq(invoice.status, 'open'));
    shop.clock.advance(3_600_000);
    await stripe().invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' });
    await shop.steer('faults', { drop: false });
    await comeBack();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([790]);
  });

  it('leaves affiliates no commission on the renewal', async () => {
    const { slug } = await buildAffiliate(shop);
    const { referral } = await shop.browser().call(trackClick, { body: { slug } });
    const browser = await beforeRenewal('monthly', referral ?? '');
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(24);
    await comeBack();
    const entries = await shop.deps.db.select().from(ledgerEntry);
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([248]);
  });

  it('becomes an owed refund where the bank sends the money back', async () => {
    const browser = await beforeRenewal('monthly');
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(24);
    await shop.steer('faults', { failRefunds: true });
    await comeBack();
    await shop.pass({ minutes: 5 });
    await shop.steer('faults', { failRefunds: false });
    expect(await shop.deps.db.select().from(owedRefund)).toMatchObject([
      { cause: 'refund_failed', amountCents: 790, settledAt: null },
    ]);
  });

  it('becomes an owed refund once a dispute of the renewal is won', async () => {
    const browser = await beforeRenewal('monthly');
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(24);
    await shop.steer('faults', { down: false });
    const [last] = (await stripe().charges.list()).data;
    const dispute = await shop.steer<{ id: string }>(`charges/${last?.id}/dispute`);
    await comeBack();
    expect(await refunds()).toEqual([]);
    expect(await statuses()).toEqual(['canceled']);
    await shop.steer(`disputes/${dispute.id}/close`, { outcome: 'won' });
    await shop.processEvents();
    expect(await shop.deps.db.select().from(owedRefund)).toMatchObject([
      { cause: 'dispute_won', amountCents: 790, settledAt: null },
    ]);
  });

  it.each([
    ['four times', { duplicate: 4 }],
    ['in reverse order', { reorder: true }],
    ['never', { drop: true }],
  ])('refunds once, its webhooks delivered %s', async (_how, faults) => {
    const browser = await beforeRenewal('monthly');
    await beAway();
    await browser.call(cancelSubscription);
    await shop.steer('faults', { down: true, ...faults });
    await stayAway(24);
    await shop.steer('faults', { down: false, ...faults });
    await shop.runJob('billing.sync');
    await comeBack();
    await shop.runJob('billing.sync');
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([790]);
    expect(told()).toHaveLength(1);
  });

  it.each([
    ['refundCharge', 'before'],
    ['refundCharge', 'after'],
    ['cancelNow', 'before'],
    ['cancelNow', 'after'],
  ] as const)('refunds once though the provider goes away again at %s, %s it has done it', async (call, when) => {
    const browser = await beforeRenewal('monthly');
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(24);
    await shop.steer('faults', { down: false });
    interject(call, when, beAway);
    await shop.runJob('billing.reconcile').catch(() => {});
    await stayAway(12);
    await comeBack();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([790]);
    expect(told()).toHaveLength(1);
  });

  it('ends at its day though the renewal comes while it is being carried out', async () => {
    const browser = await beforeRenewal('monthly');
    await beAway();
    await browser.call(cancelSubscription);
    await shop.steer('faults', { down: false });
    interject('cancelAtPeriodEnd', 'before', async () => {
      shop.clock.advance(3_600_000 + 1000);
      await shop.steer('clock', { advanceSeconds: 0 });
    });
    await Promise.all([shop.runJob('billing.reconcile'), shop.processEvents()]);
    await comeBack();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([790]);
    expect(await shop.deps.db.select().from(cancellationRequest)).toMatchObject([{ status: 'done' }]);
  });

  it('refunds nothing once it is taken back before we hear of the renewal', async () => {
    const browser = await beforeRenewal('monthly');
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(24);
    await shop.steer('faults', { down: false });
    await browser.call(resumeSubscription);
    await comeBack();
    expect(await statuses()).toEqual(['active']);
    expect(await refunds()).toEqual([]);
    expect(told()).toEqual([]);
    expect(await paid()).toHaveLength(2);
  });

  it('cannot be taken back once the refund of the renewal was told', async () => {
    const browser = await beforeRenewal('monthly');
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(24);
    await shop.steer('faults', { down: false });
    interject('cancelNow', 'before', () => browser.refused(resumeSubscription));
    await comeBack();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([790]);
  });
});

describe('the deletion of an account that the provider hears of after the renewal', () => {
  it('has what was charged since refunded', async () => {
    const browser = await beforeRenewal('annual');
    await beAway();
    await erase(browser);
    await stayAway(24);
    await comeBack();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([2490]);
    expect(told()).toEqual([]);
  });

  it('has what was charged since an earlier cancellation refunded too', async () => {
    const browser = await beforeRenewal('monthly');
    await beAway();
    await browser.call(cancelSubscription);
    await stayAway(24);
    await erase(browser);
    await stayAway(6);
    await comeBack();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([790]);
  });

  it('refunds nothing of what was charged before it', async () => {
    const browser = await beforeRenewal('monthly');
    await shop.pass({ days: 1 });
    await beAway();
    await erase(browser);
    await stayAway(24);
    await comeBack();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([]);
  });
});
