import type { ProviderStatus } from '#contract/billing.ts';
import type { PriceKey } from '#contract/price-list.ts';

// What billing asks of a payment provider. Snapshots are what the provider says now; ids are its own. A call that cannot be
// made fails as an AppError `provider_unavailable | provider_timeout | provider_rejected`.

export interface CheckoutWish {
  intentId: string;
  priceKey: PriceKey;
  mode: 'embedded' | 'hosted';
  /** An existing customer, or the address to fill in; neither for a stranger. */
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
}

export interface DisputeSnapshot {
  id: string;
  amountCents: number;
  status: string;
  createdAt: Date;
}

export interface ChargeSnapshot {
  id: string;
  paymentIntentId: string | null;
  amountRefundedCents: number;
  /** Null until the balance transaction exists. */
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

/** A webhook, as far as it is believed: which thing has changed, and whose it is. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** For refunds and disputes, their charge. */
  objectId: string | null;
  customerId: string | null;
  createdAt: Date;
}

/** `needs_customer`: the card was declined or wants its holder. */
export type AddonStart = { kind: 'started'; subscriptionId: string } | { kind: 'needs_customer' };

export interface PriceProblem {
  key: PriceKey;
  problem: string;
}

export interface Payments {
  /** What the browser needs; the addresses are also what its content policy has to allow. */
  browser: {
    publishableKey: string;
    scriptUrl: string | null;
    origins: { script: string[]; frame: string[]; connect: string[] };
  };

  openCheckout(wish: CheckoutWish): Promise<OpenedCheckout>;
  findCheckout(sessionId: string): Promise<CheckoutSnapshot | null>;
  /** Closes a checkout that was not paid; one that was stays as it is. */
  expireCheckout(sessionId: string): Promise<void>;

  findCustomer(customerId: string): Promise<CustomerSnapshot | null>;
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  /** Every customer who has or had a subscription; none is older than the first that is asked for. */
  listCustomers(): AsyncIterable<CustomerSnapshot>;

  /** A further subscription on the Pro subscription's card, charged at once; one for each intent, however often asked. */
  startAddon(wish: {
    intentId: string;
    customerId: string;
    proSubscriptionId: string;
    priceKey: PriceKey;
  }): Promise<AddonStart>;
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** Harmless for one that has ended. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Voids what falls due until then. */
  pauseCollection(subscriptionId: string, resumesAt: Date): Promise<void>;
  /** Moves the end of the term, and with it the next payment. */
  moveTerm(subscriptionId: string, until: Date, key: string): Promise<void>;
  /** What is left of a charge goes back; harmless where nothing is. */
  refundCharge(chargeId: string, key: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;

  /** Throws `invalid_signature` for a webhook that is forged or stale. */
  readEvent(rawBody: Uint8Array, signature: string): ProviderEvent;

  /** Creates what is missing of the price list, and answers what it did. */
  setUpPrices(): Promise<string[]>;
  /** Prices that are missing or differ from the list. */
  checkPrices(): Promise<PriceProblem[]>;
}
