import { withdrawalDays } from '#contract/billing.ts';
import type { StoredSubscription } from '../live-subscription.ts';
import { endOfWorkingDay } from './working-days.ts';

const day = 24 * 60 * 60 * 1000;

/** The last millisecond of the fourteenth day after the contract was made; if that is no working day, of the next one. */
export function withdrawalEnd(madeAt: Date): Date {
  return new Date(endOfWorkingDay(new Date(madeAt.getTime() + withdrawalDays * day)).getTime() - 1);
}

/**
 * Whether a withdrawal declared at this moment refunds the subscription: within the days of its own contract. An add-on that is older
 * than them ends with Pro, and what was paid for it stays paid.
 */
export function isRefundedAt(of: Pick<StoredSubscription, 'createdAt'>, requestedAt: Date): boolean {
  return withdrawalEnd(of.createdAt).getTime() >= requestedAt.getTime();
}
