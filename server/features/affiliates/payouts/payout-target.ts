import type { payout } from '../../../db/schema.ts';
import type { StoredDetails } from './payment-details.ts';
import { executionDay, sendableFrom } from './rules.ts';

type Payout = typeof payout.$inferSelect;

/** Where a payout would go now. */
export interface PayoutTarget extends Pick<StoredDetails, 'method' | 'sealedTarget'> {
  /** Nothing is sent there before. */
  sendableFrom: Date;
}

/** A living affiliate's payment details, as they are now. */
export function targetOfDetails(details: StoredDetails | null): PayoutTarget | null {
  return details && { ...details, sendableFrom: sendableFrom(details.updatedAt) };
}

/**
 * What the erasure of the account froze in the payout. The erasure leaves open only payouts whose target is old enough on their day of
 * execution, so there is nothing else to wait for.
 */
export function frozenTarget({ method, sealedTarget, month }: Payout): PayoutTarget | null {
  return method && sealedTarget ? { method, sealedTarget, sendableFrom: executionDay(month) } : null;
}

/** Written into the payout: frozen by the approval, or by the erasure of the account. */
export function columnsOf(target: Pick<PayoutTarget, 'method' | 'sealedTarget'> | null) {
  return { method: target?.method ?? null, sealedTarget: target?.sealedTarget ?? null };
}
