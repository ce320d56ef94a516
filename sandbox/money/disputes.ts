import { newId } from '../ids.ts';
import type { Charge, Dispute } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, emit, type World } from '../world.ts';
import { recordBalanceTransaction } from './balance.ts';

// Disputes: a cardholder claims a payment back through the bank. The amount and a fee of 15 € leave the account at
// once, and return if the dispute is won. A bank may inquire first: then no money moves, and the charge can be refunded.

const disputeFeeCents = 1500;
const evidenceDays = 20;

export function openDispute(
  world: World,
  charge: Charge,
  { reason = 'fraudulent', isInquiry = false }: { reason?: string; isInquiry?: boolean } = {},
): Dispute {
  const id = newId('du');
  const now = world.clock.nowFor(charge);
  const dispute = {
    ...skeleton('dispute'),
    id,
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: now + evidenceDays * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: isInquiry,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  } as unknown as Dispute;
  world.store.put('dispute', id, dispute);
  amend(world, 'charge', charge, { disputed: true });
  if (!isInquiry) withdrawFunds(world, dispute);
  emit(world, 'charge.dispute.created', dispute);
  if (!isInquiry) emit(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

function withdrawFunds(world: World, dispute: Dispute): void {
  const { amount } = dispute;
  const withdrawal = recordBalanceTransaction(world, {
    amount: -amount,
    fee: disputeFeeCents,
    type: 'adjustment',
    category: 'dispute',
    source: dispute,
  });
  amend(world, 'dispute', dispute, { balance_transactions: [withdrawal] });
}

export function closeDispute(world: World, dispute: Dispute, status: 'won' | 'lost' | 'warning_closed'): Dispute {
  const previous = amend(world, 'dispute', dispute, { status });
  if (status === 'won') {
    const { amount } = dispute;
    const fee = -disputeFeeCents;
    const back = recordBalanceTransaction(world, {
      amount,
      fee,
      type: 'adjustment',
      category: 'dispute_reversal',
      source: dispute,
    });
    amend(world, 'dispute', dispute, { balance_transactions: [...dispute.balance_transactions, back] });
  }
  emit(world, 'charge.dispute.closed', dispute, previous);
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', dispute);
  return dispute;
}
