import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PayoutStatus } from '#contract/affiliates.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { ledgerEntry, payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { recordAdminAction } from '../../admin/audit.ts';
import { balanceOf, overdrawnOf } from '../ledger/balances.ts';
import { lockUnlessErased } from '../lock-affiliate.ts';
import { outdatedBy } from './outdated-approval.ts';
import { type StoredDetails as Details, findPaymentDetails, unsealDetails } from './payment-details.ts';
import { canBecome, cutoffOf, executionDay, isDebited, sendableFrom } from './rules.ts';

// requested → approved → submitted → paid, failed or canceled. Approval debits the ledger; failed and canceled credit it again.
// Each step is one transaction under the affiliate's lock.

type Payout = typeof payout.$inferSelect;
/** `submitted` is refused before the 5th of the following month, and but to the account that was approved, seven days after it was given. */
type Step = { to: 'approved' | 'submitted' | 'paid' | 'failed' | 'canceled' };

/** What a step is judged by, as it is under the lock. */
interface Found {
  details: Details | null;
  isOverdrawn: boolean;
}

/**
 * Moves a payout one step further, for the operator. Repeating a step changes nothing; skipping one is refused. A payout whose account was
 * erased can still be closed.
 */
export async function stepPayout(deps: Deps, payoutId: string, step: Step): Promise<Payout> {
  return await deps.db.transaction(async (tx) => {
    const { affiliateId } = await getPayout(tx, payoutId);
    const owner = await lockUnlessErased(tx, affiliateId);
    const current = await lockPayout(tx, payoutId);
    const details = owner ? await findPaymentDetails(tx, owner.accountId) : null;
    const isOverdrawn = (await overdrawnOf(tx, [affiliateId], deps.clock.now())).has(affiliateId);
    const found = { details, isOverdrawn };
    const isApprovedAgain = step.to === 'approved' && outdatedBy(current, found) !== null;
    if (current.status === step.to && !isApprovedAgain) return current;
    if (step.to === 'approved' && owner?.status !== 'active' && owner?.status !== 'suspended')
      throw new AppError('conflict', "Cette personne n'est pas affiliée.", { reason: 'not_an_affiliate' });
    const moved = isApprovedAgain
      ? await approveAgain(deps, tx, current, found)
      : await move(deps, tx, current, step, found);
    if (step.to === 'paid' || step.to === 'failed')
      await deps.jobs.enqueue(tx, 'mail.payout-closed', { payoutId, outcome: step.to });
    await recordAdminAction(tx, deps.clock, {
      action: 'payout',
      ...(owner && { subjectId: owner.accountId }),
      details: { payoutId, status: moved.status },
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
  for (const current of open) await move(deps, tx, current, { to: 'canceled' }, { details: null, isOverdrawn: false });
}

async function getPayout(tx: Database, payoutId: string): Promise<Payout> {
  const [found] = await tx.select().from(payout).where(eq(payout.id, payoutId));
  if (!found) throw new AppError('not_found', "Ce versement n'existe pas.");
  return found;
}

/** After the affiliate's own lock, which an erased account has no more. */
async function lockPayout(tx: Database, payoutId: string): Promise<Payout> {
  await tx.select({ id: payout.id }).from(payout).where(eq(payout.id, payoutId)).for('update');
  return await getPayout(tx, payoutId);
}

/** The debit stands where only the account is approved anew. After refunds it is credited, and what is left is debited if it can be paid. */
async function approveAgain(deps: Deps, tx: Database, current: Payout, found: Found): Promise<Payout> {
  const now = deps.clock.now();
  const again = { approvedAt: now, ...targetOf(found.details) };
  if (!found.isOverdrawn) return await change(tx, current, again);
  await write(tx, current, current.amountCents, now);
  const amountCents = await availableCents(tx, current, now);
  if (amountCents < affiliateTerms.minimumPayoutCents)
    return await change(tx, current, { status: 'canceled', closedAt: now, ...targetOf(null) });
  const approved = await change(tx, current, { ...again, amountCents });
  await write(tx, approved, -amountCents, now);
  return approved;
}

async function change(tx: Database, current: Payout, changes: Partial<Payout>): Promise<Payout> {
  await tx.update(payout).set(changes).where(eq(payout.id, current.id));
  return { ...current, ...changes };
}

async function move(deps: Deps, tx: Database, current: Payout, step: Step, found: Found): Promise<Payout> {
  if (!canBecome(current.status, step.to))
    throw new AppError('conflict', "Ce versement n'en est pas là.", { reason: current.status });
  const now = deps.clock.now();
  const moved = await change(tx, current, {
    status: step.to,
    ...(await changesOf(deps, tx, current, step, now, found)),
  });
  const amountCents = entryAmount(current, moved);
  if (amountCents !== 0) await write(tx, moved, amountCents, now);
  return moved;
}

async function changesOf(
  deps: Deps,
  tx: Database,
  current: Payout,
  step: Step,
  now: Date,
  found: Found,
): Promise<Partial<Payout>> {
  if (step.to === 'approved')
    return { approvedAt: now, amountCents: await payableCents(tx, current, now), ...targetOf(found.details) };
  if (step.to === 'submitted') {
    refuseToSend(deps, current, found, now);
    return { submittedAt: now };
  }
  return { closedAt: now, ...(current.submittedAt ? {} : targetOf(null)) };
}

/** Frozen by the approval: what is sent goes where the operator approved it. */
function targetOf(details: Details | null): Pick<Payout, 'method' | 'sealedTarget'> {
  return { method: details?.method ?? null, sealedTarget: details?.sealedTarget ?? null };
}

const whatChanged = { new_account: 'Le compte a changé', refunds: 'Des achats ont été remboursés' };

function refuseToSend(deps: Deps, current: Payout, found: Found, now: Date): void {
  const { details } = found;
  const day = executionDay(current.month);
  if (now < day)
    throw new AppError('conflict', `Ce versement part le ${formatDay(day)}.`, { reason: 'before_execution_day' });
  if (!details)
    throw new AppError('conflict', "Cette personne n'a pas encore donné d'IBAN ni d'adresse PayPal.", {
      reason: 'no_payment_details',
    });
  const outdated = outdatedBy(current, found);
  if (outdated)
    throw new AppError('conflict', `${whatChanged[outdated]} depuis ton accord : approuve ce versement de nouveau.`, {
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

/** Refused below the minimum: what is available may differ from what was requested. */
async function payableCents(tx: Database, current: Payout, now: Date): Promise<number> {
  const cents = await availableCents(tx, current, now);
  if (cents >= affiliateTerms.minimumPayoutCents) return cents;
  throw new AppError('conflict', `Il ne reste que ${formatEuros(cents)} à verser.`, { reason: 'below_minimum' });
}

/** What is available by the end of the payout's month, recomputed now. */
async function availableCents(tx: Database, { affiliateId, month }: Payout, now: Date): Promise<number> {
  return (await balanceOf(tx, affiliateId, cutoffOf(month, now))).availableCents;
}

function entryAmount(before: { status: PayoutStatus }, after: Payout): number {
  return (Number(isDebited(before.status)) - Number(isDebited(after.status))) * after.amountCents;
}

/** Debits and credits alternate. The keys of the first pair end with the month, those of the next with `:2`, and so on. */
async function write(tx: Database, of: Payout, amountCents: number, now: Date): Promise<void> {
  const { affiliateId, month } = of;
  const debits = await tx
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.affiliateId, affiliateId),
        eq(ledgerEntry.type, 'payout'),
        sql`${ledgerEntry.basis} ->> 'payoutId' = ${of.id}`,
      ),
    )
    .orderBy(asc(ledgerEntry.id));
  const isDebit = amountCents < 0;
  const type = isDebit ? 'payout' : 'payout_reversal';
  const pair = debits.length + (isDebit ? 1 : 0);
  await tx.insert(ledgerEntry).values({
    affiliateId,
    type,
    amountCents,
    parentId: isDebit ? null : (debits.at(-1)?.id ?? null),
    basis: { payoutId: of.id, month, status: of.status },
    availableAt: now,
    idempotencyKey: `${type}:${affiliateId}:${month}${pair > 1 ? `:${pair}` : ''}`,
    createdAt: now,
  });
}
