import type { AdminPayout, PayoutAction } from '#contract/admin-affiliates.ts';
import type { PayoutMethod, PayoutStatus } from '#contract/affiliates.ts';
import type { Deps } from '../../../deps.ts';
import { getAdminPayout, listPayouts } from '../../affiliates/payouts/admin-payouts.ts';
import { type PayoutFile, payoutFileOf } from '../../affiliates/payouts/payout-file.ts';
import { stepPayout } from '../../affiliates/payouts/payout-steps.ts';
import { recordAdminAction, recordLook } from '../audit.ts';

// What the operator sees and does about payouts, each recorded in the audit log.

export async function lookAtPayouts(deps: Deps): Promise<AdminPayout[]> {
  await recordLook(deps.db, deps.clock, 'list-payouts');
  return await listPayouts(deps);
}

const statusAfter: Record<PayoutAction, Exclude<PayoutStatus, 'requested' | 'submitted'>> = {
  approve: 'approved',
  cancel: 'canceled',
  'mark-paid': 'paid',
  'mark-failed': 'failed',
};

export async function decidePayout(deps: Deps, payoutId: string, action: PayoutAction): Promise<AdminPayout> {
  await stepPayout(deps, payoutId, { to: statusAfter[action] });
  return await getAdminPayout(deps, payoutId);
}

/** The file holds account numbers in full, so each download is recorded. */
export async function downloadPayoutFile(deps: Deps, month: string, method: PayoutMethod): Promise<PayoutFile> {
  const file = await payoutFileOf(deps, month, method);
  await recordAdminAction(deps.db, deps.clock, {
    action: 'payout-file',
    details: { month, method, payouts: file.payouts },
  });
  return file;
}
