import type { PayoutStatus } from '#contract/affiliates.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { periodAt } from '../../usage/rules.ts';

// Which month of Paris a payout is for, what it may contain, when it is sent, and what can become of it.

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

/** The ledger holds the debit of a payout in these states. */
export function isDebited(status: PayoutStatus): boolean {
  return status === 'approved' || status === 'submitted' || status === 'paid';
}

/** «2026-11» */
export function monthOf(now: Date): string {
  return periodAt('month', now).start.slice(0, 7);
}

/** The last moment whose entries belong to the month; before its end, what is not available yet does not. */
export function cutoffOf(month: string, now: Date): Date {
  const lastMoment = nextMonthOf(month).getTime() - 1;
  return new Date(Math.min(lastMoment, now.getTime()));
}

/** The start, in Paris, of the day on which it is sent. */
export function executionDay(month: string): Date {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  // The eve at noon: where it ends, the day begins.
  const eve = new Date(Date.UTC(year, monthNumber, affiliateTerms.payoutDay - 1, 12));
  return periodAt('day', eve).endsAt;
}

function nextMonthOf(month: string): Date {
  return periodAt('month', new Date(`${month}-15T12:00:00Z`)).endsAt;
}
