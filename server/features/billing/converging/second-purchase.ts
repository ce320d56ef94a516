import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent, customer, refundedIntents, subscription } from '../../../db/schema.ts';
import { ofSamePerson, personOf } from '../customers.ts';
import { isWithdrawn, running } from '../live-subscription.ts';

// A person who runs Pro or an add-on and buys it again: the oldest subscription stays, the surplus is refunded. Once its intent says
// `refunded` the person was told so, and it holds whatever becomes of the oldest subscription or of the account.

/** SQL: when the purchase was begun. The provider tells whole seconds only, and two purchases can share one. */
const startedAt = sql`(select min(begun.created_at) from ${checkoutIntent} begun where begun.subscription_id = ${subscription.id})`;

export type Surplus = { id: string; customerId: string };

/**
 * The running subscriptions of a customer's person beyond the oldest of each kind (Pro, bio, photo), and those marked before. One that
 * was withdrawn from is neither surplus nor the oldest: its withdrawal ends it.
 */
export async function surplusOf(tx: Database, customerId: string): Promise<Surplus[]> {
  const person = await personOf(tx, customerId);
  const live = await tx
    .select({
      id: subscription.id,
      customerId: subscription.customerId,
      entitlement: subscription.entitlement,
      marked: checkoutIntent.id,
    })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .leftJoin(
      checkoutIntent,
      and(eq(checkoutIntent.subscriptionId, subscription.id), eq(checkoutIntent.status, 'refunded')),
    )
    .where(and(ofSamePerson(person), inArray(subscription.status, running), not(isWithdrawn)))
    .orderBy(subscription.createdAt, startedAt, subscription.id);
  const kept = new Set<string>();
  return live.filter(({ entitlement, marked }) => {
    if (marked || kept.has(entitlement)) return true;
    kept.add(entitlement);
    return false;
  });
}

/** The customer's subscriptions that are refunded, or will be: affiliates earn nothing on them. */
export async function refundedSubscriptions(tx: Database, customerId: string): Promise<Set<string>> {
  const before = await tx
    .select({ id: checkoutIntent.subscriptionId })
    .from(checkoutIntent)
    .where(and(eq(checkoutIntent.customerId, customerId), inArray(checkoutIntent.status, refundedIntents)));
  const now = await surplusOf(tx, customerId);
  return new Set([...before, ...now].map(({ id }) => id).filter((id) => id !== null));
}
