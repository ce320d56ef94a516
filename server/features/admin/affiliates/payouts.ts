import { desc, eq, sql } from 'drizzle-orm';
import type { AdminPayout, PayoutAction } from '#contract/admin-affiliates.ts';
import type { PayoutStatus } from '#contract/affiliates.ts';
import { account, affiliate, affiliatePaymentDetails, payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { stepPayout } from '../../affiliates/payouts/payout-steps.ts';
import { executionDay } from '../../affiliates/payouts/rules.ts';
import { recordLook } from '../audit.ts';

const shown = 200;

/** What waits for the operator first: requests, then what is approved or on its way, then what is closed, each newest first. */
export async function listPayouts(deps: Deps): Promise<AdminPayout[]> {
  await recordLook(deps.db, deps.clock, 'list-payouts');
  const rows = await selectPayouts(deps)
    .orderBy(
      sql`array_position(array['requested', 'approved', 'submitted'], ${payout.status}) nulls last`,
      desc(payout.requestedAt),
      payout.id,
    )
    .limit(shown);
  return rows.map(present);
}

const statusAfter: Record<PayoutAction, Exclude<PayoutStatus, 'requested' | 'submitted'>> = {
  approve: 'approved',
  cancel: 'canceled',
  'mark-paid': 'paid',
  'mark-failed': 'failed',
};

export async function decidePayout(deps: Deps, payoutId: string, action: PayoutAction): Promise<AdminPayout> {
  await stepPayout(deps, payoutId, { to: statusAfter[action] });
  const [row] = await selectPayouts(deps).where(eq(payout.id, payoutId));
  if (!row) throw new AppError('not_found', "Ce versement n'existe pas.");
  return present(row);
}

function selectPayouts({ db }: Deps) {
  return db
    .select({
      payout,
      username: account.username,
      email: account.email,
      method: affiliatePaymentDetails.method,
      target: affiliatePaymentDetails.shownTarget,
    })
    .from(payout)
    .leftJoin(affiliate, eq(affiliate.id, payout.affiliateId))
    .leftJoin(account, eq(account.id, affiliate.accountId))
    .leftJoin(affiliatePaymentDetails, eq(affiliatePaymentDetails.accountId, account.id))
    .$dynamic();
}

function present({ payout: own, ...of }: Awaited<ReturnType<typeof selectPayouts>>[number]): AdminPayout {
  const { id, affiliateId, month, status, amountCents, requestedAt } = own;
  return {
    ...{ id, affiliateId, month, status, amountCents },
    // A payout outlives its account.
    username: of.username ?? 'Compte supprimé',
    email: of.email ?? '',
    method: own.method ?? of.method,
    target: of.target,
    requestedAt: requestedAt.toISOString(),
    executedOn: executionDay(month).toISOString(),
  };
}
