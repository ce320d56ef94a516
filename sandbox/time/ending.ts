import type { Invoice, Subscription } from '../objects/types.ts';
import { amend, emit, type World } from '../world.ts';

/** Stops automatic collection of the subscription's open and draft invoices. */
function stopCollecting(world: World, subscription: Subscription): void {
  for (const invoice of world.store.all('invoice')) {
    const isIts = invoice.parent?.subscription_details?.subscription === subscription.id;
    if (!isIts || (invoice.status !== 'open' && invoice.status !== 'draft')) continue;
    amend(world, 'invoice', invoice as Invoice, { auto_advance: false, next_payment_attempt: null });
  }
}

export function cancelNow(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed',
): void {
  const now = world.clock.nowFor(subscription);
  amend(world, 'subscription', subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pause_collection: null,
    cancellation_details: { ...subscription.cancellation_details, reason },
  });
  stopCollecting(world, subscription);
  emit(world, 'customer.subscription.deleted', subscription);
}
