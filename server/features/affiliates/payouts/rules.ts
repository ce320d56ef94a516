import type { PayoutStatus } from '#contract/affiliates.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { periodAt } from '../../usage/rules.ts';

// Pure rules of payouts: their month (in Paris), cut-off, day of execution and allowed steps.

const steps: Record<PayoutStatus, readonly PayoutStatus[]> = {
  requested: ['approved', 'canceled'],
  approved: ['submitted', 'canceled'],
  submitted: ['paid', 'failed', 'canceled'],
  paid: [],
  failed: [],
  canceled: [],
};

export function canBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  return steps[from].includes(to);
}

/** One that a backup brought back may have been sent since: then it is paid. */
export function canRestoredBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  return canBecome(from, to) || (to === 'paid' && isOpen(from));
}

/** Not sent yet. */
export function isOpen(status: PayoutStatus): boolean {
  return status === 'requested' || status === 'approved';
}

/** Whether the ledger contains the debit of a payout in this state. */
export function isDebited(status: PayoutStatus): boolean {
  return status === 'approved' || status === 'submitted' || status === 'paid';
}

/** «2026-11» */
export function monthOf(now: Date): string {
  return periodAt('month', now).start.slice(0, 7);
}

/** Entries available at this time belong to the payout: the end of the month, or now if that is earlier. */
export function cutoffOf(month: string, now: Date): Date {
  const lastMoment = nextMonthOf(month).getTime() - 1;
  return new Date(Math.min(lastMoment, now.getTime()));
}

/** Midnight in Paris at the start of the day of execution. */
export function executionDay(month: string): Date {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  // Noon of the day before: the end of that day, in Paris, is the start of the day of execution.
  const eve = new Date(Date.UTC(year, monthNumber, affiliateTerms.payoutDay - 1, 12));
  return periodAt('day', eve).endsAt;
}

/** How long nothing is sent to payment details that were just given. */
export const newTargetMs = affiliateTerms.newTargetDays * 24 * 60 * 60 * 1000;

/** From when on money may be sent to payment details that were given at this time. */
export function sendableFrom(changedAt: Date): Date {
  return new Date(changedAt.getTime() + newTargetMs);
}

function nextMonthOf(month: string): Date {
  return periodAt('month', new Date(`${month}-15T12:00:00Z`)).endsAt;
}
