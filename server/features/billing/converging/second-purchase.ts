import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent, customer, subscription } from '../../../db/schema.ts';
import { ofSamePerson, personOf } from '../customers.ts';
import { running } from '../live-subscription.ts';

// Someone who has Pro, or an add-on, and buys it again: the one that came first stays, the others are given back.

export type Surplus = { id: string; customerId: string };

/** What this person runs beyond one of each kind, the oldest of which counts. */
export async function surplusOf(tx: Database, customerId: string): Promise<Surplus[]> {
  const person = await personOf(tx, customerId);
  const live = await tx
    .select({ id: subscription.id, customerId: subscription.customerId, entitlement: subscription.entitlement })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(and(ofSamePerson(person), inArray(subscription.status, running)))
    .orderBy(subscription.createdAt, subscription.id);
  const kept = new Set<string>();
  return live.filter(({ entitlement }) => {
    if (kept.has(entitlement)) return true;
    kept.add(entitlement);
    return false;
  });
}

/** Subscriptions of this customer whose money goes back, now or before: nothing is earned on them. */
export async function givenBack(tx: Database, customerId: string): Promise<Set<string>> {
  const before = await tx
    .select({ id: checkoutIntent.subscriptionId })
    .from(checkoutIntent)
    .where(and(eq(checkoutIntent.customerId, customerId), eq(checkoutIntent.status, 'refunded')));
  const now = await surplusOf(tx, customerId);
  return new Set([...before, ...now].map(({ id }) => id).filter((id) => id !== null));
}
