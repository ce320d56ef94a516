import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { AppError } from '../../errors.ts';
import type { ProviderEvent } from './port.ts';
import { instantOf } from './stripe-client.ts';

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

/** Farther than any date of the provider, and within what the database stores. */
const lastSecond = 253_402_300_799;

/** What we read of an event. Its object may be of any kind: only ids are taken from it, and only such as the provider makes. */
const eventShape = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,200}$/)),
  type: z.string().check(z.regex(/^[\w.]{1,200}$/)),
  created: z.int().check(z.gte(0), z.lte(lastSecond)),
  data: z.object({ object: z.looseObject({}) }),
});

export function readStripeEvent(stripe: Stripe, secret: string, rawBody: Uint8Array, signature: string): ProviderEvent {
  return eventFrom(verified(stripe, secret, rawBody, signature));
}

export function eventFrom(event: unknown): ProviderEvent {
  const read = eventShape.safeParse(event);
  if (!read.success)
    throw new AppError('invalid_body', "Cet événement n'a pas la forme attendue.", { cause: read.error });
  const { id, type, created } = read.data;
  const { object: thing } = read.data.data;
  const isOfCharge = thing.object === 'refund' || thing.object === 'dispute';
  const customerId = idIn(thing.object === 'customer' ? thing.id : thing.customer);
  return {
    id,
    type,
    objectId: idIn(isOfCharge ? thing.charge : thing.id),
    customerId: customerId?.startsWith('cus_') ? customerId : null,
    createdAt: instantOf(created),
  };
}

/** The id of a field that holds an id or a whole object; null for anything else. */
function idIn(field: unknown): string | null {
  const id = typeof field === 'object' && field !== null && 'id' in field ? field.id : field;
  return typeof id === 'string' && /^[a-z]+_\w{1,200}$/.test(id) ? id : null;
}

function verified(stripe: Stripe, secret: string, rawBody: Uint8Array, signature: string): unknown {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(rawBody), signature, secret);
  } catch (error) {
    throw new AppError('invalid_signature', "La signature n'est pas valable.", { cause: error });
  }
}
