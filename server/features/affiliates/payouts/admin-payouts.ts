import { desc, eq, sql } from 'drizzle-orm';
import type { AdminPayout } from '#contract/admin-affiliates.ts';
import { account, affiliate, affiliatePaymentDetails, payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { overdrawnOf } from '../ledger/balances.ts';
import { outdatedBy } from './outdated-approval.ts';
import { unsealDetails } from './payment-details.ts';
import { frozenTarget, targetOfDetails } from './payout-target.ts';
import { executionDay, isOpen, sendableFrom } from './rules.ts';
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
  const isErased = username === null;
  const target = isErased ? frozenTarget(row) : targetOfDetails(details);
  const shown = row.submittedAt ? frozenTarget(row) : target;
  const opened = shown && unsealDetails(deps, shown.sealedTarget);
  return {
    id,
    affiliateId,
    username: username ?? 'Compte supprimé',
    email: email ?? '',
    isErased,
    month,
    status,
    amountCents,
    method: shown?.method ?? null,
    target: opened && maskedTarget(opened),
    isTargetUnreadable: shown !== null && opened === null,
    newTarget: newTargetOf(row, details, deps.clock.now()),
    outdatedBy: outdatedBy(row, { target, isOverdrawn }),
    requestedAt: requestedAt.toISOString(),
    executedOn: executionDay(month).toISOString(),
  };
}

function newTargetOf({ status }: Row['payout'], details: Row['details'], now: Date): AdminPayout['newTarget'] {
  if (!isOpen(status) || !details) return null;
  const from = sendableFrom(details.updatedAt);
  return now < from ? { changedAt: details.updatedAt.toISOString(), sendableFrom: from.toISOString() } : null;
}
