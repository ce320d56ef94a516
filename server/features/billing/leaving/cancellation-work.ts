import { and, eq, ne } from 'drizzle-orm';
import { cancellationRequest, customer, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordOwnChange } from '../customers.ts';
import { runningSubscriptions, type StoredSubscription } from '../live-subscription.ts';
import { scheduledEnd } from '../rules.ts';

/**
 * Cancels at the provider what a stored request names: Pro with all its add-ons, or one add-on. A deleted account has a request
 * for each of its subscriptions. Safe to repeat: one that was undone there is carried out again.
 */
export async function carryOutCancellation(deps: Deps, requestId: string): Promise<void> {
  const isStanding = and(eq(cancellationRequest.id, requestId), ne(cancellationRequest.status, 'taken_back'));
  const [request] = await deps.db
    .select({
      via: cancellationRequest.via,
      requestedAt: cancellationRequest.requestedAt,
      of: subscription,
      accountId: customer.accountId,
    })
    .from(cancellationRequest)
    .innerJoin(subscription, eq(subscription.id, cancellationRequest.subscriptionId))
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(isStanding);
  if (!request) return;
  const { of, accountId, via, requestedAt } = request;
  const owner = accountId ? { accountId } : { customerId: of.customerId };
  const withAddons = of.entitlement === 'pro' && via !== 'account_deleted';
  const running = await runningSubscriptions(deps.db, owner);
  // Not what was bought since, on another Pro.
  const endsWithPro = (one: StoredSubscription) =>
    withAddons && one.entitlement !== 'pro' && one.createdAt.getTime() <= requestedAt.getTime();
  const cancelled = running.filter((one) => one.id === of.id || endsWithPro(one));
  for (const one of cancelled) {
    // A past-due subscription has no paid period to run out, so it ends at once and its open invoice is not collected.
    if (via === 'account_deleted' || one.status === 'past_due') await deps.payments.cancelNow(one.id);
    else if (!scheduledEnd(one)) await deps.payments.cancelAtPeriodEnd(one.id);
  }
  await deps.db.transaction(async (tx) => {
    await recordOwnChange(tx, [of, ...cancelled]);
    await tx.update(cancellationRequest).set({ status: 'done', doneAt: deps.clock.now() }).where(isStanding);
  });
}
