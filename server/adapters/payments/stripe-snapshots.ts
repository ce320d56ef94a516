import type Stripe from 'stripe';
import type {
  ChargeSnapshot,
  CheckoutSnapshot,
  CustomerSnapshot,
  DisputeSnapshot,
  InvoiceSnapshot,
  RefundSnapshot,
  SubscriptionSnapshot,
} from './port.ts';
import { idOf, instantOf, maybeInstant } from './stripe-client.ts';
import { priceKeyOf } from './stripe-prices.ts';

// Converts the SDK's objects to the port's snapshots.

export function customerFrom(
  given: Stripe.Customer | Stripe.DeletedCustomer,
): Pick<CustomerSnapshot, 'email' | 'isDeleted' | 'createdAt'> {
  return {
    email: given.deleted ? null : (given.email?.toLowerCase() ?? null),
    isDeleted: given.deleted === true,
    createdAt: instantOf(given.deleted ? 0 : given.created),
  };
}

export function subscriptionFrom(given: Stripe.Subscription): SubscriptionSnapshot | null {
  const item = given.items.data[0];
  const customerId = idOf(given.customer);
  if (!item || !customerId) return null;
  return {
    id: given.id,
    customerId,
    priceKey: priceKeyOf(item.price),
    itemId: item.id,
    status: given.status as SubscriptionSnapshot['status'],
    amountCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currentPeriodStart: instantOf(item.current_period_start),
    currentPeriodEnd: instantOf(item.current_period_end),
    cancelAtPeriodEnd: given.cancel_at_period_end,
    cancelAt: maybeInstant(given.cancel_at),
    endedAt: maybeInstant(given.ended_at),
    pausedUntil: maybeInstant(given.pause_collection?.resumes_at),
    createdAt: instantOf(given.created),
    intentId: given.metadata.intent ?? null,
    takenBack: given.metadata.taken_back ?? null,
  };
}

export function invoiceFrom(given: Stripe.Invoice): InvoiceSnapshot {
  const paid = given.payments?.data.find(({ status }) => status === 'paid') ?? given.payments?.data[0];
  return {
    id: given.id,
    subscriptionId: idOf(given.parent?.subscription_details?.subscription),
    number: given.number,
    status: (given.status ?? 'draft') as InvoiceSnapshot['status'],
    billingReason: given.billing_reason,
    totalCents: given.total,
    totalExcludingTaxCents: given.total_excluding_tax ?? given.total,
    amountPaidCents: given.amount_paid,
    currency: given.currency,
    paymentIntentId: idOf(paid?.payment.payment_intent),
    hostedUrl: given.hosted_invoice_url ?? null,
    pdfUrl: given.invoice_pdf ?? null,
    createdAt: instantOf(given.created),
    paidAt: maybeInstant(given.status_transitions.paid_at),
  };
}

export function chargeFrom(given: Stripe.Charge, refunds: Stripe.Refund[], disputes: Stripe.Dispute[]): ChargeSnapshot {
  const movement = given.balance_transaction;
  return {
    id: given.id,
    paymentIntentId: idOf(given.payment_intent),
    amountRefundedCents: given.amount_refunded,
    feeCents: movement && typeof movement === 'object' ? movement.fee : null,
    cardFingerprint: given.payment_method_details?.card?.fingerprint ?? null,
    refunds: refunds.map(refundFrom),
    disputes: disputes.map(disputeFrom),
  };
}

/** Its `failure_balance_transaction` must be expanded. */
export function refundFrom(given: Stripe.Refund): RefundSnapshot {
  const { failure_balance_transaction: failure } = given;
  return {
    id: given.id,
    amountCents: given.amount,
    status: (given.status ?? 'pending') as RefundSnapshot['status'],
    createdAt: instantOf(given.created),
    failedAt: failure && typeof failure === 'object' ? instantOf(failure.created) : null,
  };
}

export function disputeFrom(given: Stripe.Dispute): DisputeSnapshot {
  return {
    id: given.id,
    amountCents: given.amount,
    status: given.status,
    respondBy: maybeInstant(given.evidence_details.due_by),
    createdAt: instantOf(given.created),
  };
}

export function checkoutFrom(given: Stripe.Checkout.Session): CheckoutSnapshot {
  return {
    sessionId: given.id,
    intentId: given.client_reference_id,
    status: (given.status ?? 'open') as CheckoutSnapshot['status'],
    isPaid: given.payment_status !== 'unpaid',
    customerId: idOf(given.customer),
    subscriptionId: idOf(given.subscription),
    clientSecret: given.client_secret,
    url: given.url,
  };
}
