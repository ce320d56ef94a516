import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Addon } from '#contract/plans.ts';
import type { Database } from '../../db/open.ts';
import { billingNotice, type billingNotices, customer, subscription, withdrawal } from '../../db/schema.ts';
import { isInForce } from './rules.ts';

export type StoredSubscription = typeof subscription.$inferSelect;

/** Statuses in which a subscription continues unless someone ends it. */
export const running = ['active', 'trialing', 'past_due'] as const;

/** An account, or a customer that has no account yet. */
export type Owner = { accountId: string } | { customerId: string };

function ownedBy(owner: Owner) {
  return 'accountId' in owner ? eq(customer.accountId, owner.accountId) : eq(customer.id, owner.customerId);
}

/** SQL condition on `withdrawal`, `subscription` and `customer`: the withdrawal ends the subscription, with a refund or without. */
export const endsSubscription = sql`${withdrawal.accountId} = ${customer.accountId}
  and ${subscription.id} = any(${withdrawal.addonIds} || ${withdrawal.subscriptionId})`;

/**
 * SQL condition on `subscription` joined with `customer`: the customer has withdrawn from it. From then on it gives nothing, though
 * it runs at the provider until the withdrawal is carried out.
 */
export const isWithdrawn = sql<boolean>`exists (select 1 from ${withdrawal} where ${endsSubscription})`;

/** SQL condition on `billing_notice`: it is about the subscription, perhaps with a date behind it. */
export const isNoticeOf = sql`split_part(${billingNotice.about}, ':', 1) = ${subscription.id}`;

/** The notices that mark a subscription which we end: a newer purchase has taken its place, or its payment was lost to a dispute. */
export const endMarks = ['superseded', 'charged_back'] as const satisfies (typeof billingNotices)[number][];
export type EndMark = (typeof endMarks)[number];

/** SQL condition on `subscription`: it is marked, and ends as soon as the provider answers (converging/marked-ends.ts). */
export const isEndMarked = sql<boolean>`exists (select 1 from ${billingNotice}
  where ${billingNotice.customerId} = ${subscription.customerId} and ${inArray(billingNotice.notice, [...endMarks])}
    and ${isNoticeOf})`;

/** The subscriptions that run at the provider, those withdrawn from or marked to end included. */
export async function runningSubscriptions(db: Database, owner: Owner): Promise<StoredSubscription[]> {
  return await listRunning(db, ownedBy(owner));
}

/** The running subscriptions that the owner has not withdrawn from, and that are not marked to end. */
export async function heldSubscriptions(db: Database, owner: Owner): Promise<StoredSubscription[]> {
  return await listRunning(db, and(ownedBy(owner), not(isWithdrawn), not(isEndMarked)));
}

async function listRunning(db: Database, which: SQL | undefined): Promise<StoredSubscription[]> {
  const rows = await db
    .select({ subscription })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(and(which, inArray(subscription.status, running)))
    .orderBy(subscription.createdAt);
  return rows.map((row) => row.subscription);
}

export async function findRunning(
  db: Database,
  owner: Owner,
  entitlement: 'pro' | Addon,
): Promise<StoredSubscription | null> {
  return (await heldSubscriptions(db, owner)).find((one) => one.entitlement === entitlement) ?? null;
}

/** The running subscription, unless it gives no access any more because it was not paid: the same can then be bought again. */
export async function findInForce(
  db: Database,
  owner: Owner,
  entitlement: 'pro' | Addon,
  now: Date,
): Promise<StoredSubscription | null> {
  const found = await findRunning(db, owner, entitlement);
  return found && isInForce({ entitlement, term: found }, now) ? found : null;
}

/** The subscriptions that end together with this one: with Pro, all add-ons. */
export function endedWith(of: StoredSubscription, running: StoredSubscription[]): StoredSubscription[] {
  return of.entitlement === 'pro' ? [of, ...running.filter(({ id }) => id !== of.id)] : [of];
}

/** The account's running Pro, else the newest one that has ended or was withdrawn from. */
export async function findLatestPro(db: Database, accountId: string): Promise<StoredSubscription | null> {
  const held = await findRunning(db, { accountId }, 'pro');
  if (held) return held;
  const [last] = await db
    .select({ subscription })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(
      and(
        eq(customer.accountId, accountId),
        eq(subscription.entitlement, 'pro'),
        inArray(subscription.status, [...running, 'canceled']),
      ),
    )
    .orderBy(desc(subscription.createdAt))
    .limit(1);
  return last?.subscription ?? null;
}
