import { affiliateTerms } from '#contract/plans.ts';
import type { payout } from '../../../db/schema.ts';
import type { Balance } from '../ledger/balances.ts';
import { executionDay, isOpen, monthOf } from './rules.ts';

type Payout = Pick<typeof payout.$inferSelect, 'id' | 'month' | 'status' | 'amountCents'> & {
  /** Approved for another account, or before refunds. */
  isOutdated: boolean;
};

interface Known extends Pick<Balance, 'availableCents' | 'pendingCents'> {
  /** Every payout of the affiliate. */
  payouts: Payout[];
  /** From when on money may be sent to the payment details; null without any. */
  sendableFrom: Date | null;
  now: Date;
}

export interface Settlement {
  canceledIds: string[];
  /** A payout to request, or to request anew with a larger amount. */
  request: { month: string; amountCents: number } | null;
  /** What the open payouts will send, with the requested one. */
  paidCents: number;
  /** Neither available nor enough for a payout. */
  lapsedCents: number;
  /** When the first of them leaves; null where nothing is paid. */
  executedOn: Date | null;
}

/**
 * What becomes of an affiliate's money when the account is erased. Open payouts stay whose target can still be sent to on their day; the
 * approval of another is taken back. What is available and in no payout then is requested, from the minimum on. So the month of a payout
 * holds the seven days' wait, which would be forgotten with the payment details.
 */
export function settlementOf({ payouts, availableCents, pendingCents, sendableFrom, now }: Known): Settlement {
  const isKept = ({ month, isOutdated }: Payout) =>
    sendableFrom !== null && !isOutdated && executionDay(month) >= sendableFrom;
  const open = payouts.filter(({ status }) => isOpen(status));
  const approved = open.filter((one) => one.status === 'approved' && isKept(one));
  const takenBack = open.filter((one) => one.status === 'approved' && !isKept(one));
  const available = availableCents + sumOf(takenBack);
  const isEnough = sendableFrom !== null && available >= affiliateTerms.minimumPayoutCents;
  const requested = isEnough ? open.filter((one) => one.status === 'requested' && isKept(one)) : [];
  const kept = [...approved, ...requested];
  const canceled = open.filter((one) => !kept.includes(one));

  const rest = available - sumOf(requested);
  const standing = payouts.filter((one) => !canceled.includes(one));
  const month = freeMonth(standing, sendableFrom ?? now, now);
  const sameMonth = requested.find((one) => one.month === month);
  const isRequested = isEnough && rest > 0 && (sameMonth !== undefined || rest >= affiliateTerms.minimumPayoutCents);
  const request = isRequested ? { month, amountCents: rest + (sameMonth?.amountCents ?? 0) } : null;
  const lapsed = request ? 0 : Math.max(0, isEnough ? rest : available);
  const days = [...kept, ...(request ? [request] : [])].map((one) => executionDay(one.month).getTime());
  return {
    canceledIds: canceled.map(({ id }) => id),
    request,
    paidCents: sumOf(approved) + (isEnough ? available - lapsed : 0),
    lapsedCents: lapsed + Math.max(0, pendingCents),
    executedOn: days.length > 0 ? new Date(Math.max(now.getTime(), Math.min(...days))) : null,
  };
}

/** The first month without a payout that was approved or sent, and whose day is late enough. */
function freeMonth(payouts: Payout[], sendableFrom: Date, now: Date): string {
  const isTaken = (month: string) =>
    payouts.some((one) => one.month === month && one.status !== 'requested' && one.status !== 'canceled');
  let month = monthOf(now);
  while (isTaken(month) || executionDay(month) < sendableFrom) month = monthOf(executionDay(month));
  return month;
}

function sumOf(payouts: Payout[]): number {
  return payouts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
