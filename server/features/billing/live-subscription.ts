import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Addon } from '#contract/plans.ts';
import type { Database } from '../../db/open.ts';
import { customer, subscription } from '../../db/schema.ts';

export type StoredSubscription = typeof subscription.$inferSelect;

/** Statuses in which a subscription continues unless someone ends it. */
export const running = ['active', 'trialing', 'past_due'] as const;

/** An account, or a customer that has no account yet. */
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

/** The subscriptions that end together with this one: with Pro, all add-ons. */
export function endedWith(of: StoredSubscription, running: StoredSubscription[]): StoredSubscription[] {
  return of.entitlement === 'pro' ? [of, ...running.filter(({ id }) => id !== of.id)] : [of];
}

/** The account's running Pro, else the newest one that has ended. */
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
