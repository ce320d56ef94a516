import type Stripe from 'stripe';
import { cardError, invalidRequest, noSuch } from '../http/errors.ts';
import { getPrice, requireActivePrices } from '../objects/catalogue.ts';
import { mergeMetadata } from '../objects/metadata.ts';
import { createItem, itemsWithPeriod, periodOf, recurrenceOf, withPrice } from '../objects/subscription-items.ts';
import { getTaxRates } from '../objects/tax-rates.ts';
import type { InvoiceLine, Subscription, SubscriptionItem } from '../objects/types.ts';
import { nextPeriodEnd } from '../time/calendar.ts';
import { collectOnDemand, methodFor } from '../time/collecting.ts';
import { amend, type World } from '../world.ts';
import { lineFor } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { predictOutcome } from './payments.ts';

// Changes the items of a subscription: price, quantity, one added or removed. The rest of the period is credited and
// charged by the second; a price with another interval starts a new period at once.

type Params = Pick<
  Stripe.SubscriptionUpdateParams,
  'items' | 'proration_behavior' | 'payment_behavior' | 'off_session'
>;
type Wish = NonNullable<Params['items']>[number];

function apply(world: World, subscription: Subscription, wishes: Wish[]): SubscriptionItem[] {
  let items = [...subscription.items.data];
  for (const [at, wish] of wishes.entries()) {
    const param = `items[${at}]`;
    if (!wish.id) {
      items.push(createItem(world, subscription, wish, periodOf(subscription), param));
      continue;
    }
    const item = items.find(({ id }) => id === wish.id);
    if (!item) throw noSuch('subscription_item', wish.id, `${param}[id]`);
    if (wish.deleted) {
      items = items.filter((one) => one !== item);
      continue;
    }
    const changed = { ...item, quantity: wish.quantity ?? item.quantity };
    changed.metadata = mergeMetadata(item.metadata, wish.metadata);
    if (wish.tax_rates !== undefined) changed.tax_rates = getTaxRates(world, wish.tax_rates, `${param}[tax_rates]`);
    const priced = wish.price || wish.price_data ? withPrice(changed, getPrice(world, wish, param)) : changed;
    items = items.map((one) => (one === item ? priced : one));
  }
  if (items.length === 0)
    throw invalidRequest('A subscription must have at least one active item.', { param: 'items' });
  return items;
}

/** Invoice lines for the rest of the period: a credit for each old item, a charge for each new one. */
function prorations(
  world: World,
  subscription: Subscription,
  before: SubscriptionItem[],
  share: number,
): InvoiceLine[] {
  const now = world.clock.nowFor(subscription);
  const period = { start: now, end: periodOf(subscription).end };
  const line = (item: SubscriptionItem, sign: 1 | -1, words: string) =>
    lineFor(world, subscription, item, {
      period,
      amount: sign * Math.round(item.price.unit_amount * item.quantity * share),
      description: `${words} ${world.store.find('product', item.price.product)?.name ?? item.price.id}`,
      proration: true,
    });
  return [
    ...before.map((item) => line(item, -1, 'Unused time on')),
    ...subscription.items.data.map((item) => line(item, 1, 'Remaining time on')),
  ];
}

/** Returns the previous values of the fields that it changed. */
export function changeItems(world: World, subscription: Subscription, params: Params): Record<string, unknown> {
  const before = subscription.items.data;
  const { start, end } = periodOf(subscription);
  const now = world.clock.nowFor(subscription);
  const oldRhythm = recurrenceOf(subscription).interval;
  requireActivePrices(world, params.items ?? [], 'items');
  const data = apply(world, subscription, params.items ?? []);
  const method = methodFor(world, subscription);
  if (params.payment_behavior === 'error_if_incomplete' && method) {
    const outcome = predictOutcome(world, method, { offSession: params.off_session ?? false });
    if (outcome.result === 'declined') throw cardError(outcome.decline);
  }
  const previous = amend(world, 'subscription', subscription, { items: { ...subscription.items, data } });
  if (subscription.status === 'trialing') return previous;
  const credit = params.proration_behavior === 'none' ? 0 : (end - now) / (end - start);
  const rhythm = recurrenceOf(subscription);
  if (rhythm.interval !== oldRhythm) {
    const newEnd = nextPeriodEnd(now, rhythm, now);
    const credits = prorations(world, subscription, before, credit).slice(0, before.length);
    amend(world, 'subscription', subscription, {
      billing_cycle_anchor: now,
      items: itemsWithPeriod(subscription, now, newEnd),
    });
    const period = { start: now, end: newEnd };
    const full = subscription.items.data.map((item) => lineFor(world, subscription, item, { period }));
    bill(world, subscription, credit > 0 ? [...credits, ...full] : full);
  } else if (params.proration_behavior === 'always_invoice') {
    bill(world, subscription, prorations(world, subscription, before, credit));
  } else if (credit > 0) {
    const waiting = world.store.find('pending-lines', subscription.id)?.lines ?? [];
    const lines = [...waiting, ...prorations(world, subscription, before, credit)];
    world.store.put('pending-lines', subscription.id, { lines });
  }
  return previous;
}

function bill(world: World, subscription: Subscription, lines: InvoiceLine[]): void {
  const invoice = draftInvoice(world, subscription, lines, 'subscription_update');
  finalizeInvoice(world, invoice);
  const method = methodFor(world, subscription);
  if (invoice.status === 'open' && method) collectOnDemand(world, invoice, method, { offSession: true });
}
