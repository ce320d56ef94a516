import { eq } from 'drizzle-orm';
import { formatDay, formatEuros } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { recordAdminAction } from '../../admin/audit.ts';
import { balanceOf, overdrawnOf } from '../ledger/balances.ts';
import { lockUnlessErased } from '../lock-affiliate.ts';
import { outdatedBy } from './outdated-approval.ts';
import { findPaymentDetails, unsealDetails } from './payment-details.ts';
import { change, changeStatus, write } from './payout-row.ts';
import { columnsOf, frozenTarget, type PayoutTarget, targetOfDetails } from './payout-target.ts';
import { canBecome, canRestoredBecome, cutoffOf, executionDay } from './rules.ts';

// requested → approved → submitted → paid, failed or canceled. Approval debits the ledger; failed and canceled credit it again.
// One that a backup brought back may also become paid at once. Each step is one transaction under the affiliate's lock.

type Payout = typeof payout.$inferSelect;
/** `submitted` is refused before the 5th of the following month, and but to the account that was approved, seven days after it was given. */
type Step = { to: 'approved' | 'submitted' | 'paid' | 'failed' | 'canceled' };

/** What a step is judged by, as it is under the lock. */
interface Found {
  target: PayoutTarget | null;
  isOverdrawn: boolean;
}

/**
 * Moves a payout one step further, for the operator. Repeating a step changes nothing; skipping one is refused. A payout whose account was
 * erased goes where the erasure froze it.
 */
export async function stepPayout(deps: Deps, payoutId: string, step: Step): Promise<Payout> {
  return await deps.db.transaction(async (tx) => {
    const { affiliateId } = await getPayout(tx, payoutId);
    const owner = await lockUnlessErased(tx, affiliateId);
    const current = await lockPayout(tx, payoutId);
    const target = owner ? targetOfDetails(await findPaymentDetails(tx, owner.accountId)) : frozenTarget(current);
    const isOverdrawn = (await overdrawnOf(tx, [affiliateId], deps.clock.now())).has(affiliateId);
    const found = { target, isOverdrawn };
    const isApprovedAgain =
      step.to === 'approved' && current.status === 'approved' && outdatedBy(current, found) !== null;
    if (current.status === step.to && !isApprovedAgain) return current;
    const isPayable = owner ? owner.status === 'active' || owner.status === 'suspended' : target !== null;
    if (step.to === 'approved' && !isPayable)
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
  const again = { approvedAt: now, restoredAt: null, ...columnsOf(found.target) };
  if (!found.isOverdrawn) return await change(tx, current, again);
  await write(tx, current, current.amountCents, now);
  const amountCents = await availableCents(tx, current, now);
  if (amountCents < affiliateTerms.minimumPayoutCents)
    return await change(tx, current, { status: 'canceled', closedAt: now, ...columnsOf(null) });
  const approved = await change(tx, current, { ...again, amountCents });
  await write(tx, approved, -amountCents, now);
  return approved;
}

async function move(deps: Deps, tx: Database, current: Payout, step: Step, found: Found): Promise<Payout> {
  const isAllowed = current.restoredAt ? canRestoredBecome : canBecome;
  if (!isAllowed(current.status, step.to))
    throw new AppError('conflict', "Ce versement n'en est pas là.", { reason: current.status });
  const now = deps.clock.now();
  return await changeStatus(
    tx,
    current,
    { status: step.to, ...(await changesOf(deps, tx, current, step, now, found)) },
    now,
  );
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
    return { approvedAt: now, amountCents: await payableCents(tx, current, now), ...columnsOf(found.target) };
  if (step.to === 'submitted') {
    refuseToSend(deps, current, found, now);
    return { submittedAt: now };
  }
  const wasSent = current.submittedAt !== null || step.to === 'paid';
  return { closedAt: now, ...(wasSent ? {} : columnsOf(null)) };
}

const whyAgain = {
  new_account: 'Le compte a changé depuis ton accord : approuve ce versement de nouveau.',
  refunds: 'Des achats ont été remboursés depuis ton accord : approuve ce versement de nouveau.',
  restored:
    "Ce versement vient d'une sauvegarde : vérifie sur ton relevé qu'il n'est pas déjà parti, puis approuve-le ou marque-le payé.",
};

function refuseToSend(deps: Deps, current: Payout, found: Found, now: Date): void {
  const { target } = found;
  const day = executionDay(current.month);
  if (now < day)
    throw new AppError('conflict', `Ce versement part le ${formatDay(day)}.`, { reason: 'before_execution_day' });
  if (!target)
    throw new AppError('conflict', "Cette personne n'a pas encore donné d'IBAN ni d'adresse PayPal.", {
      reason: 'no_payment_details',
    });
  const outdated = outdatedBy(current, found);
  if (outdated) throw new AppError('conflict', whyAgain[outdated], { reason: 'approval_outdated' });
  if (!unsealDetails(deps, target.sealedTarget))
    throw new AppError('conflict', 'Les coordonnées de cette personne sont illisibles : redemande-les-lui.', {
      reason: 'unreadable_target',
    });
  const from = formatDay(target.sendableFrom);
  if (now < target.sendableFrom)
    throw new AppError('conflict', `Ce compte de versement est nouveau : rien n'y part avant le ${from}.`, {
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
