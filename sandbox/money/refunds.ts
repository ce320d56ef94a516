import { invalidRequest } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { mergeMetadata } from '../objects/metadata.ts';
import { cardOf } from '../objects/payment-methods.ts';
import type { Charge, Dispute, Refund } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, emit, type World } from '../world.ts';
import { recordBalanceTransaction } from './balance.ts';

// Refunds to the card. Stripe keeps the fee of the payment. A refund fails a minute after it succeeded, as real ones
// fail days later; the charge then counts as not refunded.

const failureSeconds = 60;

interface RefundWish {
  amount?: number;
  reason?: string;
  metadata?: unknown;
}

export function refundCharge(world: World, charge: Charge, wish: RefundWish): Refund {
  const left = charge.amount - charge.amount_refunded;
  const amount = wish.amount ?? left;
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${charge.id} has failed, so it cannot be refunded.`, { param: 'charge' });
  }
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: 'charge_already_refunded' });
  }
  const isContested = ({ charge: id, status }: Dispute) =>
    id === charge.id && status !== 'won' && !status.startsWith('warning_');
  if (charge.disputed && world.store.all('dispute').some(isContested)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (amount > left || amount < 1) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  const id = newId('re');
  const refund = {
    ...skeleton('refund'),
    id,
    object: 'refund',
    amount,
    charge: charge.id,
    created: world.clock.nowFor(charge),
    currency: charge.currency,
    customer: charge.customer,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: mergeMetadata({}, wish.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wish.reason ?? null,
    status: 'succeeded',
  } as unknown as Refund;
  world.store.put('refund', id, refund);
  const movement = recordBalanceTransaction(world, {
    amount: -amount,
    fee: 0,
    type: 'refund',
    category: 'refund',
    source: refund,
  });
  amend(world, 'refund', refund, { balance_transaction: movement.id });
  const previous = amend(world, 'charge', charge, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  emit(world, 'refund.created', refund);
  emit(world, 'charge.refunded', charge, previous);
  const method = world.store.find('payment_method', String(charge.payment_method));
  if (world.faults.failRefunds || (method && cardOf(world, method).behaviour.refundFails)) {
    world.store.put('waiting-until', id, { kind: 'refund-failure', at: refund.created + failureSeconds });
  }
  return refund;
}

export function failRefund(world: World, refund: Refund): void {
  world.store.remove('waiting-until', refund.id);
  const charge = world.store.get('charge', refund.charge);
  const { amount } = refund;
  const movement = recordBalanceTransaction(world, {
    amount,
    fee: 0,
    type: 'refund_failure',
    category: 'refund_failure',
    source: refund,
  });
  const previous = amend(world, 'refund', refund, {
    failure_balance_transaction: movement.id,
    failure_reason: 'lost_or_stolen_card',
    status: 'failed',
  });
  const before = amend(world, 'charge', charge, { amount_refunded: charge.amount_refunded - amount, refunded: false });
  emit(world, 'refund.updated', refund, previous);
  emit(world, 'refund.failed', refund);
  emit(world, 'charge.updated', charge, before);
}
