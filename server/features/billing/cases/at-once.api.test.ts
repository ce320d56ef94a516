import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { me } from '#contract/accounts.ts';
import { autoLogin, cancelSubscription, createCheckoutSession } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import { account, checkoutIntent, customer, refund, subscription } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { convergeCustomer } from '../converging/converge.ts';
import { lockCustomerRow } from '../customers.ts';

// Two transactions that lock the same rows. PGlite runs one transaction after the other, so this is for PostgreSQL alone.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };

async function countWaiting(other: OpenDatabase): Promise<number> {
  const { rows } = await other.executeSql(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Until so many transactions wait for a lock. */
const untilWaiting = async (other: OpenDatabase, count: number) =>
  await vi.waitFor(async () => expect(await countWaiting(other)).toBe(count), { timeout: 20_000 });

/**
 * Starts calls one by one while another process holds a lock, each after the one before has come to wait, then releases the lock.
 * Answers what became of them.
 */
async function meetAt(lock: SQL, calls: (() => Promise<unknown>)[]): Promise<string[]> {
  const other = await shop.database.openAgain();
  const started: Promise<unknown>[] = [];
  await other.db.transaction(async (tx) => {
    await tx.execute(lock);
    for (const call of calls) {
      started.push(call());
      await untilWaiting(other, started.length);
    }
  });
  const ends = await Promise.allSettled(started);
  await other.close();
  return ends.map((end) => (end.status === 'fulfilled' ? 'done' : String(end.reason)));
}

async function payCheckout(browser: Browser): Promise<string> {
  const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'monthly' } });
  const sessionId = sessionOf(clientSecret);
  await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
  return sessionId;
}

describe.runIf(inject('testSource').kind === 'postgres')('at the same moment', () => {
  it('the return page and a webhook both store the purchase of a customer without account', async () => {
    const { browser, user } = await buildUser(shop, lea);
    const sessionId = await payCheckout(browser);
    const customerId = (await shop.deps.payments.findCheckout(sessionId))?.customerId ?? '';
    await shop.deps.db.insert(customer).values({ id: customerId, createdAt: shop.clock.now() });
    const outcomes = await meetAt(sql`select id from ${account} where id = ${user.id} for update`, [
      () => browser.call(autoLogin, { body: { sessionId } }),
      () => convergeCustomer(shop.deps, customerId),
    ]);
    expect(outcomes).toEqual(['done', 'done']);
    expect((await browser.call(me)).user.isPro).toBe(true);
  });

  it('a cancellation and the deletion of the account both succeed, and nothing is refunded', async () => {
    const { browser, user } = await buildUser(shop, lea);
    await payCheckout(browser);
    await shop.processEvents();
    const outcomes = await meetAt(sql`select id from ${account} where id = ${user.id} for update`, [
      () => browser.call(deleteAccount, { body: { password: goodPassword } }),
      () => browser.call(cancelSubscription),
    ]);
    expect(outcomes).toEqual(['done', 'done']);
    await shop.processEvents();
    expect(await shop.deps.db.$count(subscription, eq(subscription.status, 'canceled'))).toBe(1);
    expect(await shop.deps.db.$count(refund)).toBe(0);
  });

  it('a deletion lets a webhook finish that attached the purchase while the deletion began', async () => {
    const { browser, user } = await buildUser(shop, lea);
    const sessionId = await payCheckout(browser);
    const customerId = (await shop.deps.payments.findCheckout(sessionId))?.customerId ?? '';
    await shop.deps.db.insert(customer).values({ id: customerId, createdAt: shop.clock.now() });
    const [first, second] = [await shop.database.openAgain(), await shop.database.openAgain()];
    let deletion: Promise<unknown> = Promise.resolve();
    let secondWebhook: Promise<unknown> = Promise.resolve();
    await first.db.transaction(async (tx) => {
      await tx.execute(sql`select id from ${account} where id = ${user.id} for update`);
      deletion = browser.call(deleteAccount, { body: { password: goodPassword } });
      await untilWaiting(first, 1);
      const attached = { accountId: user.id, attachedAt: shop.clock.now() };
      await tx.update(customer).set(attached).where(eq(customer.id, customerId));
      secondWebhook = second.db.transaction(async (claiming) => {
        await lockCustomerRow(claiming, customerId);
        await untilWaiting(first, 1);
        await claiming.update(checkoutIntent).set({ customerId }).where(eq(checkoutIntent.sessionId, sessionId));
      });
      await untilWaiting(first, 2);
    });
    const ends = await Promise.allSettled([secondWebhook, deletion]);
    await first.close();
    await second.close();
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await shop.deps.db.select().from(customer)).toMatchObject([{ accountId: null }]);
  });
});
