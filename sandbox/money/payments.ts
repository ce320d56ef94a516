import type { Decline } from '../http/errors.ts';
import { newId, randomLetters } from '../ids.ts';
import { cardOf, markAuthenticated } from '../objects/payment-methods.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, emit, type World } from '../world.ts';
import { bookCharge } from './balance.ts';
import { decideOutcome, type Outcome } from './cards.ts';
import { openDispute } from './disputes.ts';

// Payment intents and charges. An intent is one amount to be paid; each attempt that the bank accepts or declines adds
// a charge, and 3-D Secure adds none until the holder answers.

export interface Attempt {
  offSession: boolean;
  answer?: 'approve' | 'fail';
}

export function createIntent(
  world: World,
  wanted: { amount: number; currency: string; customer: string | null; description: string | null },
): PaymentIntent {
  const id = newId('pi');
  return world.store.put('payment_intent', id, {
    ...skeleton('payment_intent'),
    id,
    object: 'payment_intent',
    amount: wanted.amount,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomLetters(24)}`,
    confirmation_method: 'automatic',
    created: world.clock.nowFor(wanted),
    currency: wanted.currency,
    customer: wanted.customer,
    description: wanted.description,
    latest_charge: null,
    metadata: {},
    payment_method: null,
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
  } as unknown as PaymentIntent);
}

function outcomeFields(decline: Decline | null) {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    risk_level: 'normal',
    seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function createCharge(world: World, intent: PaymentIntent, method: PaymentMethod, decline: Decline | null): Charge {
  const id = newId('ch');
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card;
  const seen = { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, network: brand };
  const unseen = {
    amount_authorized: intent.amount,
    authorization_code: null,
    electronic_commerce_indicator: null,
    installments: null,
    mandate: null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
  return world.store.put('charge', id, {
    ...skeleton('charge'),
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: !decline,
    created: world.clock.nowFor(intent),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: {},
    outcome: outcomeFields(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: { ...unseen, ...seen }, type: 'card' },
    receipt_url: null,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  } as unknown as Charge);
}

function succeed(world: World, intent: PaymentIntent, method: PaymentMethod): void {
  const charge = createCharge(world, intent, method, null);
  amend(world, 'payment_intent', intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  bookCharge(world, charge);
  emit(world, 'charge.succeeded', charge);
  emit(world, 'payment_intent.succeeded', intent);
  if (cardOf(world, method).behaviour.disputed) openDispute(world, charge);
}

function fail(world: World, intent: PaymentIntent, method: PaymentMethod, decline: Decline): void {
  const charge = createCharge(world, intent, method, decline);
  amend(world, 'payment_intent', intent, {
    last_payment_error: {
      type: 'card_error',
      charge: charge.id,
      code: decline.code,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      message: decline.message,
      payment_method: structuredClone(method),
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  emit(world, 'charge.failed', charge);
  emit(world, 'payment_intent.payment_failed', intent);
}

/** The bank's decision on this attempt, without attempting it. */
export function predictOutcome(world: World, method: PaymentMethod, attempt: Attempt): Outcome {
  const { behaviour, authenticated } = cardOf(world, method);
  return decideOutcome(behaviour, { ...attempt, authenticated });
}

export function attemptPayment(world: World, intent: PaymentIntent, method: PaymentMethod, attempt: Attempt): Outcome {
  const outcome = predictOutcome(world, method, attempt);
  if (outcome.result === 'succeeded') {
    if (attempt.answer === 'approve') markAuthenticated(world, method);
    succeed(world, intent, method);
  } else if (outcome.result === 'declined') fail(world, intent, method, outcome.decline);
  else {
    amend(world, 'payment_intent', intent, {
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
      payment_method: method.id,
      status: 'requires_action',
    });
    emit(world, 'payment_intent.requires_action', intent);
  }
  return outcome;
}
