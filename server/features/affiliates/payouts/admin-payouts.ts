import { desc, eq, sql } from 'drizzle-orm';
import type { AdminPayout } from '#contract/admin-affiliates.ts';
import { account, affiliate, affiliatePaymentDetails, payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { overdrawnOf } from '../ledger/balances.ts';
import { outdatedBy } from './outdated-approval.ts';
import { unsealDetails } from './payment-details.ts';
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
  return await presentAll(deps, rows);
}

export async function getAdminPayout(deps: Deps, payoutId: string): Promise<AdminPayout> {
  const [shown] = await presentAll(deps, await payoutRows(deps).where(eq(payout.id, payoutId)));
  if (!shown) throw new AppError('not_found', "Ce versement n'existe pas.");
  return shown;
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

async function presentAll(deps: Deps, rows: Row[]): Promise<AdminPayout[]> {
  const approved = rows.filter(({ payout: { status } }) => status === 'approved');
  const affiliateIds = approved.map(({ payout: { affiliateId } }) => affiliateId);
  const overdrawn = await overdrawnOf(deps.db, affiliateIds, deps.clock.now());
  return rows.map((row) => present(deps, row, overdrawn.has(row.payout.affiliateId)));
}

function present(deps: Deps, { payout: row, username, email, details }: Row, isOverdrawn: boolean): AdminPayout {
  const { id, affiliateId, month, status, amountCents, requestedAt } = row;
  const sealed = (row.submittedAt ? row.sealedTarget : details?.sealedTarget) ?? null;
  const isErased = username === null;
  const opened = sealed === null ? null : unsealDetails(deps, sealed);
  return {
    id,
    affiliateId,
    username: username ?? 'Compte supprimé',
    email: email ?? '',
    isErased,
    month,
    status,
    amountCents,
    method: (row.submittedAt && row.method) ?? details?.method ?? null,
    target: opened && maskedTarget(opened),
    isTargetUnreadable: sealed !== null && opened === null,
    newTarget: newTargetOf(row, details, deps.clock.now()),
    outdatedBy: isErased ? null : outdatedBy(row, { details, isOverdrawn }),
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
