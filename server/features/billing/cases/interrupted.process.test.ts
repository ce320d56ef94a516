import { desc, eq, gt } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon, createCheckoutSession, mySubscription, withdraw } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { pauseSubscription } from '#contract/retention.ts';
import type { Payments } from '../../../adapters/payments/port.ts';
import { checkoutIntent, invoice, refund, subscription, withdrawal } from '../../../db/schema.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// The provider is down for one call in a sequence of calls. Whatever was done by then, the rest is done later.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;

/** Makes the provider unavailable for the nth call of this method. */
function beAwayFor(name: keyof Payments, nth = 1): void {
  let calls = 0;
  shop.deps.payments = new Proxy(shop.deps.payments, {
    get(payments, key) {
      const known = Reflect.get(payments, key);
      if (key !== name) return known;
      return async (...given: unknown[]) => {
        await shop.steer('faults', { down: ++calls === nth });
        return await known(...given).finally(() => shop.steer('faults', { down: false }));
      };
    },
  });
}
const refunds = async () =>
  (await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents).sort((one, other) => one - other);
const charges = async () =>
  (await shop.deps.db.select().from(invoice).where(gt(invoice.amountPaidCents, 0)))
    .map(({ amountPaidCents }) => amountPaidCents)
    .sort((one, other) => one - other);
const statuses = async () =>
  (await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt, desc(subscription.entitlement))).map(
    ({ status }) => status,
  );

/** A member with a password, who can delete the account, buys the annual plan. */
async function buyAsMember() {
  const member = await buildUser(shop, lea);
  const { clientSecret } = await member.browser.call(createCheckoutSession, { body: { planType: 'annual' } });
  await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
  await shop.processEvents();
  return member;
}

describe('a second purchase', () => {
  it.each(['refundCharge', 'cancelNow'] as const)(
    'is refunded and ended though the provider was down at %s',
    async (call) => {
      await shop.buy('monthly', lea);
      await shop.pass({ hours: 1 });
      beAwayFor(call);
      await shop.pay(shop.browser(), 'annual', lea);
      await shop.steer('flush');
      await shop.drainThroughFailures();
      await shop.processEvents();
      expect(await statuses()).toEqual(['active', 'canceled']);
      expect(await refunds()).toEqual([2490]);
      expect(shop.mails.filter(({ subject }) => subject === 'Ton second achat est remboursé')).toHaveLength(1);
    },
  );
});

describe('a withdrawal', () => {
  it.each([
    ['refundCharge', 1],
    ['refundCharge', 2],
    ['cancelNow', 1],
    ['cancelNow', 2],
  ] as const)('refunds Pro and its add-ons though the provider was down at %s no. %i', async (call, nth) => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    beAwayFor(call, nth);
    expect(await browser.call(withdraw)).toMatchObject({ refundedCents: 2990 });
    await shop.drainThroughFailures();
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([500, 2490]);
    expect(await shop.deps.db.select().from(withdrawal)).toMatchObject([{ status: 'done', refundCents: 2990 }]);
  });

  it('refunds the add-ons though Pro ended while the provider was down', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    const [pro] = await shop.deps.db.select().from(subscription).where(eq(subscription.entitlement, 'pro'));
    await shop.deps.payments.cancelNow(pro?.id ?? '');
    await shop.steer('faults', { down: true });
    await browser.call(withdraw);
    await shop.steer('faults', { down: false });
    beAwayFor('refundCharge');
    await shop.steer('flush');
    await shop.drainThroughFailures();
    await shop.processEvents();
    expect(await refunds()).toEqual([500, 2490]);
  });
});

describe('the deletion of an account', () => {
  it.each(['refundCharge', 'cancelNow'] as const)(
    'refunds and ends a purchase not heard of before, though the provider was down at %s',
    async (call) => {
      const { browser } = await buildUser(shop, lea);
      const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'annual' } });
      await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
      beAwayFor(call);
      await browser.call(deleteAccount, { body: { password: goodPassword } });
      await shop.drainThroughFailures();
      await shop.processEvents();
      expect(await statuses()).toEqual(['canceled']);
      expect(await refunds()).toEqual([2490]);
    },
  );

  it('refunds an add-on that was charged while nobody could be told', async () => {
    const { browser } = await buyAsMember();
    beAwayFor('findCustomer');
    await browser.call(addAddon, bio);
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([500]);
  });

  it.each([1, 2])(
    'right after a withdrawal refunds all of it, though the provider was down at refund no. %i',
    async (nth) => {
      const { browser } = await buyAsMember();
      await browser.call(addAddon, bio);
      await shop.processEvents();
      await shop.steer('faults', { down: true });
      await browser.call(withdraw);
      await browser.call(deleteAccount, { body: { password: goodPassword } });
      await shop.steer('faults', { down: false });
      beAwayFor('refundCharge', nth);
      await shop.drainThroughFailures();
      await shop.processEvents();
      expect(await statuses()).toEqual(['canceled', 'canceled']);
      expect(await refunds()).toEqual([500, 2490]);
      expect(await shop.deps.db.select().from(withdrawal)).toMatchObject([{ status: 'done' }]);
    },
  );
});

describe('an add-on', () => {
  it('is reported as active and confirmed by mail though the provider was down right after the payment', async () => {
    const { browser } = await shop.buy('annual', lea);
    beAwayFor('findCustomer');
    expect((await browser.call(addAddon, bio)).message).toContain('est activée');
    await shop.processEvents();
    expect((await browser.call(me)).user.hasBioAccess).toBe(true);
    expect(await charges()).toEqual([500, 2490]);
    expect(shop.mails.filter(({ text }) => text.includes('Option Bio :'))).toHaveLength(1);
    expect((await shop.deps.db.select().from(checkoutIntent)).map(({ status }) => status)).toEqual([
      'complete',
      'complete',
    ]);
  });
});

describe('a pause', () => {
  it.each([1, 2])(
    'skips one charge of Pro and of the add-on though the provider was down at call no. %i of two',
    async (nth) => {
      const { browser } = await shop.buy('monthly', lea);
      await browser.call(addAddon, bio);
      await shop.processEvents();
      beAwayFor('pauseCollection', nth);
      await browser.call(pauseSubscription);
      await shop.drainThroughFailures();
      await shop.pass({ days: 32 });
      expect(await charges()).toEqual([500, 790]);
      await shop.pass({ days: 32 });
      expect(await charges()).toEqual([500, 500, 790, 790]);
    },
  );

  it.each(['monthly', 'annual'] as const)('of the %s plan is completed by another click', async (plan) => {
    const { browser } = await shop.buy(plan, lea);
    beAwayFor(plan === 'annual' ? 'moveTerm' : 'pauseCollection');
    const { pausedUntil } = await browser.call(pauseSubscription);
    expect((await browser.call(mySubscription)).pro?.renewsAt).toBe(pausedUntil);
    expect(await browser.call(pauseSubscription)).toMatchObject({ pausedUntil });
    expect(await browser.refused(pauseSubscription)).toMatchObject({ body: { reason: 'pause_used' } });
    expect((await browser.call(mySubscription)).pro?.renewsAt).toBe(pausedUntil);
  });

  it('gives back the renewal that was paid before the provider heard of it, and is the pause of the year', async () => {
    const { browser } = await shop.buy('monthly', lea);
    beAwayFor('pauseCollection');
    await browser.call(pauseSubscription);
    await shop.pass({ days: 32 });
    await shop.processEvents();
    const bills = await shop.deps.db.select().from(invoice);
    expect(bills.map(({ amountRefundedCents }) => amountRefundedCents).sort()).toEqual([0, 790]);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active', pause: { available: false } });
  });
});

describe('add-ons of a Pro that has ended', () => {
  it('end with it, by the same webhook, though the provider was down the first time', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    const [pro] = await shop.deps.db.select().from(subscription).where(eq(subscription.entitlement, 'pro'));
    await shop.deps.payments.cancelNow(pro?.id ?? '');
    await shop.steer('flush');
    shop.clock.advance(1000);
    beAwayFor('cancelNow');
    await shop.drainThroughFailures();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect((await browser.call(me)).user.hasBioAccess).toBe(false);
  });
});
