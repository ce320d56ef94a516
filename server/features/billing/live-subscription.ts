import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Addon } from '#contract/plans.ts';
import type { Database } from '../../db/open.ts';
import { customer, subscription } from '../../db/schema.ts';

export type StoredSubscription = typeof subscription.$inferSelect;

/** Statuses in which a subscription goes on by itself. */
export const running = ['active', 'trialing', 'past_due'] as const;

/** Whose subscriptions: an account's, or those of a customer that no account owns yet. */
export type Owner = { accountId: string } | { customerId: string };

function ownedBy(owner: Owner) {
  return 'accountId' in owner ? eq(customer.accountId, owner.accountId) : eq(customer.id, owner.customerId);
}

export async function runningSubscriptions(db: Database, owner: Owner): Promise<StoredSubscription[]> {
  const rows = await db
    .select({ subscription })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(and(ownedBy(owner), inArray(subscription.status, running)))
    .orderBy(subscription.createdAt);
  return rows.map((row) => row.subscription);
}

export async function findRunning(
  db: Database,
  owner: Owner,
  entitlement: 'pro' | Addon,
): Promise<StoredSubscription | null> {
  return (await runningSubscriptions(db, owner)).find((one) => one.entitlement === entitlement) ?? null;
}

/** What ends with a subscription that ends at once: who gives Pro up gives its options up. */
export function endedWith(of: StoredSubscription, running: StoredSubscription[]): StoredSubscription[] {
  return of.entitlement === 'pro' ? [of, ...running.filter(({ id }) => id !== of.id)] : [of];
}

/** The latest Pro of an account, running or over. */
export async function findLatestPro(db: Database, accountId: string): Promise<StoredSubscription | null> {
  const running = await findRunning(db, { accountId }, 'pro');
  if (running) return running;
  const [last] = await db
    .select({ subscription })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(
      and(eq(customer.accountId, accountId), eq(subscription.entitlement, 'pro'), eq(subscription.status, 'canceled')),
    )
    .orderBy(desc(subscription.createdAt))
    .limit(1);
  return last?.subscription ?? null;
}
