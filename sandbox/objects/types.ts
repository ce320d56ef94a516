// The objects that the store keeps. Each type names the fields that the sandbox's code reads; the other fields of the
// API are present but untyped. References to other objects are ids; http/expand.ts expands them in answers.

export interface StripeObject {
  id: string;
  object: string;
  [field: string]: unknown;
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export type Metadata = Record<string, string>;

export interface Customer extends StripeObject {
  object: 'customer';
  /** In cents; negative for a credit, which the next invoices use up. */
  balance: number;
  created: number;
  email: string | null;
  name: string | null;
  deleted?: true;
  metadata: Metadata;
  test_clock: string | null;
  invoice_settings: { default_payment_method: string | null; [field: string]: unknown };
}

export interface Product extends StripeObject {
  object: 'product';
  name: string;
  active: boolean;
  metadata: Metadata;
}

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Price extends StripeObject {
  object: 'price';
  active: boolean;
  created: number;
  currency: string;
  lookup_key: string | null;
  product: string;
  recurring: { interval: Interval; interval_count: number; [field: string]: unknown } | null;
  tax_behavior: string | null;
  type: 'one_time' | 'recurring';
  unit_amount: number;
}

export interface TaxRate extends StripeObject {
  object: 'tax_rate';
  active: boolean;
  inclusive: boolean;
  percentage: number;
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method';
  created: number;
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number; [field: string]: unknown };
  billing_details: Record<string, unknown>;
}

export interface SubscriptionItem extends StripeObject {
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  price: Price;
  quantity: number;
  subscription: string;
  tax_rates: TaxRate[];
  metadata: Metadata;
}

export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';

export interface Subscription extends StripeObject {
  object: 'subscription';
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: {
    comment: string | null;
    feedback: string | null;
    reason: string | null;
    [field: string]: unknown;
  };
  created: number;
  currency: string;
  customer: string;
  default_payment_method: string | null;
  default_tax_rates: TaxRate[];
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  pause_collection: { behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void'; resumes_at: number | null } | null;
  status: SubscriptionStatus;
  trial_start: number | null;
  trial_end: number | null;
  automatic_tax: { enabled: boolean; [field: string]: unknown };
}

export interface Tax {
  amount: number;
  tax_behavior: 'inclusive' | 'exclusive';
  tax_rate_details: { tax_rate: string };
  taxability_reason: string;
  taxable_amount: number;
  type: 'tax_rate_details';
}

export interface InvoiceLine extends StripeObject {
  object: 'line_item';
  amount: number;
  description: string | null;
  period: { start: number; end: number };
  quantity: number;
  subtotal: number;
  taxes: Tax[];
}

export interface Invoice extends StripeObject {
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: string;
  created: number;
  currency: string;
  customer: string;
  ending_balance: number | null;
  lines: List<InvoiceLine>;
  next_payment_attempt: number | null;
  number: string | null;
  parent: { subscription_details: { subscription: string; metadata: Metadata } } & Record<string, unknown>;
  starting_balance: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  total: number;
  total_excluding_tax: number;
}

export interface InvoicePayment extends StripeObject {
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  created: number;
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export interface PaymentIntent extends StripeObject {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  created: number;
  currency: string;
  customer: string | null;
  latest_charge: string | null;
  payment_method: string | null;
  status: 'canceled' | 'requires_action' | 'requires_payment_method' | 'succeeded';
}

export interface Charge extends StripeObject {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  balance_transaction: string | null;
  created: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface BalanceTransaction extends StripeObject {
  object: 'balance_transaction';
  amount: number;
  created: number;
  currency: string;
  fee: number;
  net: number;
  source: string;
  type: string;
}

export interface Refund extends StripeObject {
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  payment_intent: string;
  status: 'succeeded' | 'failed' | 'pending';
}

export interface Dispute extends StripeObject {
  object: 'dispute';
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  created: number;
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed';
}

export interface CheckoutLine extends StripeObject {
  object: 'item';
  amount_total: number;
  description: string;
  price: Price;
  quantity: number;
}

export interface CheckoutSession extends StripeObject {
  object: 'checkout.session';
  amount_total: number;
  client_reference_id: string | null;
  client_secret: string | null;
  created: number;
  currency: string;
  custom_text: { submit: { message: string } | null };
  customer: string | null;
  customer_email: string | null;
  expires_at: number;
  mode: 'payment' | 'setup' | 'subscription';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  return_url?: string;
  status: 'open' | 'complete' | 'expired';
  submit_type: 'auto' | 'book' | 'donate' | 'pay' | 'subscribe' | null;
  subscription: string | null;
  success_url: string | null;
  ui_mode: 'embedded_page' | 'hosted_page';
  url: string | null;
}

export interface PortalConfiguration extends StripeObject {
  object: 'billing_portal.configuration';
  active: boolean;
  is_default: boolean;
  features: Record<string, Record<string, unknown>>;
}

export interface PortalSession extends StripeObject {
  object: 'billing_portal.session';
  configuration: string;
  created: number;
  customer: string;
  return_url: string | null;
  flow: ({ type: string } & Record<string, unknown>) | null;
}

export interface StripeEvent extends StripeObject {
  object: 'event';
  created: number;
  data: { object: StripeObject; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  type: string;
}

export interface WebhookEndpoint extends StripeObject {
  object: 'webhook_endpoint';
  created: number;
  enabled_events: string[];
  status: string;
  url: string;
}

export interface TestClock extends StripeObject {
  object: 'test_helpers.test_clock';
  created: number;
  frozen_time: number;
  status: 'ready' | 'advancing';
}
