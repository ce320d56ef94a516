import type Stripe from 'stripe';
import { badParameter, cardError, invalidRequest } from '../http/errors.ts';
import { wholeList } from '../http/pagination.ts';
import { newId } from '../ids.ts';
import { getPrice } from '../objects/catalogue.ts';
import { requireCustomer } from '../objects/customers.ts';
import { mergeMetadata } from '../objects/metadata.ts';
import { methodOfCustomer } from '../objects/payment-methods.ts';
import { createItem } from '../objects/subscription-items.ts';
import { getTaxRates } from '../objects/tax-rates.ts';
import type { Customer, PaymentMethod, Price, Subscription } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { nextPeriodEnd } from '../time/calendar.ts';
import { amend, emit, type World } from '../world.ts';
import { lineFor } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice, payInvoice } from './invoices.ts';
import { type Attempt, predictOutcome } from './payments.ts';

// Creates a subscription and its first invoice. `payment_behavior` decides what a refused first payment does: an
// incomplete subscription, or an error and no subscription.

const daySeconds = 24 * 60 * 60;

type Params = Stripe.SubscriptionCreateParams;

function requireOneRhythm(prices: Price[]): Price {
  const [first, ...others] = prices;
  if (!first) throw badParameter('parameter_missing', 'items', 'Missing required param: items.');
  for (const price of [first, ...others]) {
    if (!price.recurring) {
      const message = `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`;
      throw invalidRequest(message, { param: 'items[0][price]' });
    }
    if (price.recurring.interval !== first.recurring?.interval || price.currency !== first.currency) {
      throw invalidRequest('Currency and interval fields must match across all plans on this subscription.', {
        param: 'items',
      });
    }
  }
  return first;
}

function trialEndOf(params: Params, now: number): number | null {
  if (typeof params.trial_end === 'number') {
    if (params.trial_end <= now) throw invalidRequest('trial_end must be in the future.', { param: 'trial_end' });
    return params.trial_end;
  }
  return params.trial_period_days ? now + params.trial_period_days * daySeconds : null;
}

function billingModeOf({ billing_mode }: Params, now: number) {
  return billing_mode?.type === 'flexible'
    ? { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now }
    : { flexible: null, type: 'classic' };
}

export function composeSubscription(
  world: World,
  customer: Customer,
  params: Params,
  method: PaymentMethod | null,
): Subscription {
  const now = world.clock.nowFor(customer);
  const wishes = params.items ?? [];
  const prices = wishes.map((item, at) => getPrice(world, item, `items[${at}]`));
  const { recurring, currency } = requireOneRhythm(prices);
  const trialEnd = trialEndOf(params, now);
  const anchor = trialEnd ?? params.billing_cycle_anchor ?? now;
  const end = trialEnd ?? nextPeriodEnd(anchor, recurring ?? { interval: 'month', interval_count: 1 }, now);
  const id = newId('sub');
  const items = wishes.map((wish, at) => {
    const price = prices[at]?.id ?? '';
    const { quantity, tax_rates, metadata } = wish;
    const owner = { id, customer: customer.id };
    return createItem(world, owner, { price, quantity, tax_rates, metadata }, { start: now, end }, `items[${at}]`);
  });
  return {
    ...skeleton('subscription'),
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: params.automatic_tax?.enabled ?? false, liability: null },
    billing_cycle_anchor: anchor,
    billing_mode: billingModeOf(params, now),
    cancel_at: typeof params.cancel_at === 'number' ? params.cancel_at : null,
    cancel_at_period_end: params.cancel_at_period_end ?? false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency,
    customer: customer.id,
    default_payment_method: params.default_payment_method ? (method?.id ?? null) : null,
    default_tax_rates: getTaxRates(world, params.default_tax_rates, 'default_tax_rates'),
    description: params.description || null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    metadata: mergeMetadata({}, params.metadata),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: params.payment_settings?.save_default_payment_method ?? 'off',
    },
    start_date: now,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: customer.test_clock,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd ? now : null,
  } as unknown as Subscription;
}

/** For `error_if_incomplete`: throws before anything is created if the bank would refuse or ask for 3-D Secure. */
function requirePayable(world: World, method: PaymentMethod, attempt: Attempt): void {
  const outcome = predictOutcome(world, method, attempt);
  if (outcome.result === 'declined') throw cardError(outcome.decline);
  if (outcome.result === 'requires_action') {
    throw cardError({
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.',
    });
  }
}

export function subscribe(world: World, params: Params, attempt?: Attempt): Subscription {
  const customer = requireCustomer(world, params.customer);
  const behaviour = params.payment_behavior ?? 'allow_incomplete';
  const methodId = params.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const method = methodId ? methodOfCustomer(world, methodId, customer.id, 'default_payment_method') : null;
  const subscription = composeSubscription(world, customer, params, method);
  const isTrial = subscription.status === 'trialing';
  const [item] = subscription.items.data;
  const period = { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
  const lines = subscription.items.data.map((one) =>
    lineFor(world, subscription, one, { period, ...(isTrial ? { amount: 0 } : {}) }),
  );
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const how: Attempt = attempt ?? { offSession: params.off_session ?? false };
  const mustPayNow = total > 0 && behaviour !== 'default_incomplete';
  if (mustPayNow && !method) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  if (mustPayNow && method && behaviour === 'error_if_incomplete') requirePayable(world, method, how);

  world.store.put('subscription', subscription.id, subscription);
  if (customer.currency === null) amend(world, 'customer', customer, { currency: subscription.currency });
  const invoice = draftInvoice(world, subscription, lines, 'subscription_create');
  finalizeInvoice(world, invoice);
  if (mustPayNow && method) payInvoice(world, invoice, method, how);
  if (invoice.status === 'paid' && !isTrial) amend(world, 'subscription', subscription, { status: 'active' });
  emit(world, 'customer.subscription.created', subscription);
  return subscription;
}
