import { and, eq, inArray } from 'drizzle-orm';
import {
  cancellationRequest,
  checkoutIntent,
  customer,
  entitlementGrant,
  pause,
  subscription,
  withdrawal,
} from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { carryOutPause } from '../../retention/pause-work.ts';
import { carryOutCancellation } from '../leaving/cancellation-work.ts';
import { refundSubscription } from '../leaving/refund-subscription.ts';
import { carryOutWithdrawal } from '../leaving/withdrawal-work.ts';
import { running } from '../live-subscription.ts';
import { notifyOnce } from '../notices.ts';
import { entitledBy } from '../rules.ts';
import { surplusOf } from './second-purchase.ts';

// What a customer's state owes the provider: a second purchase given back, add-ons ended with Pro, pauses,
// cancellations and withdrawals that were taken down while it was away. Each is harmless when done twice.

/** Answers whether anything was done, so that the customer has to be asked for anew. */
export async function settle(deps: Deps, customerId: string): Promise<boolean> {
  const done = [
    await giveBackSurplus(deps, customerId),
    // Before add-ons end with Pro: a withdrawal finds them by their running.
    await carryOutWhatIsStored(deps, customerId),
    await endAddonsWithoutPro(deps, customerId),
  ];
  return done.includes(true);
}

async function giveBackSurplus(deps: Deps, customerId: string): Promise<boolean> {
  const surplus = await surplusOf(deps.db, customerId);
  for (const one of surplus) {
    await deps.db.transaction(async (tx) => {
      await tx.update(checkoutIntent).set({ status: 'refunded' }).where(eq(checkoutIntent.subscriptionId, one.id));
      await notifyOnce(tx, deps, one.customerId, 'second_purchase', one.id);
    });
    // Money first: while it runs it is found again, whatever comes between.
    await refundSubscription(deps, one.id, 'surplus');
    await deps.payments.cancelNow(one.id);
    // Its own customer is stored by its own round, this one's by the next.
    if (one.customerId !== customerId)
      await deps.db.transaction((tx) => deps.jobs.enqueue(tx, 'billing.converge', { customerId: one.customerId }));
  }
  return surplus.some((one) => one.customerId === customerId);
}

async function endAddonsWithoutPro(deps: Deps, customerId: string): Promise<boolean> {
  const [owner] = await deps.db.select().from(customer).where(eq(customer.id, customerId));
  if (!owner) return false;
  const siblings = owner.accountId ? eq(customer.accountId, owner.accountId) : eq(customer.id, customerId);
  const live = await deps.db
    .select({ subscription })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(and(siblings, inArray(subscription.status, running)));
  const grants = owner.accountId
    ? await deps.db.select().from(entitlementGrant).where(eq(entitlementGrant.accountId, owner.accountId))
    : [];
  const held = [
    ...grants.map(({ entitlement }) => ({ entitlement, term: null })),
    ...live.map((row) => ({ entitlement: row.subscription.entitlement, term: row.subscription })),
  ];
  if (entitledBy(held, deps.clock.now()).isPro) return false;
  const orphans = live.filter(
    (row) => row.subscription.entitlement !== 'pro' && row.subscription.customerId === customerId,
  );
  for (const row of orphans) await deps.payments.cancelNow(row.subscription.id);
  return orphans.length > 0;
}

async function carryOutWhatIsStored(deps: Deps, customerId: string): Promise<boolean> {
  const own = eq(subscription.customerId, customerId);
  const pauses = await deps.db
    .select({ id: pause.id })
    .from(pause)
    .innerJoin(subscription, eq(subscription.id, pause.subscriptionId))
    .where(and(own, eq(pause.status, 'stored')));
  for (const { id } of pauses) await carryOutPause(deps, id);
  const cancellations = await deps.db
    .select({ id: cancellationRequest.id })
    .from(cancellationRequest)
    .innerJoin(subscription, eq(subscription.id, cancellationRequest.subscriptionId))
    .where(and(own, eq(cancellationRequest.status, 'stored')));
  for (const { id } of cancellations) await carryOutCancellation(deps, id);
  const withdrawals = await deps.db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .innerJoin(subscription, eq(subscription.id, withdrawal.subscriptionId))
    .where(and(own, eq(withdrawal.status, 'stored')));
  for (const { id } of withdrawals) await carryOutWithdrawal(deps, id);
  return pauses.length + cancellations.length + withdrawals.length > 0;
}
