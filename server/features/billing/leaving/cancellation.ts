import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { formatDay } from '#contract/format.ts';
import type { Entitlement } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { cancellationRequest, entitlementGrant, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { closeGivenUp } from '../checkout/checkout.ts';
import { expireAddonIntents } from '../checkout/intents.ts';
import { convergeCustomer } from '../converging/converge.ts';
import { lockCustomerRow, recordOwnChange } from '../customers.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';
import {
  findRunning,
  heldSubscriptions,
  type Owner,
  running,
  runningSubscriptions,
  type StoredSubscription,
} from '../live-subscription.ts';
import { endIfCancelled, scheduledEnd } from '../rules.ts';
import { isRefundedAfterEnd } from './charged-after-end.ts';
import { endingBeforePro, endingWithPro, listEndingOptions } from './ending-options.ts';
import { findCancellation } from './standing-cancellation.ts';
import { markOf, noteTakenBack } from './taken-back.ts';

// A cancellation is stored first, together with its mail, so that it counts from that moment. It is then carried out at the
// provider: at once if it answers, else by reconcile.

export interface Cancelled {
  message: string;
  endsAt: Date;
}

export const noSubscription = () =>
  new AppError('conflict', "Tu n'as pas d'abonnement actif.", { reason: 'no_subscription' });

export async function cancelSubscription(deps: Deps, owner: Owner, via: 'member' | 'mailed_link'): Promise<Cancelled> {
  const done = await cancelIfRunning(deps, owner, via);
  if (!done) throw noSubscription();
  return done;
}

/** Cancels Pro, the paid one before a granted one; null where there is neither. */
export async function cancelIfRunning(
  deps: Deps,
  owner: Owner,
  via: 'member' | 'mailed_link',
): Promise<Cancelled | null> {
  const pro = await findUpToDate(deps, owner, 'pro');
  if (!pro) {
    if (!('accountId' in owner && (await endGrants(deps, owner.accountId, via)))) return null;
    return { message: 'Abonnement résilié : ton accès Pro est terminé.', endsAt: deps.clock.now() };
  }
  const now = deps.clock.now();
  const endsAt = await cancelOne(deps, pro, via);
  const options = await listEndingOptions(deps.db, owner, now, now);
  const end = `C'est noté : ton abonnement s'arrête le ${formatDay(endsAt)}${endingWithPro(options, endsAt)}.`;
  return { message: [end, ...endingBeforePro(options, endsAt)].join(' '), endsAt };
}

/**
 * The owner's running subscription, whose end is about to be told. It is asked for anew where its stored period is over: a renewal is then
 * charged that we have not heard of, or it has ended.
 */
export async function findUpToDate(
  deps: Deps,
  owner: Owner,
  entitlement: Entitlement,
): Promise<StoredSubscription | null> {
  const known = await findRunning(deps.db, owner, entitlement);
  if (!known || known.currentPeriodEnd.getTime() > deps.clock.now().getTime()) return known;
  await ignoreProviderOutage(() => convergeCustomer(deps, known.customerId));
  return await findRunning(deps.db, owner, entitlement);
}

/** Cancels Pro with its add-ons, or one add-on. Answers when it ends; `latest` is an end that was agreed already. */
export async function cancelOne(
  deps: Deps,
  one: StoredSubscription,
  via: 'member' | 'mailed_link',
  latest: Date | null = null,
): Promise<Date> {
  const own = endIfCancelled(one, deps.clock.now());
  const endsAt = latest && latest.getTime() < own.getTime() ? latest : own;
  const { agreed, givenUp } = await deps.db.transaction(async (tx) => {
    // Locked as by the deletion of the account, which stores a request of its own: the two come one after the other.
    const owner = await lockCustomerRow(tx, one.customerId);
    const request = await storeRequest(tx, deps, one, { accountId: owner?.accountId ?? null, via, endsAt });
    // Told once, and again where the provider had undone it.
    const isUndone = request.status === 'done' && !scheduledEnd(one);
    if (request.askedTimes === 1 || isUndone)
      await deps.jobs.enqueue(tx, 'mail.cancellation', { requestId: request.id });
    const intents = owner?.accountId && one.entitlement === 'pro' ? await expireAddonIntents(tx, owner.accountId) : [];
    return { agreed: request.endsAt, givenUp: intents };
  });
  for (const intent of givenUp) await closeGivenUp(deps, intent);
  await ignoreProviderOutage(() => convergeCustomer(deps, one.customerId));
  return agreed && agreed.getTime() < endsAt.getTime() ? agreed : endsAt;
}

/** Stores the request and answers it. A subscription has one at most, which counts how often it is asked for. */
async function storeRequest(
  tx: Database,
  deps: Deps,
  one: StoredSubscription,
  request: Pick<typeof cancellationRequest.$inferSelect, 'accountId' | 'via'> & { endsAt: Date },
): Promise<typeof cancellationRequest.$inferSelect> {
  const { subscriptionId, status, askedTimes } = cancellationRequest;
  const [stored] = await tx
    .insert(cancellationRequest)
    .values({ ...request, subscriptionId: one.id, requestedAt: deps.clock.now() })
    .onConflictDoUpdate({
      target: subscriptionId,
      targetWhere: ne(status, sql`'taken_back'`),
      set: { askedTimes: sql`${askedTimes} + 1` },
    })
    .returning();
  if (!stored) throw new Error('a cancellation was not stored');
  await deps.jobs.enqueue(tx, 'billing.converge', { customerId: one.customerId });
  return stored;
}

/** For an account that is being deleted: one of its subscriptions ends at once, or has ended already by an agreement (`agreedEnd`). */
export async function cancelForDeletion(
  tx: Database,
  deps: Deps,
  accountId: string,
  one: StoredSubscription,
  agreedEnd?: Date,
): Promise<void> {
  const now = deps.clock.now();
  const endsAt = new Date(Math.min(now.getTime(), agreedEnd?.getTime() ?? now.getTime()));
  await tx
    .update(cancellationRequest)
    .set({ status: 'taken_back' })
    .where(and(eq(cancellationRequest.subscriptionId, one.id), ne(cancellationRequest.status, 'taken_back')));
  await storeRequest(tx, deps, one, { accountId, via: 'account_deleted', endsAt });
}

/**
 * Ends a granted Pro at once, with all add-ons, granted and paid; false where no Pro was granted. The operator takes back what was
 * granted, never what is paid: where a paid Pro runs too, it goes on with its add-ons, and there is nothing to tell.
 */
export async function endGrants(
  deps: Deps,
  accountId: string,
  via: 'member' | 'mailed_link' | 'operator',
  record: (tx: Database) => Promise<void> = async () => {},
): Promise<boolean> {
  const ended = await deps.db.transaction(async (tx) => {
    const granted = eq(entitlementGrant.accountId, accountId);
    const pro = await tx
      .delete(entitlementGrant)
      .where(and(granted, eq(entitlementGrant.entitlement, 'pro')))
      .returning();
    if (pro.length === 0) return null;
    await record(tx);
    const paid = await runningSubscriptions(tx, { accountId });
    const keepsPro = via === 'operator' && paid.some(({ entitlement }) => entitlement === 'pro');
    const now = deps.clock.now();
    const [request] = await tx
      .insert(cancellationRequest)
      .values({ accountId, via, status: 'done', requestedAt: now, doneAt: now, endsAt: now })
      .returning({ id: cancellationRequest.id });
    const customerIds = new Set(paid.map(({ customerId }) => customerId));
    for (const customerId of customerIds) await deps.jobs.enqueue(tx, 'billing.converge', { customerId });
    if (keepsPro) return { customerIds, givenUp: [] };
    await tx.delete(entitlementGrant).where(granted);
    if (request) await deps.jobs.enqueue(tx, 'mail.cancellation', { requestId: request.id });
    // A paid add-on runs at the provider, and would be charged again: converging ends it, under the same mail.
    for (const one of paid) await storeRequest(tx, deps, one, { accountId, via, endsAt: now });
    return { customerIds, givenUp: await expireAddonIntents(tx, accountId) };
  });
  for (const intent of ended?.givenUp ?? []) await closeGivenUp(deps, intent);
  for (const customerId of ended?.customerIds ?? [])
    await ignoreProviderOutage(() => convergeCustomer(deps, customerId));
  return ended !== null;
}

/**
 * Takes the cancellation of Pro back, and that of add-ons that were cancelled with it; an add-on cancelled by itself stays
 * cancelled. Answers whether any add-on came back.
 */
export async function resumeSubscription(deps: Deps, accountId: string): Promise<{ withOptions: boolean }> {
  const held = await heldSubscriptions(deps.db, { accountId });
  const pro = held.find(({ entitlement }) => entitlement === 'pro');
  if (!pro) throw noSubscription();
  // Pro comes first: while its cancellation stands, an add-on that goes on is cancelled again.
  await takeCancellationBack(deps, pro);
  let withOptions = false;
  for (const one of held) {
    if (one.id === pro.id || !scheduledEnd(one) || (await findCancellation(deps.db, one.id))) continue;
    await takeCancellationBack(deps, one);
    withOptions = true;
  }
  await ignoreProviderOutage(() => convergeCustomer(deps, pro.customerId));
  return { withOptions };
}

/**
 * The provider is asked first: if it fails, the cancellation stays; if only its answer is lost, converging finds the mark. Once it has
 * agreed, the copy says so too, before any snapshot comes. A cancellation that stands all the same (`noteTakenBack`) is carried out again.
 */
export async function takeCancellationBack(deps: Deps, one: StoredSubscription): Promise<void> {
  const request = await findCancellation(deps.db, one.id);
  const mark = request && markOf(request);
  try {
    await deps.payments.resume(one.id, mark);
  } catch (error) {
    await deps.db.transaction((tx) => convergeLater(tx, deps, one));
    throw error;
  }
  const isAskedAgain = await deps.db.transaction(async (tx) => {
    await convergeLater(tx, deps, one);
    if (await isRefundedAfterEnd(tx, one.id)) throw noSubscription();
    await tx
      .update(subscription)
      .set({ cancelAtPeriodEnd: false, cancelAt: null })
      .where(and(eq(subscription.id, one.id), inArray(subscription.status, running)));
    if (mark) await noteTakenBack(tx, deps, one.id, mark);
    const standing = await findCancellation(tx, one.id);
    return standing !== null && standing.via !== 'account_deleted';
  });
  if (isAskedAgain) throw new AppError('conflict', "Tu viens de résilier à nouveau : c'est cette demande qui compte.");
}

async function convergeLater(tx: Database, deps: Deps, one: StoredSubscription): Promise<void> {
  await recordOwnChange(tx, [one]);
  await deps.jobs.enqueue(tx, 'billing.converge', { customerId: one.customerId });
}
