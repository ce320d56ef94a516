import { and, eq, gte } from 'drizzle-orm';
import type { ShownPaymentDetails } from '#contract/affiliate-accounts.ts';
import type * as contract from '#contract/affiliate-payments.ts';
import { type PaymentDetails, paymentDetails } from '#contract/affiliate-payments.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Database } from '../../../db/open.ts';
import { affiliate, affiliatePaymentDetails } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { type CheckedProof, requireProof, requireSameProof } from '../../passkeys/proof.ts';
import { newTargetMs } from './rules.ts';
import { maskedTarget, sepaProblems } from './targets.ts';

// Where an affiliate is paid. The whole details are stored encrypted; only their end is readable in the database.

const purpose = 'payment-details';
export type StoredDetails = typeof affiliatePaymentDetails.$inferSelect;

/** For a member who confirms with the password or a passkey. */
export async function changePaymentDetails(
  deps: Deps,
  call: Call,
  accountId: string,
  { password, passkey, ...details }: BodyOf<typeof contract.savePaymentDetails>,
): Promise<ShownPaymentDetails> {
  const checked = await requireProof(deps, call, accountId, { password, passkey });
  return await savePaymentDetails(deps, accountId, details, checked);
}

/** Stores the details and tells the affiliate by mail. The details that are stored already change nothing. */
export async function savePaymentDetails(
  deps: Deps,
  accountId: string,
  details: PaymentDetails,
  checked?: CheckedProof,
): Promise<ShownPaymentDetails> {
  const fields = details.method === 'sepa' ? sepaProblems(details) : {};
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid_body', first, { fields });
  const changedAt = deps.clock.now();
  const values = {
    method: details.method,
    holder: details.method === 'sepa' ? details.holder : null,
    sealedTarget: sealDetails(deps, details),
    shownTarget: maskedTarget(details),
    updatedAt: changedAt,
  };
  const stored = await deps.db.transaction(async (tx) => {
    if (checked) await requireSameProof(tx, checked);
    // A payout is approved and submitted under the same lock.
    await tx.select().from(affiliate).where(eq(affiliate.accountId, accountId)).for('update');
    const before = await findPaymentDetails(tx, accountId);
    if (before && isSame(deps, before, details)) return before;
    const [written] = await tx
      .insert(affiliatePaymentDetails)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: affiliatePaymentDetails.accountId, set: values })
      .returning();
    if (!written) throw new Error('payment details were not stored');
    await deps.jobs.enqueue(tx, 'mail.payment-details-changed', { accountId, changedAt: changedAt.toISOString() });
    return written;
  });
  return presentPaymentDetails(stored);
}

/**
 * For an owner who takes the account back, or needs the mailbox to come in: removes the details that were given since `takenAt`, or so
 * shortly before that nothing could be sent there yet, since a thief may have given them. The owner gives their own again.
 */
export async function removeDoubtfulDetails(
  tx: Database,
  deps: Deps,
  accountId: string,
  { takenAt, after }: { takenAt: Date; after: 'restore' | 'reset' },
): Promise<void> {
  await tx.select().from(affiliate).where(eq(affiliate.accountId, accountId)).for('update');
  const since = new Date(takenAt.getTime() - newTargetMs);
  const removed = await tx
    .delete(affiliatePaymentDetails)
    .where(and(eq(affiliatePaymentDetails.accountId, accountId), gte(affiliatePaymentDetails.updatedAt, since)))
    .returning({ accountId: affiliatePaymentDetails.accountId });
  if (removed.length > 0) await deps.jobs.enqueue(tx, 'mail.payment-details-removed', { accountId, after });
}

function isSame(deps: Deps, stored: StoredDetails, given: PaymentDetails): boolean {
  const known = unsealDetails(deps, stored.sealedTarget);
  if (known?.method === 'sepa' && given.method === 'sepa')
    return known.iban === given.iban && known.holder === given.holder;
  return known?.method === 'paypal' && given.method === 'paypal' && known.email === given.email;
}

export function presentPaymentDetails({ method, holder, shownTarget, updatedAt }: StoredDetails): ShownPaymentDetails {
  return { method, holder, target: shownTarget, updatedAt: updatedAt.toISOString() };
}

export async function findPaymentDetails(tx: Database, accountId: string): Promise<StoredDetails | null> {
  const [found] = await tx
    .select()
    .from(affiliatePaymentDetails)
    .where(eq(affiliatePaymentDetails.accountId, accountId));
  return found ?? null;
}

function sealDetails({ signer }: Pick<Deps, 'signer'>, details: PaymentDetails): string {
  return signer.seal(purpose, JSON.stringify(details));
}

/** Null for details that were sealed with another APP_SECRET: nobody can read them any more. */
export function unsealDetails({ signer }: Pick<Deps, 'signer'>, sealed: string): PaymentDetails | null {
  let text: string;
  try {
    text = signer.unseal(purpose, sealed);
  } catch {
    return null;
  }
  return paymentDetails.parse(JSON.parse(text));
}
