import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { entitlements } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent, customer, refundedIntents, subscription } from '../../../db/schema.ts';
import { ofSamePerson, personOf } from '../customers.ts';
import { boughtInRest } from '../leaving/rest-after-withdrawals.ts';
import { isEndMarked, isWithdrawn, running, type StoredSubscription } from '../live-subscription.ts';
import { isInForce } from '../rules.ts';

// A person who runs Pro or an add-on and buys it again: the oldest subscription that gives access stays, the surplus is refunded. One
// that is older and gives none any more, because it was not paid, makes way for the new purchase (marked-ends.ts). Once an intent says
// `refunded` the person was told so, and it holds whatever becomes of the oldest subscription or of the account.

/** SQL: when the purchase was begun. The provider tells whole seconds only, and two purchases can share one. */
const startedAt = sql`(select min(begun.created_at) from ${checkoutIntent} begun where begun.subscription_id = ${subscription.id})`;

export interface Duplicates {
  /** Those beyond the one that stays, and those marked before: they are refunded. */
  surplus: StoredSubscription[];
  /** Those that make way for a newer one, and those marked before: they end without a refund. */
  ended: StoredSubscription[];
}

/**
 * The subscriptions of a customer's person that end because of another one of their kind (Pro, bio, photo). One that was withdrawn
 * from is none of them and lets others stay: its withdrawal ends it.
 */
export async function duplicatesOf(tx: Database, customerId: string, now: Date): Promise<Duplicates> {
  const person = await personOf(tx, customerId);
  const live = await tx
    .select({ of: subscription, marked: checkoutIntent.id, isEndMarked })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .leftJoin(
      checkoutIntent,
      and(eq(checkoutIntent.subscriptionId, subscription.id), eq(checkoutIntent.status, 'refunded')),
    )
    .where(and(ofSamePerson(person), inArray(subscription.status, [...running, 'unpaid']), not(isWithdrawn)))
    .orderBy(subscription.createdAt, startedAt, subscription.id);
  const found: Duplicates = { surplus: [], ended: [] };
  const open: StoredSubscription[] = [];
  for (const { of, marked, isEndMarked } of live) {
    if (marked) found.surplus.push(of);
    else if (isEndMarked) found.ended.push(of);
    else open.push(of);
  }
  for (const kind of entitlements) {
    const ofKind = open.filter(({ entitlement }) => entitlement === kind);
    const isRunning = ({ status }: StoredSubscription) => status !== 'unpaid';
    const kept = ofKind.findIndex((one) => isInForce({ entitlement: kind, term: one }, now));
    const at = kept < 0 ? ofKind.findIndex(isRunning) : kept;
    if (at < 0) continue;
    found.ended.push(...ofKind.slice(0, at));
    found.surplus.push(...ofKind.slice(at + 1).filter(isRunning));
  }
  return found;
}

/** The customer's subscriptions that are refunded whole, or will be: affiliates earn nothing on them. */
export async function refundedSubscriptions(tx: Database, customerId: string, now: Date): Promise<Set<string>> {
  const before = await tx
    .select({ id: checkoutIntent.subscriptionId })
    .from(checkoutIntent)
    .where(and(eq(checkoutIntent.customerId, customerId), inArray(checkoutIntent.status, refundedIntents)));
  const { surplus } = await duplicatesOf(tx, customerId, now);
  const early = (await boughtInRest(tx, customerId, now)).map(({ of }) => of);
  return new Set([...before, ...surplus, ...early].map(({ id }) => id).filter((id) => id !== null));
}
