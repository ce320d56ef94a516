import type { Addon, PlanType } from '#contract/plans.ts';
import { addonPriceKey, planPriceKey, priceList } from '#contract/price-list.ts';
import { subscription } from '../db/schema.ts';
import type { TestApp } from './make-app.ts';
import { moneyOf } from './referred-money.ts';

type Subscription = typeof subscription.$inferSelect;
const day = 24 * 60 * 60 * 1000;
let count = 0;

/** Stores a paid subscription as the provider would report it, by the test's clock; answers it with its customer and invoice. */
export async function sell(
  test: TestApp,
  what: PlanType | Addon,
  given: { accountId?: string; affiliateId?: string; customerId?: string; changes?: Partial<Subscription> } = {},
) {
  const money = moneyOf(test);
  const isPlan = what === 'monthly' || what === 'annual';
  const price = priceList[isPlan ? planPriceKey[what] : addonPriceKey[what]];
  const customerId =
    given.customerId ??
    (await money.buyThrough(given.affiliateId ?? null, given.accountId ? { accountId: given.accountId } : {}));
  const now = test.clock.now();
  const id = `sub_sold_${++count}`;
  await test.deps.db.insert(subscription).values({
    id,
    customerId,
    entitlement: price.entitlement,
    plan: price.plan,
    itemId: `si_sold_${count}`,
    status: 'active',
    amountCents: price.amountCents,
    currentPeriodStart: now,
    currentPeriodEnd: new Date(now.getTime() + (price.interval === 'year' ? 365 : 30) * day),
    cancelAtPeriodEnd: false,
    createdAt: now,
    syncedAt: now,
    ...given.changes,
  });
  const invoice = await money.pay(customerId, price.amountCents, { subscriptionId: id });
  return { id, customerId, invoice };
}
