import type Stripe from 'stripe';
import { invalidRequest, noSuch } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { isWithin, type PageParameters, paginate, type TimeRange } from '../http/pagination.ts';
import { changeSubscription } from '../money/change-subscription.ts';
import { subscribe } from '../money/subscribe.ts';
import { cancelNow } from '../time/ending.ts';
import { amend, emit, type World } from '../world.ts';
import { requireActivePrices } from './catalogue.ts';
import { periodOf } from './subscription-items.ts';
import type { Subscription } from './types.ts';

function matchesStatus(subscription: Subscription, wanted: string | undefined): boolean {
  const { status } = subscription;
  if (wanted === undefined) return status !== 'canceled' && status !== 'incomplete_expired';
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return status === wanted;
}

function list(world: World, params: Stripe.SubscriptionListParams): Subscription[] {
  return world.store.all('subscription').filter((subscription) => {
    const { start, end } = periodOf(subscription);
    return (
      matchesStatus(subscription, params.status) &&
      (params.customer ?? subscription.customer) === subscription.customer &&
      (!params.price || subscription.items.data.some((item) => item.price.id === params.price)) &&
      (params.customer !== undefined || (params.test_clock ?? null) === subscription.test_clock) &&
      isWithin(subscription.created, params.created) &&
      isWithin(start, params.current_period_start as TimeRange | undefined) &&
      isWithin(end, params.current_period_end as TimeRange | undefined)
    );
  });
}

function cancel(world: World, subscription: Subscription, params: Stripe.SubscriptionCancelParams): Subscription {
  if (subscription.ended_at !== null) throw noSuch('subscription', subscription.id);
  const { comment, feedback } = params.cancellation_details ?? {};
  amend(world, 'subscription', subscription, {
    cancellation_details: {
      ...subscription.cancellation_details,
      ...(comment ? { comment } : {}),
      ...(feedback ? { feedback } : {}),
    },
  });
  cancelNow(world, subscription, 'cancellation_requested');
  return subscription;
}

function findItem(world: World, id: string) {
  for (const subscription of world.store.all('subscription')) {
    const item = subscription.items.data.find((one) => one.id === id);
    if (item) return { subscription, item };
  }
  throw noSuch('subscription_item', id);
}

export const subscriptionOperations = [
  operation<Stripe.SubscriptionCreateParams>('post /v1/subscriptions', ({ world, params }) => {
    requireActivePrices(world, params.items ?? [], 'items');
    return subscribe(world, params);
  }),
  operation<Stripe.SubscriptionListParams>('get /v1/subscriptions', ({ world, params, path }) => {
    if (params.customer) world.store.get('customer', params.customer, 'customer');
    return paginate(list(world, params), path, params);
  }),
  operation('get /v1/subscriptions/{id}', ({ world, id }) => world.store.get('subscription', id)),
  operation<Stripe.SubscriptionUpdateParams>('post /v1/subscriptions/{id}', ({ world, id, params }) =>
    changeSubscription(world, world.store.get('subscription', id), params),
  ),
  operation<Stripe.SubscriptionCancelParams>('delete /v1/subscriptions/{id}', ({ world, id, params }) =>
    cancel(world, world.store.get('subscription', id), params),
  ),
  operation('post /v1/subscriptions/{id}/pause', ({ world, id }) => {
    const subscription = world.store.get('subscription', id);
    if (subscription.status !== 'active') throw invalidRequest('Only an active subscription can be paused.');
    const previous = amend(world, 'subscription', subscription, { status: 'paused' });
    emit(world, 'customer.subscription.paused', subscription, previous);
    return subscription;
  }),
  operation('post /v1/subscriptions/{id}/resume', ({ world, id }) => {
    const subscription = world.store.get('subscription', id);
    if (subscription.status !== 'paused') {
      throw invalidRequest('The subscription is not paused, so it cannot be resumed.');
    }
    const previous = amend(world, 'subscription', subscription, { status: 'active' });
    emit(world, 'customer.subscription.resumed', subscription, previous);
    return subscription;
  }),
  operation<PageParameters & { subscription: string }>('get /v1/subscription_items', ({ world, params, path }) => {
    const subscription = world.store.get('subscription', params.subscription, 'subscription');
    return paginate([...subscription.items.data].reverse(), path, params);
  }),
  operation('get /v1/subscription_items/{id}', ({ world, id }) => findItem(world, id).item),
  operation<Stripe.SubscriptionItemCreateParams>('post /v1/subscription_items', ({ world, params }) => {
    const { subscription: id, proration_behavior, payment_behavior, price, price_data, quantity, metadata } = params;
    const subscription = world.store.get('subscription', id, 'subscription');
    const items = [{ price, price_data, quantity, metadata, tax_rates: params.tax_rates }];
    changeSubscription(world, subscription, { items, proration_behavior, payment_behavior });
    const added = subscription.items.data.at(-1);
    if (!added) throw noSuch('subscription_item', id);
    return added;
  }),
  operation<Stripe.SubscriptionItemUpdateParams>('post /v1/subscription_items/{id}', ({ world, id, params }) => {
    const { proration_behavior, payment_behavior, off_session, price, price_data, quantity, metadata, tax_rates } =
      params;
    const { subscription } = findItem(world, id);
    const items = [{ id, price, price_data, quantity, metadata, tax_rates }];
    changeSubscription(world, subscription, { items, proration_behavior, payment_behavior, off_session });
    return findItem(world, id).item;
  }),
  operation<Stripe.SubscriptionItemDeleteParams>('delete /v1/subscription_items/{id}', ({ world, id, params }) => {
    const { subscription } = findItem(world, id);
    const { proration_behavior } = params;
    changeSubscription(world, subscription, { items: [{ id, deleted: true }], proration_behavior });
    return { id, object: 'subscription_item', deleted: true };
  }),
];
