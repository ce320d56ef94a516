import type { Outcome } from '../money/cards.ts';
import { failWithoutCard, payInvoice } from '../money/invoices.ts';
import type { Attempt } from '../money/payments.ts';
import type { Invoice, PaymentMethod, Subscription } from '../objects/types.ts';
import { amend, amendAndTell, type World } from '../world.ts';
import { cancelNow } from './ending.ts';

// Collects invoices of subscriptions. A failed renewal makes the subscription past_due and is tried again 3, 5 and 7
// days after the first failure, with the fault longDunning 14 days after it too; then the subscription is canceled.

const daySeconds = 24 * 60 * 60;
const retryDays = [3, 5, 7];
const longRetryDays = [...retryDays, 14];

export function subscriptionOf(world: World, invoice: Invoice): Subscription | null {
  const id = invoice.parent?.subscription_details?.subscription;
  return id ? world.store.find('subscription', id) : null;
}

export function methodFor(world: World, subscription: Subscription): PaymentMethod | null {
  const customer = world.store.find('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings?.default_payment_method;
  return id ? world.store.find('payment_method', id) : null;
}

function planRetry(world: World, subscription: Subscription, invoice: Invoice): void {
  const now = world.clock.nowFor(invoice);
  const first =
    world.store.find('first-failure', invoice.id) ?? world.store.put('first-failure', invoice.id, { at: now });
  const days = world.faults.longDunning ? longRetryDays : retryDays;
  const next = days.map((after) => first.at + after * daySeconds).find((at) => at > now);
  amend(world, 'invoice', invoice, { next_payment_attempt: next ?? null, auto_advance: next !== undefined });
  if (next === undefined) cancelNow(world, subscription, 'payment_failed');
  else amendAndTell(world, 'customer.subscription.updated', 'subscription', subscription, { status: 'past_due' });
}

/** Sets an incomplete or past_due subscription back to active after its invoice was paid. */
function recover(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || invoice.status !== 'paid') return;
  world.store.remove('first-failure', invoice.id);
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  const payment = world.store.find('payment-of-invoice', invoice.id);
  const intent = payment && world.store.get('invoice_payment', payment.payment).payment.payment_intent;
  const keepsMethod = (subscription.payment_settings as Record<string, unknown>).save_default_payment_method;
  const method = intent ? world.store.get('payment_intent', intent).payment_method : null;
  amendAndTell(world, 'customer.subscription.updated', 'subscription', subscription, {
    status: 'active',
    ...(keepsMethod === 'on_subscription' && method ? { default_payment_method: method } : {}),
  });
}

/** Collects an invoice on request: by the API, the portal or the invoice's page. No retry is planned on failure. */
export function collectOnDemand(world: World, invoice: Invoice, method: PaymentMethod, attempt: Attempt): Outcome {
  const outcome = payInvoice(world, invoice, method, attempt);
  if (outcome.result === 'succeeded') recover(world, invoice);
  return outcome;
}

/** Collects an invoice that fell due, with the holder absent; plans the next retry on failure. */
export function collectWhenDue(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription) return;
  const method = methodFor(world, subscription);
  if (!method) failWithoutCard(world, invoice);
  else if (payInvoice(world, invoice, method, { offSession: true }).result === 'succeeded') {
    recover(world, invoice);
    return;
  }
  planRetry(world, subscription, invoice);
}
