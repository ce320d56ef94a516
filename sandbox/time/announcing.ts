import { upcomingInvoice } from '../money/preview.ts';
import { periodOf } from '../objects/subscription-items.ts';
import type { Subscription } from '../objects/types.ts';
import { emit, type World } from '../world.ts';

// Sends `invoice.upcoming` a week before a renewal, once for each period that is longer than a week.

const announcedSeconds = 7 * 24 * 60 * 60;

export function announcementDue(world: World, subscription: Subscription): number | null {
  const { start, end } = periodOf(subscription);
  const isTold = world.store.find('announced-renewal', subscription.id)?.end === end;
  if (isTold || subscription.cancel_at_period_end || end - start <= announcedSeconds) return null;
  return end - announcedSeconds;
}

export function announceRenewal(world: World, subscription: Subscription): void {
  world.store.put('announced-renewal', subscription.id, { end: periodOf(subscription).end });
  const invoice = upcomingInvoice(world, subscription);
  emit(world, 'invoice.upcoming', invoice);
}
