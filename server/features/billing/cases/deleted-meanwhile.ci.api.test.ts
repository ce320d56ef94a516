// @demand deletion-races
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import {
  addAddon,
  autoLogin,
  cancelAddon,
  cancelSubscription,
  createCheckoutSession,
  resumeSubscription,
  withdraw,
} from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import type { Payments } from '../../../adapters/payments/port.ts';
import { cancellationRequest, checkoutIntent, customer, refund, subscription } from '../../../db/schema.ts';
import { AppError } from '../../../errors.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { claimCheckout } from '../checkout/claim.ts';
import { storeSnapshot } from '../converging/store-snapshot.ts';

// An account is deleted while something else that concerns its purchases is under way. Everything ends; what was used is not
// refunded, and what was promised or never reached the member is.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;
const erase = async (browser: Browser) => await browser.call(deleteAccount, { body: { password: goodPassword } });
const statuses = async () =>
  (await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt, desc(subscription.entitlement))).map(
    ({ status }) => status,
  );
const refunds = async () =>
  (await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents).sort((one, other) => one - other);

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
        await once();
        return answer;
      };
    },
  });
}

/** Makes the provider unavailable for this method, until the function that it answers is called. */
function beAwayFor(name: 'findCustomer' | 'refundCharge'): () => void {
  const { payments } = shop.deps;
  const fail = async () => {
    throw new AppError('provider_unavailable', 'away');
  };
  shop.deps.payments = { ...payments, [name]: fail };
  return () => {
    shop.deps.payments = payments;
  };
}

async function payCheckout(browser: Browser): Promise<string> {
  const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'monthly' } });
  const sessionId = sessionOf(clientSecret);
  await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
  return sessionId;
}

async function buyAsMember(): Promise<Browser> {
  const { browser } = await buildUser(shop, lea);
  await payCheckout(browser);
  await shop.processEvents();
  return browser;
}

describe('an account deleted while a cancellation is being taken back', () => {
  it.each(['before', 'after'] as const)('ends Pro without a refund, %s the provider hears of it', async (when) => {
    const browser = await buyAsMember();
    await shop.pass({ days: 32 });
    await browser.call(cancelSubscription);
    shop.clock.advance(1000);
    interject('resume', when, () => erase(browser));
    await browser.call(resumeSubscription);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([]);
    const requests = await shop.deps.db.select().from(cancellationRequest).orderBy(cancellationRequest.requestedAt);
    expect(requests).toMatchObject([
      { via: 'member', status: 'taken_back' },
      { via: 'account_deleted', status: 'done' },
    ]);
  });

  it('ends Pro and the add-on that the member kept, without a refund', async () => {
    const browser = await buyAsMember();
    await browser.call(addAddon, bio);
    await shop.pass({ days: 32 });
    await browser.call(cancelAddon, bio);
    interject('resume', 'after', () => erase(browser));
    await browser.call(addAddon, bio);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([]);
  });
});

describe('a subscription of a deleted account', () => {
  it('ends without a refund even if its cancellation is not stored', async () => {
    const browser = await buyAsMember();
    await shop.pass({ days: 32 });
    await erase(browser);
    await shop.deps.db.delete(cancellationRequest);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([]);
  });

  it('is refunded if it was claimed and not yet seen when the account was deleted', async () => {
    const { browser } = await buildUser(shop, lea);
    const sessionId = await payCheckout(browser);
    interject('findCustomer', 'before', () => erase(browser));
    await browser.call(autoLogin, { body: { sessionId } });
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([790]);
  });

  it('is refunded with the Pro withdrawn from, though another customer of the account paid for it', async () => {
    const { browser } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
    const { clientSecret } = await browser.call(addAddon, bio);
    await shop.steer(`checkout/${sessionOf(clientSecret ?? '')}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    await shop.pass({ hours: 1 });
    await shop.pay(shop.browser(), 'monthly', lea);
    await shop.processEvents();
    await browser.call(login, { body: { ...lea, password: goodPassword } });
    await shop.processEvents();
    expect(await shop.deps.db.$count(customer)).toBe(2);
    await shop.steer('faults', { down: true });
    await browser.call(withdraw);
    await erase(browser);
    await shop.steer('faults', { down: false });
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([500, 790]);
  });
});

describe('a second purchase whose refund is due when the account is deleted', () => {
  /** Pays for Pro a second time, without signing in; answers the checkout. */
  async function payAgain(): Promise<string> {
    await shop.pass({ hours: 1 });
    return await shop.pay(shop.browser(), 'annual', lea);
  }
  /** Stores what the provider says of a customer, without doing what follows from it. */
  async function storeOnly(customerId: string): Promise<void> {
    const { deps } = shop;
    const snapshot = await deps.payments.findCustomer(customerId);
    if (!snapshot) throw new Error('the customer is unknown');
    const [known] = await deps.db
      .select({ version: sql<string>`xmin::text` })
      .from(customer)
      .where(eq(customer.id, customerId));
    const asked = { version: known?.version ?? null, askedAt: shop.clock.now() };
    expect(await deps.db.transaction((tx) => storeSnapshot(tx, deps, snapshot, asked))).toBe(true);
  }
  const logIn = async () => await shop.browser().call(login, { body: { ...lea, password: goodPassword } });

  it.each([
    ['the account’s', true],
    ['not the account’s yet', false],
  ])('is refunded if it is %s and the refund was promised and failed', async (_whose, isAttached) => {
    const browser = await buyAsMember();
    await payAgain();
    const comeBack = beAwayFor('refundCharge');
    await shop.steer('flush');
    await shop.drainThroughFailures();
    if (isAttached) await logIn();
    await shop.drainThroughFailures();
    expect(shop.mails.filter(({ subject }) => subject === 'Ton second achat est remboursé')).toHaveLength(1);
    await erase(browser);
    comeBack();
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([2490]);
  });

  it('is refunded if it was claimed and seen a moment ago', async () => {
    const browser = await buyAsMember();
    const sessionId = await payAgain();
    const comeBack = beAwayFor('findCustomer');
    await expect(claimCheckout(shop.deps, sessionId)).rejects.toThrow('away');
    comeBack();
    await storeOnly((await shop.deps.payments.findCheckout(sessionId))?.customerId ?? '');
    await logIn();
    await erase(browser);
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([2490]);
    expect((await shop.deps.db.select().from(checkoutIntent)).map(({ status }) => status).sort()).toEqual([
      'account_deleted',
      'complete',
    ]);
  });
});
