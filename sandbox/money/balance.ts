import { newId } from '../ids.ts';
import type { BalanceTransaction, Charge, StripeObject } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, emit, type World } from '../world.ts';

// Balance transactions: what charges, refunds and disputes add to the account or take from it. The fee of a charge is
// Stripe's for European cards: 1.5 % and 25 cents.

const daySeconds = 24 * 60 * 60;
const lateFeeSeconds = 60;

function feeOf(amountCents: number): number {
  return amountCents > 0 ? Math.round(amountCents * 0.015 + 25) : 0;
}

interface Transaction {
  amount: number;
  fee: number;
  type: 'charge' | 'refund' | 'adjustment' | 'refund_failure';
  category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal' | 'refund_failure';
  source: StripeObject & { currency?: unknown };
}

export function recordBalanceTransaction(
  world: World,
  { amount, fee, type, category, source }: Transaction,
): BalanceTransaction {
  const id = newId('txn');
  const now = world.clock.nowFor(source);
  const currency = String(source.currency ?? 'eur');
  const feeDetail = {
    amount: fee,
    application: null,
    currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  };
  return world.store.put('balance_transaction', id, {
    ...skeleton('balance_transaction'),
    id,
    object: 'balance_transaction',
    amount,
    available_on: now + 2 * daySeconds,
    balance_type: 'payments',
    created: now,
    currency,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail],
    net: amount - fee,
    reporting_category: category,
    source: source.id,
    status: 'pending',
    type,
  } as BalanceTransaction);
}

function recordChargeTransaction(world: World, charge: Charge): BalanceTransaction {
  const { amount } = charge;
  return recordBalanceTransaction(world, {
    amount,
    fee: feeOf(amount),
    type: 'charge',
    category: 'charge',
    source: charge,
  });
}

/**
 * Records the charge's balance transaction now, or a minute later with `charge.updated` if the fault `lateFees` is
 * on.
 */
export function bookCharge(world: World, charge: Charge): void {
  if (world.faults.lateFees) {
    world.store.put('waiting-until', charge.id, { kind: 'fee', at: world.clock.nowFor(charge) + lateFeeSeconds });
  } else amend(world, 'charge', charge, { balance_transaction: recordChargeTransaction(world, charge).id });
}

export function bookLateFee(world: World, chargeId: string): void {
  world.store.remove('waiting-until', chargeId);
  const charge = world.store.get('charge', chargeId);
  const previous = amend(world, 'charge', charge, { balance_transaction: recordChargeTransaction(world, charge).id });
  emit(world, 'charge.updated', charge, previous);
}
