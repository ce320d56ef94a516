import type Stripe from 'stripe';
import { badParameter, cardError, invalidRequest } from '../http/errors.ts';
import { operation, parameters } from '../http/operation.ts';
import { isWithin, paginate } from '../http/pagination.ts';
import { closeDispute } from '../money/disputes.ts';
import { attemptPayment } from '../money/payments.ts';
import { refundCharge } from '../money/refunds.ts';
import { collectOnDemand } from '../time/collecting.ts';
import { amend, type World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import { methodOfCustomer } from './payment-methods.ts';
import type { Charge, Invoice, PaymentIntent } from './types.ts';

// The calls for payment intents, charges, balance transactions, refunds and disputes.

function invoiceOf(world: World, intent: PaymentIntent): Invoice | null {
  const payment = world.store.all('invoice_payment').find((one) => one.payment.payment_intent === intent.id);
  return payment ? world.store.get('invoice', payment.invoice) : null;
}

export function confirmIntent(
  world: World,
  intent: PaymentIntent,
  params: { payment_method?: string; off_session?: unknown },
  answer?: 'approve' | 'fail',
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `This PaymentIntent's status is ${intent.status}; it cannot be confirmed.`;
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  }
  const id = params.payment_method ?? intent.payment_method;
  if (!id) throw badParameter('parameter_missing', 'payment_method', 'Missing required param: payment_method.');
  const method = methodOfCustomer(world, id, intent.customer ?? '', 'payment_method');
  const attempt = { offSession: Boolean(params.off_session), answer };
  const invoice = invoiceOf(world, intent);
  const outcome = invoice
    ? collectOnDemand(world, invoice, method, attempt)
    : attemptPayment(world, intent, method, attempt);
  if (outcome.result === 'declined') throw cardError(outcome.decline, { payment_intent: intent });
  return intent;
}

function chargeFor(world: World, params: Stripe.RefundCreateParams): Charge {
  if (params.charge) return world.store.get('charge', params.charge, 'charge');
  if (!params.payment_intent) {
    const message = 'One of the following params should be provided for this request: payment_intent or charge.';
    throw badParameter('parameter_missing', 'payment_intent', message);
  }
  const intent = world.store.get('payment_intent', params.payment_intent, 'payment_intent');
  if (!intent.latest_charge) {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw invalidRequest(message, { param: 'payment_intent' });
  }
  return world.store.get('charge', intent.latest_charge);
}

export const paymentOperations = [
  operation('get /v1/payment_intents/{id}', ({ world, id }) => world.store.get('payment_intent', id)),
  operation<Stripe.PaymentIntentListParams>('get /v1/payment_intents', ({ world, params, path }) => {
    const kept = world.store
      .all('payment_intent')
      .filter(
        (intent) =>
          (params.customer ?? intent.customer) === intent.customer && isWithin(intent.created, params.created),
      );
    return paginate(kept, path, params);
  }),
  operation<Stripe.PaymentIntentConfirmParams>('post /v1/payment_intents/{id}/confirm', ({ world, id, params }) =>
    confirmIntent(world, world.store.get('payment_intent', id), params),
  ),
  operation('get /v1/charges/{id}', ({ world, id }) => world.store.get('charge', id)),
  operation<Stripe.ChargeListParams>('get /v1/charges', ({ world, params, path }) => {
    const kept = world.store
      .all('charge')
      .filter(
        (charge) =>
          (params.customer ?? charge.customer) === charge.customer &&
          (params.payment_intent ?? charge.payment_intent) === charge.payment_intent &&
          isWithin(charge.created, params.created),
      );
    return paginate(kept, path, params);
  }),
  operation('get /v1/balance_transactions/{id}', ({ world, id }) => world.store.get('balance_transaction', id)),
  operation<Stripe.BalanceTransactionListParams>('get /v1/balance_transactions', ({ world, params, path }) => {
    const kept = world.store
      .all('balance_transaction')
      .filter(
        (movement) =>
          (params.source ?? movement.source) === movement.source &&
          (params.type ?? movement.type) === movement.type &&
          isWithin(movement.created, params.created),
      );
    return paginate(kept, path, params);
  }),
  operation<Stripe.RefundCreateParams>('post /v1/refunds', ({ world, params }) => {
    const { amount, reason, metadata } = params;
    return refundCharge(world, chargeFor(world, params), { amount, reason, metadata });
  }),
  operation('get /v1/refunds/{id}', ({ world, id }) => world.store.get('refund', id)),
  operation<Stripe.RefundUpdateParams>(
    'post /v1/refunds/{id}',
    ({ world, id, params }) => {
      const refund = world.store.get('refund', id);
      const metadata = mergeMetadata((refund.metadata ?? {}) as Record<string, string>, params.metadata);
      amend(world, 'refund', refund, { metadata });
      return refund;
    },
    parameters({ metadata: 'metadata' }),
  ),
  operation<Stripe.RefundListParams>('get /v1/refunds', ({ world, params, path }) => {
    const kept = world.store
      .all('refund')
      .filter(
        (refund) =>
          (params.charge ?? refund.charge) === refund.charge &&
          (params.payment_intent ?? refund.payment_intent) === refund.payment_intent &&
          isWithin(refund.created, params.created),
      );
    return paginate(kept, path, params);
  }),
  operation('get /v1/disputes/{id}', ({ world, id }) => world.store.get('dispute', id)),
  operation<Stripe.DisputeListParams>('get /v1/disputes', ({ world, params, path }) => {
    const kept = world.store
      .all('dispute')
      .filter(
        (dispute) =>
          (params.charge ?? dispute.charge) === dispute.charge &&
          (params.payment_intent ?? dispute.payment_intent) === dispute.payment_intent &&
          isWithin(dispute.created, params.created),
      );
    return paginate(kept, path, params);
  }),
  operation('post /v1/disputes/{id}/close', ({ world, id }) => {
    const dispute = world.store.get('dispute', id);
    if (dispute.status !== 'needs_response') throw invalidRequest('This dispute is already closed.');
    return closeDispute(world, dispute, 'lost');
  }),
];
