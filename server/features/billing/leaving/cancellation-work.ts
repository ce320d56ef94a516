import { and, eq } from 'drizzle-orm';
import { cancellationRequest, customer, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordOwnChange } from '../customers.ts';
import { runningSubscriptions } from '../live-subscription.ts';

/**
 * Cancels at the provider what a stored request names: Pro with all its add-ons, or one add-on. A deleted account has a request
 * for each of its subscriptions. Safe to repeat.
 */
export async function carryOutCancellation(deps: Deps, requestId: string): Promise<void> {
  const [request] = await deps.db
    .select({ via: cancellationRequest.via, of: subscription, accountId: customer.accountId })
    .from(cancellationRequest)
    .innerJoin(subscription, eq(subscription.id, cancellationRequest.subscriptionId))
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(and(eq(cancellationRequest.id, requestId), eq(cancellationRequest.status, 'stored')));
  if (!request) return;
  const { of, accountId, via } = request;
  const owner = accountId ? { accountId } : { customerId: of.customerId };
  const withAddons = of.entitlement === 'pro' && via !== 'account_deleted';
  const running = await runningSubscriptions(deps.db, owner);
  const cancelled = running.filter(({ id }) => withAddons || id === of.id);
  for (const one of cancelled) {
    // A past-due subscription has no paid period to run out, so it ends at once and its open invoice is not collected.
    if (via === 'account_deleted' || one.status === 'past_due') await deps.payments.cancelNow(one.id);
    else if (!one.cancelAtPeriodEnd) await deps.payments.setCancelAtPeriodEnd(one.id, true);
  }
  await deps.db.transaction(async (tx) => {
    await recordOwnChange(tx, [of, ...cancelled]);
    await tx
      .update(cancellationRequest)
      .set({ status: 'done', doneAt: deps.clock.now() })
      .where(and(eq(cancellationRequest.id, requestId), eq(cancellationRequest.status, 'stored')));
  });
}
