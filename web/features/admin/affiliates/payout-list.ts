import type { AdminPayout, PayoutAction } from '#contract/admin-affiliates.ts';
import type { PayoutMethod, PayoutStatus } from '#contract/affiliates.ts';

const stepsOf: Record<PayoutStatus, readonly PayoutAction[]> = {
  requested: ['approve', 'cancel'],
  approved: ['cancel'],
  submitted: ['mark-paid', 'mark-failed'],
  paid: [],
  failed: [],
  canceled: [],
};

/** One that came back with a backup may have been sent since. */
const restoredSteps = ['approve', 'mark-paid', 'cancel'] as const satisfies PayoutAction[];

/** What the operator can do with a payout; the run on the 5th leads from approved to submitted. */
export function payoutSteps(payout: AdminPayout): readonly PayoutAction[] {
  const again = payout.outdatedBy === 'restored' ? restoredSteps : stepsOf.requested;
  const steps = payout.outdatedBy ? again : stepsOf[payout.status];
  return steps.filter((action) => action !== 'approve' || canBePaid(payout));
}

export function waitsForApproval(payout: AdminPayout): boolean {
  return canBePaid(payout) && (payout.status === 'requested' || payout.outdatedBy !== null);
}

/** An erased account can give no payment details any more. */
function canBePaid({ isErased, method }: AdminPayout): boolean {
  return !isErased || method !== null;
}

export interface PayoutFile {
  month: string;
  method: PayoutMethod;
  payouts: number;
  totalCents: number;
}

/** The files of each month with payouts that the run has submitted, the newest month first: no others are in the server's file. */
export function payoutFilesOf(payouts: readonly AdminPayout[]): PayoutFile[] {
  const files = new Map<string, PayoutFile>();
  for (const { month, method, status, amountCents } of payouts) {
    if (!method || status !== 'submitted') continue;
    const file = files.get(`${month} ${method}`) ?? { month, method, payouts: 0, totalCents: 0 };
    files.set(`${month} ${method}`, {
      ...file,
      payouts: file.payouts + 1,
      totalCents: file.totalCents + amountCents,
    });
  }
  return [...files.values()].sort((a, b) => b.month.localeCompare(a.month) || b.method.localeCompare(a.method));
}
