import type Stripe from 'stripe';
import { invalidRequest } from '../http/errors.ts';
import { mergeMetadata } from '../objects/metadata.ts';
import { methodOfCustomer } from '../objects/payment-methods.ts';
import { itemsWithPeriod, periodOf } from '../objects/subscription-items.ts';
import { getTaxRates } from '../objects/tax-rates.ts';
import type { Subscription } from '../objects/types.ts';
import { renew } from '../time/renewing.ts';
import { amend, emit, type World } from '../world.ts';
import { changeItems } from './change-items.ts';
import { lineFor } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';

type Params = Stripe.SubscriptionUpdateParams;
type Changes = Partial<Subscription>;
type Behaviour = NonNullable<Subscription['pause_collection']>['behavior'];

function cancellation(world: World, subscription: Subscription, params: Params): Changes {
  const now = world.clock.nowFor(subscription);
  const details = { ...subscription.cancellation_details };
  const changes: Changes = {};
  if (params.cancel_at_period_end !== undefined) {
    changes.cancel_at_period_end = params.cancel_at_period_end;
    changes.cancel_at = params.cancel_at_period_end ? periodOf(subscription).end : null;
    changes.canceled_at = params.cancel_at_period_end ? (subscription.canceled_at ?? now) : null;
    details.reason = params.cancel_at_period_end ? 'cancellation_requested' : null;
  } else if (params.cancel_at !== undefined) {
    const { end } = periodOf(subscription);
    changes.cancel_at = params.cancel_at === '' ? null : typeof params.cancel_at === 'number' ? params.cancel_at : end;
    changes.cancel_at_period_end = false;
    changes.canceled_at = changes.cancel_at === null ? null : now;
    details.reason = changes.cancel_at === null ? null : 'cancellation_requested';
  }
  if (params.cancellation_details?.comment !== undefined) details.comment = params.cancellation_details.comment || null;
  if (params.cancellation_details?.feedback !== undefined) {
    details.feedback = params.cancellation_details.feedback || null;
  }
  return { ...changes, cancellation_details: details };
}

function pause(world: World, subscription: Subscription, wanted: Params['pause_collection']): Changes {
  if (wanted === undefined) return {};
  if (!wanted) return { pause_collection: null };
  const resumesAt = wanted.resumes_at ?? null;
  if (resumesAt !== null && resumesAt <= world.clock.nowFor(subscription)) {
    throw invalidRequest('`pause_collection[resumes_at]` must be in the future.', {
      param: 'pause_collection[resumes_at]',
    });
  }
  return { pause_collection: { behavior: wanted.behavior as Behaviour, resumes_at: resumesAt } };
}

/** A trial on a running subscription: free from now to `trialEnd`, which becomes the new billing anchor. */
function startTrial(world: World, subscription: Subscription, trialEnd: number): Changes {
  const now = world.clock.nowFor(subscription);
  if (trialEnd <= now) throw invalidRequest('trial_end must be in the future.', { param: 'trial_end' });
  return {
    billing_cycle_anchor: trialEnd,
    items: itemsWithPeriod(subscription, now, trialEnd),
    status: 'trialing',
    trial_end: trialEnd,
    trial_start: now,
    ...(subscription.cancel_at_period_end ? { cancel_at: trialEnd } : {}),
  };
}

/** The invoice of the trial period: 0 €, so it is paid when finalised. */
function billTrial(world: World, subscription: Subscription): void {
  const period = periodOf(subscription);
  const lines = subscription.items.data.map((item) => lineFor(world, subscription, item, { period, amount: 0 }));
  finalizeInvoice(world, draftInvoice(world, subscription, lines, 'subscription_update'));
}

export function changeSubscription(world: World, subscription: Subscription, params: Params): Subscription {
  if (subscription.ended_at !== null) {
    const message = `A canceled subscription can only update its cancellation_details and metadata.`;
    const allowed = ['metadata', 'cancellation_details', 'expand'];
    if (Object.keys(params).some((name) => !allowed.includes(name))) throw invalidRequest(message);
  }
  const method = params.default_payment_method;
  const changes: Changes = {
    metadata: mergeMetadata(subscription.metadata, params.metadata),
    ...cancellation(world, subscription, params),
    ...pause(world, subscription, params.pause_collection),
  };
  if (params.description !== undefined) changes.description = params.description || null;
  if (method !== undefined) {
    const owner = subscription.customer;
    changes.default_payment_method = method
      ? methodOfCustomer(world, method, owner, 'default_payment_method').id
      : null;
  }
  if (params.default_tax_rates !== undefined) {
    changes.default_tax_rates = getTaxRates(world, params.default_tax_rates, 'default_tax_rates');
  }
  if (typeof params.trial_end === 'number') Object.assign(changes, startTrial(world, subscription, params.trial_end));

  const previous = amend(world, 'subscription', subscription, changes);
  if (typeof params.trial_end === 'number') billTrial(world, subscription);
  if (params.items) Object.assign(previous, changeItems(world, subscription, params));
  if (Object.keys(previous).length > 0) emit(world, 'customer.subscription.updated', subscription, previous);
  if (params.trial_end === 'now' && subscription.status === 'trialing') endTrial(world, subscription);
  return subscription;
}

function endTrial(world: World, subscription: Subscription): void {
  const now = world.clock.nowFor(subscription);
  amend(world, 'subscription', subscription, {
    billing_cycle_anchor: now,
    items: itemsWithPeriod(subscription, periodOf(subscription).start, now),
    trial_end: now,
  });
  renew(world, subscription);
}
