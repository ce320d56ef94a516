import type { AdminPayout } from '#contract/admin-affiliates.ts';
import type { payout } from '../../../db/schema.ts';
import type { PayoutTarget } from './payout-target.ts';

interface Now {
  target: Pick<PayoutTarget, 'sealedTarget'> | null;
  /** The affiliate's available balance is negative. The debit is in it already, so purchases were refunded since. */
  isOverdrawn: boolean;
}

/** Why a payout has to be approved, or approved again, before it is sent. Each change of account is sealed anew, so two texts that differ are two changes. */
export function outdatedBy(
  { status, sealedTarget, restoredAt }: Pick<typeof payout.$inferSelect, 'status' | 'sealedTarget' | 'restoredAt'>,
  { target, isOverdrawn }: Now,
): AdminPayout['outdatedBy'] {
  if (restoredAt) return 'restored';
  if (status !== 'approved') return null;
  if (sealedTarget !== (target?.sealedTarget ?? null)) return 'new_account';
  return isOverdrawn ? 'refunds' : null;
}
