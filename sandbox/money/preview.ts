import type Stripe from 'stripe';
import { badParameter, invalidRequest } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { requireCustomer } from '../objects/customers.ts';
import { createItem, periodOf, recurrenceOf } from '../objects/subscription-items.ts';
import type { Invoice, Subscription } from '../objects/types.ts';
import { nextPeriodEnd } from '../time/calendar.ts';
import type { World } from '../world.ts';
import { lineFor } from './invoice-lines.ts';
import { composeInvoice } from './invoices.ts';
import { composeSubscription } from './subscribe.ts';

// Previews an invoice: the next renewal of a subscription, or the first invoice of a subscription not yet created.

type Params = Stripe.InvoiceCreatePreviewParams;

export function upcomingInvoice(world: World, subscription: Subscription, params: Params = {}): Invoice {
  const wishes = params.subscription_details?.items ?? [];
  const endsBefore = params.subscription_details?.cancel_at_period_end ?? subscription.cancel_at_period_end;
  if (endsBefore || subscription.ended_at !== null) {
    throw invalidRequest('No upcoming invoices for customer: the subscription ends.', {
      code: 'invoice_upcoming_none',
    });
  }
  const { end: start } = periodOf(subscription);
  const end = nextPeriodEnd(subscription.billing_cycle_anchor, recurrenceOf(subscription), start);
  const items = subscription.items.data.flatMap((item) => {
    const wish = wishes.find(({ id }) => id === item.id);
    if (wish?.deleted) return [];
    return [wish?.price ? createItem(world, subscription, wish, { start, end }, 'subscription_details[items]') : item];
  });
  const added = wishes
    .filter(({ id }) => !id)
    .map((wish) => createItem(world, subscription, wish, { start, end }, 'subscription_details[items]'));
  const lines = [...items, ...added].map((item) => lineFor(world, subscription, item, { period: { start, end } }));
  const invoice = composeInvoice(world, subscription, lines, 'upcoming', newId('upcoming_in'));
  return { ...invoice, next_payment_attempt: start, created: start };
}

export function previewInvoice(world: World, params: Params): Invoice {
  if (params.subscription) {
    return upcomingInvoice(world, world.store.get('subscription', params.subscription, 'subscription'), params);
  }
  const customer = params.customer ? requireCustomer(world, params.customer) : null;
  const details = params.subscription_details;
  if (!customer || !details?.items) {
    throw badParameter('parameter_missing', 'subscription', 'Missing required param: subscription.');
  }
  const items = details.items as Stripe.SubscriptionCreateParams['items'];
  const { trial_end } = details;
  const subscription = composeSubscription(world, customer, { customer: customer.id, items, trial_end }, null);
  const period = periodOf(subscription);
  const isTrial = subscription.status === 'trialing';
  const lines = subscription.items.data.map((item) =>
    lineFor(world, subscription, item, { period, ...(isTrial ? { amount: 0 } : {}) }),
  );
  return composeInvoice(world, subscription, lines, 'upcoming', newId('upcoming_in'));
}
