import { eq } from 'drizzle-orm';
import type { ShownPaymentDetails } from '#contract/affiliate-accounts.ts';
import { type PaymentDetails, paymentDetails } from '#contract/affiliate-payments.ts';
import type { Database } from '../../../db/open.ts';
import { affiliatePaymentDetails } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { maskedTarget, sepaProblems } from './targets.ts';

// Where an affiliate is paid. The whole details are stored encrypted; only their end is readable in the database.

const purpose = 'payment-details';
type Stored = typeof affiliatePaymentDetails.$inferSelect;

export async function savePaymentDetails(
  deps: Deps,
  accountId: string,
  details: PaymentDetails,
): Promise<ShownPaymentDetails> {
  const fields = details.method === 'sepa' ? sepaProblems(details) : {};
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid_body', first, { fields });
  const values = {
    method: details.method,
    holder: details.method === 'sepa' ? details.holder : null,
    sealedTarget: sealDetails(deps, details),
    shownTarget: maskedTarget(details),
    updatedAt: deps.clock.now(),
  };
  const [stored] = await deps.db
    .insert(affiliatePaymentDetails)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: affiliatePaymentDetails.accountId, set: values })
    .returning();
  if (!stored) throw new Error('payment details were not stored');
  return presentPaymentDetails(stored);
}

export function presentPaymentDetails({ method, holder, shownTarget, updatedAt }: Stored): ShownPaymentDetails {
  return { method, holder, target: shownTarget, updatedAt: updatedAt.toISOString() };
}

export async function findPaymentDetails(tx: Database, accountId: string): Promise<Stored | null> {
  const [found] = await tx
    .select()
    .from(affiliatePaymentDetails)
    .where(eq(affiliatePaymentDetails.accountId, accountId));
  return found ?? null;
}

function sealDetails({ signer }: Pick<Deps, 'signer'>, details: PaymentDetails): string {
  return signer.seal(purpose, JSON.stringify(details));
}

export function unsealDetails({ signer }: Pick<Deps, 'signer'>, sealed: string): PaymentDetails {
  return paymentDetails.parse(JSON.parse(signer.unseal(purpose, sealed)));
}
