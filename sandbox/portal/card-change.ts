import { cardError } from '../http/errors.ts';
import { predictOutcome } from '../money/payments.ts';
import { type CardDetails, createPaymentMethod, markAuthenticated } from '../objects/payment-methods.ts';
import type { Customer } from '../objects/types.ts';
import { collectOnDemand, subscriptionOf } from '../time/collecting.ts';
import { amend, amendAndTell, type World } from '../world.ts';

/** Makes a new card the default of the customer and of each running subscription, and pays open invoices with it. */
export function changeCard(
  world: World,
  customer: Customer,
  details: CardDetails,
  answer: 'approve' | 'fail' | undefined,
): 'changed' | 'requires_action' {
  const method = createPaymentMethod(world, { ...details, email: customer.email }, null);
  const outcome = predictOutcome(world, method, { offSession: false, answer });
  if (outcome.result === 'requires_action') return 'requires_action';
  if (outcome.result === 'declined') throw cardError(outcome.decline);
  if (answer === 'approve') markAuthenticated(world, method);
  amend(world, 'payment_method', method, { customer: customer.id });
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  amendAndTell(world, 'customer.updated', 'customer', customer, { invoice_settings: settings });
  for (const subscription of world.store.all('subscription')) {
    if (subscription.customer !== customer.id || subscription.ended_at !== null) continue;
    const changes = { default_payment_method: method.id };
    amendAndTell(world, 'customer.subscription.updated', 'subscription', subscription, changes);
  }
  for (const invoice of world.store.all('invoice')) {
    if (invoice.customer !== customer.id || invoice.status !== 'open') continue;
    if (subscriptionOf(world, invoice)?.ended_at !== null) continue;
    collectOnDemand(world, invoice, method, { offSession: false, answer });
  }
  return 'changed';
}
