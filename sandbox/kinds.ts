import type * as Kept from './objects/types.ts';

/** How a checkout is to be carried out when it is paid; the API does not give it back. */
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

/** Everything that is kept. The names with a dash are the sandbox's own and never leave by the API. */
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
  /** By invoice: the payment that is to settle it. */
  'payment-of-invoice': { payment: string };
  'first-failure': { at: number };
  /** By subscription: the end of the period whose renewal was announced. */
  'announced-renewal': { end: number };
  'waiting-until': { kind: 'fee' | 'refund-failure'; at: number };
  'clock-offset': { seconds: number };
  delivery: Delivery;
}

export type Kind = keyof Kinds;

/** The kinds that have an id of the API, by its prefix. */
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
