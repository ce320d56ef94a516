import { newId } from '../ids.ts';
import { skeleton } from '../schema/skeleton.ts';
import type { World } from '../world.ts';
import { getPrice } from './catalogue.ts';
import { mergeMetadata } from './metadata.ts';
import { getTaxRates } from './tax-rates.ts';
import type { Price, Subscription, SubscriptionItem } from './types.ts';

/** The price in the older shape of a plan, which the API still returns on items. */
function planFrom(price: Price) {
  return {
    ...skeleton('plan'),
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval,
    interval_count: price.recurring?.interval_count,
    metadata: {},
    product: price.product,
    usage_type: 'licensed',
  };
}

export function withPrice(item: SubscriptionItem, price: Price): SubscriptionItem {
  return { ...item, price: structuredClone(price), plan: planFrom(price) };
}

interface ItemWish {
  price?: string;
  price_data?: object;
  quantity?: number;
  tax_rates?: unknown;
  metadata?: unknown;
}

export function createItem(
  world: World,
  subscription: { id: string; customer: string },
  wish: ItemWish,
  period: { start: number; end: number },
  param: string,
): SubscriptionItem {
  const price = getPrice(world, wish, param);
  const item = {
    ...skeleton('subscription_item'),
    id: newId('si'),
    object: 'subscription_item',
    created: world.clock.nowFor(subscription),
    current_period_end: period.end,
    current_period_start: period.start,
    metadata: mergeMetadata({}, wish.metadata),
    quantity: wish.quantity ?? 1,
    subscription: subscription.id,
    tax_rates: getTaxRates(world, wish.tax_rates, `${param}[tax_rates]`),
  } as unknown as SubscriptionItem;
  return withPrice(item, price);
}

/** The items moved to a period, as a new list: the old one goes into the event's `previous_attributes`. */
export function itemsWithPeriod(subscription: Subscription, start: number, end: number): Subscription['items'] {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  return { ...subscription.items, data };
}

export function periodOf(subscription: Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item.`);
  return { start: item.current_period_start, end: item.current_period_end };
}

export function recurrenceOf(subscription: Subscription) {
  const recurring = subscription.items.data[0]?.price.recurring;
  if (!recurring) throw new Error(`${subscription.id} has no recurring price.`);
  return recurring;
}
