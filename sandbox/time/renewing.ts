import { lineFor } from '../money/invoice-lines.ts';
import { draftInvoice, finalizeInvoice, markUncollectible, voidInvoice } from '../money/invoices.ts';
import { itemsWithPeriod, periodOf, recurrenceOf } from '../objects/subscription-items.ts';
import type { Subscription } from '../objects/types.ts';
import { amendAndTell, type World } from '../world.ts';
import { nextPeriodEnd } from './calendar.ts';
import { collectWhenDue } from './collecting.ts';
import { cancelNow } from './ending.ts';

// The end of a period: the subscription ends if it was cancelled for then, else the next period begins with an invoice.
// While collection is paused that invoice is voided, kept as a draft or marked uncollectible.

export function renew(world: World, subscription: Subscription): void {
  const now = world.clock.nowFor(subscription);
  if (subscription.cancel_at_period_end) {
    cancelNow(world, subscription, 'cancellation_requested');
    return;
  }
  const { end: start } = periodOf(subscription);
  const end = nextPeriodEnd(subscription.billing_cycle_anchor, recurrenceOf(subscription), start);
  amendAndTell(world, 'customer.subscription.updated', 'subscription', subscription, {
    items: itemsWithPeriod(subscription, start, end),
    ...(subscription.status === 'trialing' ? { status: 'active' as const } : {}),
  });
  const lines = subscription.items.data.map((item) => lineFor(world, subscription, item, { period: { start, end } }));
  const waiting = world.store.find('pending-lines', subscription.id)?.lines ?? [];
  world.store.remove('pending-lines', subscription.id);
  const invoice = draftInvoice(world, subscription, [...waiting, ...lines], 'subscription_cycle');
  const pause = subscription.pause_collection;
  if (pause && (pause.resumes_at === null || pause.resumes_at > now)) {
    if (pause.behavior === 'keep_as_draft') return;
    finalizeInvoice(world, invoice);
    if (invoice.status === 'paid') return;
    if (pause.behavior === 'void') voidInvoice(world, invoice);
    else markUncollectible(world, invoice);
    return;
  }
  finalizeInvoice(world, invoice);
  if (invoice.amount_due > 0) collectWhenDue(world, invoice);
}

export function resumeCollection(world: World, subscription: Subscription): void {
  amendAndTell(world, 'customer.subscription.updated', 'subscription', subscription, { pause_collection: null });
}

const firstPaymentSeconds = 23 * 60 * 60;

/** Ends a subscription whose first payment did not come within 23 hours, and voids its invoice. */
export function expireIncomplete(world: World, subscription: Subscription): void {
  const now = world.clock.nowFor(subscription);
  const invoice = subscription.latest_invoice ? world.store.find('invoice', subscription.latest_invoice) : null;
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  amendAndTell(world, 'customer.subscription.updated', 'subscription', subscription, {
    status: 'incomplete_expired',
    ended_at: now,
  });
}

export function incompleteUntil(subscription: Subscription): number {
  return subscription.created + firstPaymentSeconds;
}
