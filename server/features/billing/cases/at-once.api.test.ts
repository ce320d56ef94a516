import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { me } from '#contract/accounts.ts';
import { autoLogin, cancelSubscription, createCheckoutSession } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { account, customer, refund, subscription } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { convergeCustomer } from '../converging/converge.ts';

// Two transactions that lock the same rows. PGlite runs one transaction after the other, so this is for PostgreSQL alone.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };

/**
 * Starts calls one by one while another process holds a lock, each after the one before has come to wait, then releases the lock.
 * Answers what became of them.
 */
async function meetAt(lock: SQL, calls: (() => Promise<unknown>)[]): Promise<string[]> {
  const other = await shop.database.openAgain();
  const waiting = async () => {
    const { rows } = await other.executeSql(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  const started: Promise<unknown>[] = [];
  await other.db.transaction(async (tx) => {
    await tx.execute(lock);
    for (const call of calls) {
      started.push(call());
      await vi.waitFor(async () => expect(await waiting()).toBe(started.length), { timeout: 20_000 });
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
});
