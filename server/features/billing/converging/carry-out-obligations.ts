import { and, eq, inArray, ne } from 'drizzle-orm';
import { checkoutIntent, customer, entitlementGrant, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { carryOutPause } from '../../retention/pause-work.ts';
import { expireAddonIntents, isOpenAddon } from '../checkout/intents.ts';
import { isErased, lockCustomerRow } from '../customers.ts';
import { carryOutCancellation } from '../leaving/cancellation-work.ts';
import { refundSubscription } from '../leaving/refund-subscription.ts';
import { boughtInRest } from '../leaving/rest-after-withdrawals.ts';
import { carryOutWithdrawal } from '../leaving/withdrawal-work.ts';
import { running, runningSubscriptions, type StoredSubscription } from '../live-subscription.ts';
import { notifyOnce } from '../notices.ts';
import { entitledBy } from '../rules.ts';
import { markEnd } from './marked-ends.ts';
import { refundedByDeletion } from './refunded-by-deletion.ts';
import { duplicatesOf } from './second-purchase.ts';
import { settleAfterEnd } from './settle-after-end.ts';
import { listWaitingRequests } from './waiting-requests.ts';

// What has to happen at the provider because of a customer's stored state: a second purchase, one too soon after withdrawals, one of a deleted account and what was charged
// after an agreed end are refunded, an unpaid subscription makes way for a new purchase, add-ons and their open checkouts end with Pro, and
// stored pauses, cancellations and withdrawals are carried out. Each step is safe to repeat.

/** Answers whether anything was done at the provider: the customer then has to be asked for again. */
export async function carryOutObligations(deps: Deps, customerId: string): Promise<boolean> {
  // The stored requests are carried out on what is left, once it is stored.
  if (await settleAfterEnd(deps, customerId)) return true;
  if (await isErased(deps.db, customerId)) return await carryOutForErased(deps, customerId);
  // Before second purchases, which take what is marked as refunded for one of theirs.
  if (await endBoughtInRest(deps, customerId)) return true;
  const done = [
    await endDuplicates(deps, customerId),
    // Before add-ons end with Pro: a withdrawal refunds only add-ons that still run.
    await carryOutStoredRequests(deps, customerId),
    await endAddonsWithoutPro(deps, customerId),
  ];
  return done.includes(true);
}

/** Every subscription of an erased customer ends, with a refund where its deletion left one to make. */
async function carryOutForErased(deps: Deps, customerId: string): Promise<boolean> {
  const done = [await refundErased(deps, customerId), await carryOutStoredRequests(deps, customerId)];
  // Comes last: a withdrawal refunds only add-ons that still run.
  return done.includes(true) || (await endErased(deps, customerId));
}

async function refundErased(deps: Deps, customerId: string): Promise<boolean> {
  const refunded = await refundedByDeletion(deps.db, customerId);
  for (const { id } of refunded) {
    // Refund before cancelling, as for a second purchase.
    await refundSubscription(deps, id, 'account_deleted');
    await deps.payments.cancelNow(id);
  }
  return refunded.length > 0;
}

async function endErased(deps: Deps, customerId: string): Promise<boolean> {
  const left = await runningSubscriptions(deps.db, { customerId });
  for (const { id } of left) await deps.payments.cancelNow(id);
  return left.length > 0;
}

async function endDuplicates(deps: Deps, customerId: string): Promise<boolean> {
  const { surplus, ended } = await duplicatesOf(deps.db, customerId, deps.clock.now());
  for (const one of ended) {
    await deps.db.transaction(async (tx) => {
      await lockCustomerRow(tx, one.customerId);
      await markEnd(tx, deps, one, 'superseded');
    });
    await deps.payments.cancelNow(one.id);
  }
  for (const one of surplus) await refundPurchase(deps, one, 'second_purchase', one.id);
  const changed = [...ended, ...surplus].map((one) => one.customerId);
  // This customer is asked for again by the caller; others by a job of their own.
  for (const other of new Set(changed.filter((id) => id !== customerId)))
    await deps.jobs.enqueue(deps.db, 'billing.converge', { customerId: other });
  return changed.includes(customerId);
}

async function endBoughtInRest(deps: Deps, customerId: string): Promise<boolean> {
  const early = await boughtInRest(deps.db, customerId, deps.clock.now());
  for (const { of, until } of early)
    await refundPurchase(deps, of, 'bought_in_rest', `${of.id}:${until.toISOString().slice(0, 10)}`);
  return early.length > 0;
}

/** Refunds a purchase whole and ends it; `about` is what the mail is about. */
async function refundPurchase(
  deps: Deps,
  one: StoredSubscription,
  notice: 'second_purchase' | 'bought_in_rest',
  about: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockCustomerRow(tx, one.customerId);
    await tx.update(checkoutIntent).set({ status: 'refunded' }).where(eq(checkoutIntent.subscriptionId, one.id));
    await notifyOnce(tx, deps, one.customerId, notice, about);
  });
  // Refund before cancelling: an interruption in between leaves it running, so the next round finds it again.
  await refundSubscription(deps, one.id, 'surplus');
  await deps.payments.cancelNow(one.id);
}

async function endAddonsWithoutPro(deps: Deps, customerId: string): Promise<boolean> {
  const addons = await deps.db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.customerId, customerId),
        ne(subscription.entitlement, 'pro'),
        inArray(subscription.status, running),
      ),
    );
  const [owner] = await deps.db.select().from(customer).where(eq(customer.id, customerId));
  if (!owner) return false;
  const openCheckouts = owner.accountId ? await deps.db.$count(checkoutIntent, isOpenAddon(owner.accountId)) : 0;
  // Most customers have no add-on.
  if (addons.length === 0 && openCheckouts === 0) return false;
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
  for (const { id } of addons) await deps.payments.cancelNow(id);
  const givenUp = owner.accountId && openCheckouts > 0 ? await expireAddonIntents(deps.db, owner.accountId) : [];
  for (const { sessionId } of givenUp) if (sessionId) await deps.payments.expireCheckout(sessionId);
  return addons.length > 0;
}

async function carryOutStoredRequests(deps: Deps, customerId: string): Promise<boolean> {
  const stored = await listWaitingRequests(deps.db, eq(subscription.customerId, customerId));
  const idsOf = (wanted: (typeof stored)[number]['kind']) => stored.filter((one) => one.kind === wanted);
  for (const { id } of idsOf('pause')) await carryOutPause(deps, id);
  for (const { id } of idsOf('cancellation')) await carryOutCancellation(deps, id);
  for (const { id } of idsOf('withdrawal')) await carryOutWithdrawal(deps, id);
  return stored.length > 0;
}
