import { desc, eq, sql } from 'drizzle-orm';
import type { AdminPayout } from '#contract/admin-affiliates.ts';
import { account, affiliate, affiliatePaymentDetails, payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { isApprovalOutdated, unsealDetails } from './payment-details.ts';
import { executionDay, sendableFrom } from './rules.ts';
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
      details: affiliatePaymentDetails,
    })
    .from(payout)
    .leftJoin(affiliate, eq(affiliate.id, payout.affiliateId))
    .leftJoin(account, eq(account.id, affiliate.accountId))
    .leftJoin(affiliatePaymentDetails, eq(affiliatePaymentDetails.accountId, affiliate.accountId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof payoutRows>>[number];

function present(deps: Deps, { payout: row, username, email, details }: Row): AdminPayout {
  const { id, affiliateId, month, status, amountCents, requestedAt } = row;
  const sealed = (row.submittedAt ? row.sealedTarget : details?.sealedTarget) ?? null;
  const opened = sealed === null ? null : unsealDetails(deps, sealed);
  return {
    id,
    affiliateId,
    username: username ?? 'Compte supprimé',
    email: email ?? '',
    month,
    status,
    amountCents,
    method: (row.submittedAt && row.method) ?? details?.method ?? null,
    target: opened && maskedTarget(opened),
    isTargetUnreadable: sealed !== null && opened === null,
    newTarget: newTargetOf(row, details, deps.clock.now()),
    needsNewApproval: isApprovalOutdated(row, details),
    requestedAt: requestedAt.toISOString(),
    executedOn: executionDay(month).toISOString(),
  };
}

function newTargetOf({ status }: Row['payout'], details: Row['details'], now: Date): AdminPayout['newTarget'] {
  const isOpen = status === 'requested' || status === 'approved';
  if (!isOpen || !details) return null;
  const from = sendableFrom(details.updatedAt);
  return now < from ? { changedAt: details.updatedAt.toISOString(), sendableFrom: from.toISOString() } : null;
}
