import type * as Kept from './objects/types.ts';

/** What payment of a checkout session creates; kept beside the session because the API does not return it. */
export interface CheckoutOrder {
  lines: Kept.CheckoutLine[];
  taxRates: Record<string, string[]>;
  subscriptionData: Record<string, unknown>;
  paymentIntentData: Record<string, unknown>;
}

export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  lastStatus: number | null;
}

export interface RememberedAnswer {
  fingerprint: string;
  status: number;
  body: string;
  at: number;
}

/** Everything the store keeps, by kind. Kinds with a dash are internal and never part of an answer. */
export interface Kinds {
  customer: Kept.Customer;
  product: Kept.Product;
  price: Kept.Price;
  tax_rate: Kept.TaxRate;
  payment_method: Kept.PaymentMethod;
  subscription: Kept.Subscription;
  invoice: Kept.Invoice;
  invoice_payment: Kept.InvoicePayment;
  payment_intent: Kept.PaymentIntent;
  charge: Kept.Charge;
  balance_transaction: Kept.BalanceTransaction;
  refund: Kept.Refund;
  dispute: Kept.Dispute;
  'checkout.session': Kept.CheckoutSession;
  'billing_portal.configuration': Kept.PortalConfiguration;
  'billing_portal.session': Kept.PortalSession;
  event: Kept.StripeEvent;
  webhook_endpoint: Kept.WebhookEndpoint;
  'test_helpers.test_clock': Kept.TestClock;
  'card-number': { number: string; authenticated: boolean };
  'checkout-order': CheckoutOrder;
  'endpoint-secret': { secret: string };
  'remembered-answer': RememberedAnswer;
  /** By invoice: its invoice payment. */
  'payment-of-invoice': { payment: string };
  /** By subscription: prorations for the next invoice. */
  'pending-lines': { lines: Kept.InvoiceLine[] };
  /** By invoice: when its payment first failed; retries are counted from there. */
  'first-failure': { at: number };
  /** By subscription: the end of the period whose renewal was announced. */
  'announced-renewal': { end: number };
  /** By charge or refund: what will happen to it, and when. */
  'waiting-until': { kind: 'fee' | 'refund-failure'; at: number };
  'clock-offset': { seconds: number };
  delivery: Delivery;
}

export type Kind = keyof Kinds;

/** The kind of an object, by the prefix of its id. */
export const kindByPrefix: Record<string, Kind> = {
  cus: 'customer',
  prod: 'product',
  price: 'price',
  txr: 'tax_rate',
  pm: 'payment_method',
  sub: 'subscription',
  in: 'invoice',
  inpay: 'invoice_payment',
  pi: 'payment_intent',
  ch: 'charge',
  txn: 'balance_transaction',
  re: 'refund',
  du: 'dispute',
  cs_test: 'checkout.session',
  bpc: 'billing_portal.configuration',
  bps: 'billing_portal.session',
  evt: 'event',
  we: 'webhook_endpoint',
  clock: 'test_helpers.test_clock',
};
