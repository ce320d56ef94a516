import { desc, eq, sql } from 'drizzle-orm';
import type { AdminPayout } from '#contract/admin-affiliates.ts';
import { account, affiliate, affiliatePaymentDetails, payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { unsealDetails } from './payment-details.ts';
import { executionDay } from './rules.ts';
import { maskedTarget } from './targets.ts';

// Payouts as the operator sees them.

const listedPayouts = 200;

/** What waits for the operator first: requests, then what is approved or on its way, then what is closed, each newest first. */
export async function listPayouts(deps: Deps): Promise<AdminPayout[]> {
  const rows = await payoutRows(deps)
    .orderBy(
      sql`array_position(array['requested', 'approved', 'submitted'], ${payout.status}) nulls last`,
      desc(payout.requestedAt),
      payout.id,
    )
    .limit(listedPayouts);
  return rows.map((row) => present(deps, row));
}

export async function getAdminPayout(deps: Deps, payoutId: string): Promise<AdminPayout> {
  const [row] = await payoutRows(deps).where(eq(payout.id, payoutId));
  if (!row) throw new AppError('not_found', "Ce versement n'existe pas.");
  return present(deps, row);
}

/** The payout of an erased account stays in the list, without a name. */
function payoutRows({ db }: Deps) {
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
    .leftJoin(affiliatePaymentDetails, eq(affiliatePaymentDetails.accountId, affiliate.accountId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof payoutRows>>[number];

function present(deps: Deps, { payout: row, username, email, method, target }: Row): AdminPayout {
  const { id, affiliateId, month, status, amountCents, sealedTarget, requestedAt } = row;
  return {
    id,
    affiliateId,
    username: username ?? 'Compte supprimé',
    email: email ?? '',
    month,
    status,
    amountCents,
    method: row.method ?? method,
    target: sealedTarget ? maskedTarget(unsealDetails(deps, sealedTarget)) : target,
    requestedAt: requestedAt.toISOString(),
    executedOn: executionDay(month).toISOString(),
  };
}
