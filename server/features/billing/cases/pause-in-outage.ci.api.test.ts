// @demand pause-in-outage
import { describe, expect, it } from 'vitest';
import { trackClick } from '#contract/affiliates.ts';
import { addAddon, autoLogin, createCheckoutSession, listInvoices, mySubscription } from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { invoice, ledgerEntry, pause, refund, subscription } from '../../../db/schema.ts';
import { AppError } from '../../../errors.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildAffiliate, buildUser } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// A pause is confirmed, and the provider hears of it only after it has charged the renewal.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;
const refunds = async () =>
  (await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents).sort((one, other) => one - other);
const charges = async () =>
  (await shop.deps.db.select().from(invoice))
    .map(({ amountPaidCents }) => amountPaidCents)
    .filter((cents) => cents > 0);
const pauses = async () => (await shop.deps.db.select().from(pause)).map(({ status }) => status);
const statuses = async () => (await shop.deps.db.select().from(subscription)).map(({ status }) => status);
const told = () => shop.mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Ta pause tient'));
const dayOf = (text: string | null | undefined) => text?.slice(0, 10);

async function beforeRenewal(planType: 'monthly' | 'annual', referral = ''): Promise<Browser> {
  const { browser } = await buildUser(shop, lea);
  const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType, referral } });
  const sessionId = sessionOf(clientSecret);
  await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
  await browser.call(autoLogin, { body: { sessionId } });
  await shop.processEvents();
  await shop.pass({ days: planType === 'annual' ? 364 : 29, hours: 23 });
  return browser;
}

/** The provider tells the period's dates, goes away before it hears of the pause, and comes back a day later. */
async function pauseInOutage(browser: Browser, faults: object = {}): Promise<string> {
  const { payments } = shop.deps;
  const away = async () => {
    throw new AppError('provider_unavailable', 'away');
  };
  shop.deps.payments = { ...payments, pauseCollection: away, moveTerm: away };
  const { pausedUntil } = await browser.call(pauseSubscription);
  shop.deps.payments = payments;
  await shop.steer('faults', { down: true, ...faults });
  for (let left = 24; left > 0; left -= 6) {
    shop.clock.advance(6 * 3_600_000);
    await shop.steer('clock', { advanceSeconds: 0 });
    await shop.drainThroughFailures();
  }
  await shop.steer('faults', { down: false, ...faults });
  for (let again = 0; again < 2; again++) {
    await shop.runJob('billing.reconcile');
    await shop.processEvents();
  }
  return pausedUntil;
}

describe('a pause that the provider hears of after the renewal', () => {
  it('has the monthly renewal refunded, told by one mail, and charges next on the day that was told', async () => {
    const browser = await beforeRenewal('monthly');
    const pausedUntil = await pauseInOutage(browser);
    expect(dayOf(pausedUntil)).toBe('2027-01-15');
    expect([await pauses(), await statuses(), await refunds()]).toEqual([['done'], ['active'], [790]]);
    expect(told()).toEqual(['Ta pause tient : ton paiement est remboursé']);
    expect(shop.mails.at(-1)?.text).toContain('15 janvier 2027');
    expect((await browser.call(mySubscription)).pro).toMatchObject({
      status: 'active',
      renewsAt: pausedUntil,
      pause: { available: false },
    });
    expect((await browser.call(listInvoices)).invoices[0]).toMatchObject({ paidCents: 790, refundedCents: 790 });
    await shop.pass({ days: 32 });
    expect([await charges(), await refunds()]).toEqual([[790, 790, 790], [790]]);
  });

  it('has the month added to the year that was renewed', async () => {
    const browser = await beforeRenewal('annual');
    expect(dayOf(await pauseInOutage(browser))).toBe('2027-12-15');
    expect([await pauses(), await refunds()]).toEqual([['done'], []]);
    expect(told()).toEqual(["Ta pause tient : ton mois offert s'ajoute à ton année"]);
    expect(shop.mails.at(-1)?.text).toContain('15 décembre 2028');
    expect(dayOf((await browser.call(mySubscription)).pro?.renewsAt)).toBe('2028-12-15');
    await shop.runJob('billing.sync');
    expect(dayOf((await browser.call(mySubscription)).pro?.renewsAt)).toBe('2028-12-15');
  });

  it('has the renewal of an add-on refunded that was charged too, and skips that of one that was not', async () => {
    const browser = await beforeRenewal('monthly');
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await shop.pass({ days: 30, hours: 23 });
    await browser.call(addAddon, { params: { addonType: 'photo' } });
    await shop.processEvents();
    await pauseInOutage(browser);
    expect(await refunds()).toEqual([500, 790]);
    const rows = await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt);
    expect(rows.map(({ entitlement, pausedUntil }) => [entitlement, pausedUntil !== null])).toEqual([
      ['pro', false],
      ['bio', false],
      ['photo', true],
    ]);
    await shop.pass({ days: 33 });
    expect(await refunds()).toEqual([500, 790]);
  });

  it('leaves affiliates no commission on the refunded renewal', async () => {
    const { slug } = await buildAffiliate(shop);
    const { referral } = await shop.browser().call(trackClick, { body: { slug } });
    await pauseInOutage(await beforeRenewal('monthly', referral ?? ''));
    const entries = await shop.deps.db.select().from(ledgerEntry);
    expect(entries.reduce((cents, { amountCents }) => cents + amountCents, 0)).toBe(248);
  });

  it.each([
    ['four times', { duplicate: 4 }],
    ['in reverse order', { reorder: true }],
    ['never', { drop: true }],
  ])('is refunded once, its webhooks delivered %s', async (_how, faults) => {
    await pauseInOutage(await beforeRenewal('monthly'), faults);
    await shop.runJob('billing.sync');
    expect(await refunds()).toEqual([790]);
    expect(told()).toHaveLength(1);
  });
});
