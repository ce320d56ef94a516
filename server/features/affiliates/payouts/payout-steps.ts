import { and, eq, inArray } from 'drizzle-orm';
import type { PayoutStatus } from '#contract/affiliates.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { ledgerEntry, payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { recordAdminAction } from '../../admin/audit.ts';
import { balanceOf } from '../ledger/balances.ts';
import { lockAffiliate } from '../lock-affiliate.ts';
import {
  type StoredDetails as Details,
  findPaymentDetails,
  isApprovalOutdated,
  unsealDetails,
} from './payment-details.ts';
import { canBecome, cutoffOf, executionDay, isDebited, sendableFrom } from './rules.ts';

// requested → approved → submitted → paid, failed or canceled. Approval debits the ledger; failed and canceled credit it again.
// Each step is one transaction under the affiliate's lock.

type Payout = typeof payout.$inferSelect;
/** `submitted` is refused before the 5th of the following month, and but to the account that was approved, seven days after it was given. */
type Step = { to: 'approved' | 'submitted' | 'paid' | 'failed' | 'canceled' };

/** Moves a payout one step further, for the operator. Repeating a step changes nothing; skipping one is refused. */
export async function stepPayout(deps: Deps, payoutId: string, step: Step): Promise<Payout> {
  return await deps.db.transaction(async (tx) => {
    const { affiliateId } = await getPayout(tx, payoutId);
    const owner = await lockAffiliate(tx, affiliateId);
    const current = await getPayout(tx, payoutId);
    const details = owner.accountId ? await findPaymentDetails(tx, owner.accountId) : null;
    const isApprovedAgain = step.to === 'approved' && isApprovalOutdated(current, details);
    if (current.status === step.to && !isApprovedAgain) return current;
    if (step.to === 'approved' && owner.status !== 'active' && owner.status !== 'suspended')
      throw new AppError('conflict', "Cette personne n'est pas affiliée.", { reason: 'not_an_affiliate' });
    const moved = isApprovedAgain
      ? await approveAgain(deps, tx, current, details)
      : await move(deps, tx, current, step, details);
    if (step.to === 'paid' || step.to === 'failed')
      await deps.jobs.enqueue(tx, 'mail.payout-closed', { payoutId, outcome: step.to });
    await recordAdminAction(tx, deps.clock, {
      action: 'payout',
      subjectId: owner.accountId,
      details: { payoutId, status: step.to },
    });
    await deps.jobs.enqueue(tx, 'figures.count', {});
    return moved;
  });
}

/** Cancels payouts that were not sent yet; the caller holds the affiliate's lock. */
export async function cancelOpenPayouts(deps: Deps, tx: Database, affiliateId: string): Promise<void> {
  const open = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.affiliateId, affiliateId), inArray(payout.status, ['requested', 'approved'])));
  for (const current of open) await move(deps, tx, current, { to: 'canceled' }, null);
}

async function getPayout(tx: Database, payoutId: string): Promise<Payout> {
  const [found] = await tx.select().from(payout).where(eq(payout.id, payoutId));
  if (!found) throw new AppError('not_found', "Ce versement n'existe pas.");
  return found;
}

/** The debit stands; only the account is approved anew. */
async function approveAgain(deps: Deps, tx: Database, current: Payout, details: Details | null): Promise<Payout> {
  const changes = { approvedAt: deps.clock.now(), ...targetOf(details) };
  await tx.update(payout).set(changes).where(eq(payout.id, current.id));
  return { ...current, ...changes };
}

async function move(deps: Deps, tx: Database, current: Payout, step: Step, details: Details | null): Promise<Payout> {
  if (!canBecome(current.status, step.to))
    throw new AppError('conflict', "Ce versement n'en est pas là.", { reason: current.status });
  const now = deps.clock.now();
  const changes: Partial<Payout> = { status: step.to, ...(await changesOf(deps, tx, current, step, now, details)) };
  const moved = { ...current, ...changes };
  const amountCents = entryAmount(current, moved);
  if (amountCents !== 0) await write(tx, moved, amountCents, now);
  await tx.update(payout).set(changes).where(eq(payout.id, current.id));
  return moved;
}

async function changesOf(
  deps: Deps,
  tx: Database,
  current: Payout,
  step: Step,
  now: Date,
  details: Details | null,
): Promise<Partial<Payout>> {
  if (step.to === 'approved')
    return { approvedAt: now, amountCents: await payableCents(tx, current, now), ...targetOf(details) };
  if (step.to === 'submitted') {
    refuseToSend(deps, current, details, now);
    return { submittedAt: now };
  }
  return { closedAt: now, ...(current.submittedAt ? {} : targetOf(null)) };
}

/** Frozen by the approval: what is sent goes where the operator approved it. */
function targetOf(details: Details | null): Pick<Payout, 'method' | 'sealedTarget'> {
  return { method: details?.method ?? null, sealedTarget: details?.sealedTarget ?? null };
}

function refuseToSend(deps: Deps, current: Payout, details: Details | null, now: Date): void {
  const day = executionDay(current.month);
  if (now < day)
    throw new AppError('conflict', `Ce versement part le ${formatDay(day)}.`, { reason: 'before_execution_day' });
  if (!details)
    throw new AppError('conflict', "Cette personne n'a pas encore donné d'IBAN ni d'adresse PayPal.", {
      reason: 'no_payment_details',
    });
  if (isApprovalOutdated(current, details))
    throw new AppError('conflict', 'Le compte a changé depuis ton accord : approuve ce versement de nouveau.', {
      reason: 'approval_outdated',
    });
  if (!unsealDetails(deps, details.sealedTarget))
    throw new AppError('conflict', 'Les coordonnées de cette personne sont illisibles : redemande-les-lui.', {
      reason: 'unreadable_target',
    });
  const from = sendableFrom(details.updatedAt);
  if (now < from)
    throw new AppError('conflict', `Ce compte de versement est nouveau : rien n'y part avant le ${formatDay(from)}.`, {
      reason: 'new_target',
    });
}

/** What is available by the end of the payout's month, recomputed now: it may differ from what was requested. */
async function payableCents(tx: Database, { affiliateId, month }: Payout, now: Date): Promise<number> {
  const { availableCents } = await balanceOf(tx, affiliateId, cutoffOf(month, now));
  if (availableCents >= affiliateTerms.minimumPayoutCents) return availableCents;
  throw new AppError('conflict', `Il ne reste que ${formatEuros(availableCents)} à verser.`, {
    reason: 'below_minimum',
  });
}

function entryAmount(before: { status: PayoutStatus }, after: Payout): number {
  return (Number(isDebited(before.status)) - Number(isDebited(after.status))) * after.amountCents;
}

async function write(tx: Database, of: Payout, amountCents: number, now: Date): Promise<void> {
  const { affiliateId, month } = of;
  const key = `payout:${affiliateId}:${month}`;
  const [debit] = await tx.select({ id: ledgerEntry.id }).from(ledgerEntry).where(eq(ledgerEntry.idempotencyKey, key));
  await tx.insert(ledgerEntry).values({
    affiliateId,
    type: debit ? 'payout_reversal' : 'payout',
    amountCents,
    parentId: debit?.id ?? null,
    basis: { payoutId: of.id, month, status: of.status },
    availableAt: now,
    idempotencyKey: debit ? `payout_reversal:${affiliateId}:${month}` : key,
    createdAt: now,
  });
}
