import { cardError, invalidRequest } from '../http/errors.ts';
import { newId } from '../ids.ts';
import type { CheckoutOrder } from '../kinds.ts';
import { type Attempt, attemptPayment, createIntent, predictOutcome } from '../money/payments.ts';
import { subscribe } from '../money/subscribe.ts';
import { createCustomer, requireCustomer } from '../objects/customers.ts';
import { createPaymentMethod, markAuthenticated } from '../objects/payment-methods.ts';
import type { CheckoutSession, Customer, PaymentMethod } from '../objects/types.ts';
import { amend, emit, type World } from '../world.ts';

// Pays a checkout session. The customer and the subscription are created only after the bank accepts the card.

export interface Payment {
  card: string;
  email: string;
  name?: string | null;
  expMonth?: number;
  expYear?: number;
  authenticate?: 'approve' | 'fail';
}

export type CheckoutResult = { status: 'complete'; returnUrl: string | null } | { status: 'requires_action' };

/** The address to open after payment, with the session's id filled in. Null for `if_required`: cards require none. */
export function returnUrlOf(session: CheckoutSession): string | null {
  if (session.ui_mode === 'embedded_page' && session.redirect_on_completion !== 'always') return null;
  const address = session.ui_mode === 'embedded_page' ? session.return_url : session.success_url;
  return address?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
}

function requireOpen(session: CheckoutSession): void {
  if (session.status === 'open') return;
  const code = session.status === 'expired' ? 'checkout_session_expired' : 'checkout_session_completed';
  throw invalidRequest(`This Checkout Session is ${session.status}.`, { code });
}

function startSubscription(
  world: World,
  customer: Customer,
  method: PaymentMethod,
  order: CheckoutOrder,
  attempt: Attempt,
): { subscription: string; invoice: string | null } {
  const { metadata, default_tax_rates, billing_mode, trial_end, trial_period_days, description, automatic_tax } =
    order.subscriptionData as Parameters<typeof subscribe>[1];
  const subscription = subscribe(
    world,
    {
      customer: customer.id,
      default_payment_method: method.id,
      items: order.lines.map((line) => ({
        price: line.price.id,
        quantity: line.quantity,
        tax_rates: order.taxRates[line.id] ?? [],
      })),
      metadata,
      default_tax_rates,
      billing_mode,
      trial_end,
      trial_period_days,
      description,
      automatic_tax,
    },
    attempt,
  );
  return { subscription: subscription.id, invoice: subscription.latest_invoice };
}

function payOnce(world: World, session: CheckoutSession, customer: Customer, method: PaymentMethod, attempt: Attempt) {
  const { amount_total: amount, currency } = session;
  const intent = createIntent(world, { amount, currency, customer: customer.id, description: null });
  attemptPayment(world, intent, method, attempt);
  return { payment_intent: intent.id };
}

/** Records a refused card as a failed charge without creating a customer: the session stays open for another card. */
function recordRefusal(world: World, session: CheckoutSession, method: PaymentMethod, attempt: Attempt): void {
  if (session.mode === 'setup') return;
  const { amount_total: amount, currency, customer } = session;
  const intent = createIntent(world, { amount, currency, customer, description: null });
  attemptPayment(world, intent, method, attempt);
}

function customerFor(world: World, session: CheckoutSession, { email, name }: Payment): Customer {
  if (session.customer) return requireCustomer(world, session.customer);
  return createCustomer(world, { email: session.customer_email ?? email, ...(name ? { name } : {}) });
}

export function payCheckout(world: World, session: CheckoutSession, payment: Payment): CheckoutResult {
  requireOpen(session);
  const { card: number, expMonth, expYear, name } = payment;
  const email = session.customer_email ?? payment.email;
  const method = createPaymentMethod(world, { number, expMonth, expYear, email, name }, null);
  const attempt: Attempt = { offSession: false, answer: payment.authenticate };
  const outcome = predictOutcome(world, method, attempt);
  if (outcome.result === 'requires_action') return { status: 'requires_action' };
  if (outcome.result === 'declined') {
    recordRefusal(world, session, method, attempt);
    throw cardError(outcome.decline);
  }

  const customer = customerFor(world, session, payment);
  amend(world, 'payment_method', method, { customer: customer.id });
  if (payment.authenticate === 'approve') markAuthenticated(world, method);
  const order = world.store.get('checkout-order', session.id);
  const made =
    session.mode === 'subscription'
      ? startSubscription(world, customer, method, order, attempt)
      : session.mode === 'payment'
        ? payOnce(world, session, customer, method, attempt)
        : { setup_intent: newId('seti') };
  amend(world, 'checkout.session', session, {
    ...made,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email ?? email,
      individual_name: null,
      name: name ?? customer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_status: session.amount_total > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    url: null,
  });
  emit(world, 'checkout.session.completed', session);
  return { status: 'complete', returnUrl: returnUrlOf(session) };
}
