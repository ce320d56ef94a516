import type { ProviderStatus } from '#contract/billing.ts';
import type { PriceKey } from '#contract/price-list.ts';

// The port to the payment provider. A snapshot is what the provider says now; ids are the provider's. A call that fails throws
// an AppError `provider_unavailable | provider_timeout | provider_rejected`.

export interface CheckoutWish {
  intentId: string;
  priceKey: PriceKey;
  mode: 'embedded' | 'hosted';
  /** At most one of these is set: the existing customer, or the address to prefill. Both are null for an unknown visitor. */
  customerId: string | null;
  email: string | null;
  returnUrl: string;
  cancelUrl: string;
}

export interface OpenedCheckout {
  sessionId: string;
  clientSecret: string | null;
  url: string | null;
}

export interface CheckoutSnapshot {
  sessionId: string;
  intentId: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  customerId: string | null;
  subscriptionId: string | null;
  clientSecret: string | null;
  url: string | null;
}

export interface SubscriptionSnapshot {
  id: string;
  customerId: string;
  /** Null for a price that is not on the list. */
  priceKey: PriceKey | null;
  itemId: string;
  status: ProviderStatus;
  amountCents: number;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  cancelAt: Date | null;
  endedAt: Date | null;
  pausedUntil: Date | null;
  createdAt: Date;
  intentId: string | null;
  /** What `resume` was last given for it. */
  takenBack: string | null;
}

export interface InvoiceSnapshot {
  id: string;
  subscriptionId: string | null;
  number: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  billingReason: string | null;
  totalCents: number;
  totalExcludingTaxCents: number;
  amountPaidCents: number;
  currency: string;
  paymentIntentId: string | null;
  hostedUrl: string | null;
  pdfUrl: string | null;
  createdAt: Date;
  paidAt: Date | null;
}

export interface RefundSnapshot {
  id: string;
  amountCents: number;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  createdAt: Date;
  /** When its money came back; null where it did not, or nobody tells. */
  failedAt: Date | null;
}

export interface DisputeSnapshot {
  id: string;
  amountCents: number;
  status: string;
  /** Until when the bank takes an answer; null if the provider does not tell. */
  respondBy: Date | null;
  createdAt: Date;
}

export interface ChargeSnapshot {
  id: string;
  paymentIntentId: string | null;
  amountRefundedCents: number;
  /** Null until Stripe has created the balance transaction, seconds to minutes after the charge. */
  feeCents: number | null;
  cardFingerprint: string | null;
  refunds: RefundSnapshot[];
  disputes: DisputeSnapshot[];
}

export interface CustomerSnapshot {
  id: string;
  email: string | null;
  isDeleted: boolean;
  createdAt: Date;
  subscriptions: SubscriptionSnapshot[];
  invoices: InvoiceSnapshot[];
  charges: ChargeSnapshot[];
}

/** The parts of a webhook that are used: which object changed, and whose it is. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The id of the changed object; for refunds and disputes, of their charge. */
  objectId: string | null;
  customerId: string | null;
  createdAt: Date;
}

/** `needs_customer`: the card was declined, or its bank wants the holder to confirm. */
export type AddonStart = { kind: 'started'; subscriptionId: string } | { kind: 'needs_customer' };

export interface PriceProblem {
  key: PriceKey;
  problem: string;
}

export interface Payments {
  /** What the browser needs to show the checkout; `origins` go into the content security policy. */
  browser: {
    publishableKey: string;
    scriptUrl: string | null;
    origins: { script: string[]; frame: string[]; connect: string[] };
  };

  openCheckout(wish: CheckoutWish): Promise<OpenedCheckout>;
  findCheckout(sessionId: string): Promise<CheckoutSnapshot | null>;
  /** Closes an unpaid checkout; a paid one is left alone. */
  expireCheckout(sessionId: string): Promise<void>;

  findCustomer(customerId: string): Promise<CustomerSnapshot | null>;
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  /** Where the provider's receipts and invoices go. Does nothing for a customer who is deleted there. */
  setCustomerEmail(customerId: string, email: string): Promise<void>;
  /** Every customer who has or had a subscription, as of some moment after the call. */
  listCustomers(): AsyncIterable<CustomerSnapshot>;

  /** Starts an add-on's subscription on the card that pays Pro, charged at once. Repeating it for the same intent charges once. */
  startAddon(wish: {
    intentId: string;
    customerId: string;
    proSubscriptionId: string;
    priceKey: PriceKey;
  }): Promise<AddonStart>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Takes that back. Snapshots tell `takenBack` from then on: whether it was done is known though the answer was lost. */
  resume(subscriptionId: string, takenBack: string | null): Promise<void>;
  /** Ends a subscription at once, without refund; does nothing if it has ended. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Voids the invoices that fall due before `resumesAt`. */
  pauseCollection(subscriptionId: string, resumesAt: Date): Promise<void>;
  /** Moves the end of the paid term, and with it the next payment. `key` is the idempotency key. */
  moveTerm(subscriptionId: string, until: Date, key: string): Promise<void>;
  /** Refunds what is left of a charge; does nothing if nothing is left. `key` is the idempotency key. */
  refundCharge(chargeId: string, key: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Where the operator sees a payment, by its id or its charge's. */
  paymentUrl(paymentId: string): string;

  /** Throws `invalid_signature` for a forged or stale webhook. */
  readEvent(rawBody: Uint8Array, signature: string): ProviderEvent;

  /** Creates the prices that are missing or differ from the price list; answers a line for each. */
  setUpPrices(): Promise<string[]>;
  /** The prices that are missing or differ from the price list. */
  checkPrices(): Promise<PriceProblem[]>;
}
