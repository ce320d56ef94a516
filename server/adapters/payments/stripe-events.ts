import type Stripe from 'stripe';
import { AppError } from '../../errors.ts';
import type { ProviderEvent } from './port.ts';
import { idOf, instantOf } from './stripe-client.ts';

/** The event types that the webhook endpoint subscribes to: those that billing acts on. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'charge.updated',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'customer.updated',
  'customer.deleted',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

type Thing = {
  id?: string;
  object?: string;
  customer?: string | { id: string } | null;
  charge?: string | { id: string } | null;
};

export function readStripeEvent(stripe: Stripe, secret: string, rawBody: Uint8Array, signature: string): ProviderEvent {
  return eventFrom(verified(stripe, secret, rawBody, signature));
}

export function eventFrom(event: Stripe.Event): ProviderEvent {
  const thing = event.data.object as Thing;
  const isOfCharge = thing.object === 'refund' || thing.object === 'dispute';
  return {
    id: event.id,
    type: event.type,
    objectId: (isOfCharge ? idOf(thing.charge) : thing.id) ?? null,
    customerId: thing.object === 'customer' ? (thing.id ?? null) : idOf(thing.customer),
    createdAt: instantOf(event.created),
  };
}

function verified(stripe: Stripe, secret: string, rawBody: Uint8Array, signature: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(rawBody), signature, secret);
  } catch (error) {
    throw new AppError('invalid_signature', "La signature n'est pas valable.", { cause: error });
  }
}
