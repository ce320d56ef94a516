import { account } from '../account.ts';
import { wholeList } from '../http/pagination.ts';
import { newId } from '../ids.ts';
import type { Customer, Invoice, InvoiceLine, InvoicePayment, PaymentMethod, Subscription } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, emit, type World } from '../world.ts';
import type { Outcome } from './cards.ts';
import { type Attempt, attemptPayment, createIntent } from './payments.ts';
import { sumTaxes, totalOf } from './taxes.ts';

// The statuses of an invoice: draft → open → paid, void or uncollectible. time/collecting.ts decides what a payment or
// a failure means for the subscription.

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

function partiesOf(customer: Customer) {
  return {
    account_country: account.country,
    account_name: account.name,
    issuer: { type: 'self' },
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    test_clock: customer.test_clock,
  };
}

function amountsOf(customer: Customer, lines: InvoiceLine[]) {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const taxes = sumTaxes(lines.flatMap((line) => line.taxes));
  const { total, excludingTax } = totalOf(subtotal, taxes);
  const amount_due = Math.max(0, total + customer.balance);
  return {
    amount_due,
    amount_paid: 0,
    amount_remaining: amount_due,
    starting_balance: customer.balance,
    ending_balance: null,
    subtotal,
    subtotal_excluding_tax: excludingTax,
    total,
    total_discount_amounts: [],
    total_excluding_tax: excludingTax,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
  };
}

/** Builds an invoice without storing it; a preview is never stored. */
export function composeInvoice(
  world: World,
  subscription: Subscription,
  lines: InvoiceLine[],
  billing_reason: BillingReason,
  id: string,
): Invoice {
  const customer = world.store.get('customer', subscription.customer);
  const now = world.clock.nowFor(subscription);
  const isCycle = billing_reason === 'subscription_cycle';
  return {
    ...skeleton('invoice'),
    id,
    object: 'invoice',
    ...partiesOf(customer),
    ...amountsOf(customer, lines),
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: null,
      provider: null,
      status: subscription.automatic_tax.enabled ? 'complete' : null,
    },
    billing_reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    default_tax_rates: structuredClone(subscription.default_tax_rates),
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: wholeList(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: isCycle ? Math.min(now, ...lines.map((line) => line.period.start)) : now,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  } as unknown as Invoice;
}

export function draftInvoice(
  world: World,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: BillingReason,
): Invoice {
  const invoice = composeInvoice(world, subscription, lines, reason, newId('in'));
  world.store.put('invoice', invoice.id, invoice);
  amend(world, 'subscription', subscription, { latest_invoice: invoice.id });
  emit(world, 'invoice.created', invoice);
  return invoice;
}

function nextNumber(world: World, invoice: Invoice): string {
  const customer = world.store.get('customer', invoice.customer);
  const sequence = Number(customer.next_invoice_sequence ?? 1);
  amend(world, 'customer', customer, { next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

function recordPayment(world: World, invoice: Invoice): void {
  const { amount_due: amount, currency, customer } = invoice;
  const description =
    invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  const intent = createIntent(world, { amount, currency, customer, description });
  const id = newId('inpay');
  world.store.put('invoice_payment', id, {
    ...skeleton('invoice_payment'),
    id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: world.clock.nowFor(invoice),
    currency,
    invoice: invoice.id,
    is_default: true,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } as InvoicePayment);
  world.store.put('payment-of-invoice', invoice.id, { payment: id });
}

function findPayment(world: World, invoice: Invoice): InvoicePayment | null {
  const found = world.store.find('payment-of-invoice', invoice.id);
  return found && world.store.find('invoice_payment', found.payment);
}

function markPaid(world: World, invoice: Invoice): void {
  const now = world.clock.nowFor(invoice);
  amend(world, 'invoice', invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  const payment = findPayment(world, invoice);
  if (payment) {
    amend(world, 'invoice_payment', payment, {
      amount_paid: invoice.amount_due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    });
    emit(world, 'invoice_payment.paid', payment);
  }
  emit(world, 'invoice.paid', invoice);
  emit(world, 'invoice.payment_succeeded', invoice);
}

/** Pays with the customer's credit first; a negative total is added to the credit. */
function applyCustomerBalance(world: World, invoice: Invoice): void {
  const customer = world.store.get('customer', invoice.customer);
  const sum = invoice.total + customer.balance;
  amend(world, 'invoice', invoice, {
    amount_due: Math.max(0, sum),
    amount_remaining: Math.max(0, sum),
    ending_balance: Math.min(0, sum),
    starting_balance: customer.balance,
  });
  amend(world, 'customer', customer, { balance: Math.min(0, sum) });
}

/** Opens the invoice with its number and page addresses. An invoice with nothing due is paid at once. */
export function finalizeInvoice(world: World, invoice: Invoice): void {
  const now = world.clock.nowFor(invoice);
  applyCustomerBalance(world, invoice);
  amend(world, 'invoice', invoice, {
    effective_at: now,
    hosted_invoice_url: `/i/${invoice.id}`,
    invoice_pdf: `/i/${invoice.id}/pdf`,
    number: nextNumber(world, invoice),
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  });
  emit(world, 'invoice.finalized', invoice);
  if (invoice.amount_due > 0) recordPayment(world, invoice);
  else markPaid(world, invoice);
}

export function payInvoice(world: World, invoice: Invoice, method: PaymentMethod, attempt: Attempt): Outcome {
  const payment = findPayment(world, invoice);
  if (!payment) return { result: 'succeeded' };
  const intent = world.store.get('payment_intent', payment.payment.payment_intent);
  const outcome = attemptPayment(world, intent, method, attempt);
  amend(world, 'invoice', invoice, { attempt_count: invoice.attempt_count + 1, attempted: true });
  if (outcome.result === 'succeeded') markPaid(world, invoice);
  else {
    const asksHolder = outcome.result === 'requires_action' || outcome.decline.code === 'authentication_required';
    if (asksHolder) emit(world, 'invoice.payment_action_required', invoice);
    if (!asksHolder || attempt.offSession) emit(world, 'invoice.payment_failed', invoice);
  }
  return outcome;
}

/** Counts a failed attempt on an invoice whose customer has no card. */
export function failWithoutCard(world: World, invoice: Invoice): void {
  amend(world, 'invoice', invoice, { attempt_count: invoice.attempt_count + 1, attempted: true });
  emit(world, 'invoice.payment_failed', invoice);
}

function cancelPayment(world: World, invoice: Invoice, reason: string): void {
  const payment = findPayment(world, invoice);
  if (payment?.status !== 'open') return;
  const now = world.clock.nowFor(invoice);
  amend(world, 'invoice_payment', payment, {
    status: 'canceled',
    status_transitions: { canceled_at: now, paid_at: null },
  });
  const intent = world.store.get('payment_intent', payment.payment.payment_intent);
  amend(world, 'payment_intent', intent, { canceled_at: now, cancellation_reason: reason, status: 'canceled' });
}

export function voidInvoice(world: World, invoice: Invoice): void {
  const now = world.clock.nowFor(invoice);
  amend(world, 'invoice', invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  const customer = world.store.find('customer', invoice.customer);
  if (customer && !customer.deleted && invoice.ending_balance !== null) {
    const used = invoice.starting_balance - invoice.ending_balance;
    amend(world, 'customer', customer, { balance: customer.balance + used });
  }
  cancelPayment(world, invoice, 'void_invoice');
  emit(world, 'invoice.voided', invoice);
}

export function markUncollectible(world: World, invoice: Invoice): void {
  const now = world.clock.nowFor(invoice);
  amend(world, 'invoice', invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: now },
  });
  emit(world, 'invoice.marked_uncollectible', invoice);
}
