import { affiliateTerms } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { ledgerEntry } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { PaidInvoice } from '../../billing/converging/ledger-port.ts';
import { wasActive } from '../affiliate-status.ts';
import { isOwnPurchase } from '../own-purchase.ts';
import { recordClaim, recordStoredClaims } from './claims.ts';
import { lockCustomer } from './lock-customer.ts';
import { availableFrom, commissionOf } from './rules.ts';

/**
 * Writes the commission of a paid invoice, once; answers whether it was written now. Without the fee it is not written yet. A
 * customer without attribution, an affiliate who was not active at payment, and the affiliate's own purchase earn none.
 */
export async function recordCommission(
  deps: Pick<Deps, 'clock'>,
  tx: Database,
  invoice: PaidInvoice,
): Promise<boolean> {
  const { invoiceId, customerId, feeCents, paidAt } = invoice;
  if (feeCents === null) return false;
  const amountCents = commissionOf({ ...invoice, feeCents });
  if (amountCents === 0) return false;
  const affiliateId = await lockCustomer(tx, customerId);
  if (!affiliateId) return false;
  if (await isOwnPurchase(tx, affiliateId, customerId)) {
    await takeBackOwn(deps, tx, invoice);
    return false;
  }
  if (!(await wasActive(tx, affiliateId, paidAt))) return false;
  const written = await tx
    .insert(ledgerEntry)
    .values({
      affiliateId,
      type: 'commission',
      amountCents,
      basis: {
        invoiceId,
        customerId,
        totalCents: invoice.totalCents,
        totalExcludingTaxCents: invoice.totalExcludingTaxCents,
        amountPaidCents: invoice.amountPaidCents,
        feeCents,
        rate: affiliateTerms.commissionRate,
        paidAt: paidAt.toISOString(),
      },
      availableAt: availableFrom(paidAt),
      idempotencyKey: `commission:${invoiceId}`,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: ledgerEntry.id });
  if (written.length === 0) return false;
  await recordStoredClaims(deps, tx, invoice);
  return true;
}

/** Reverses a commission whose purchase turned out to be the affiliate's own, e.g. attached to their account after payment. */
async function takeBackOwn(deps: Pick<Deps, 'clock'>, tx: Database, invoice: PaidInvoice): Promise<void> {
  const { invoiceId, amountPaidCents } = invoice;
  await recordClaim(deps, tx, invoice, {
    key: `own_purchase:${invoiceId}`,
    claimedCents: amountPaidCents,
    effect: 'takes',
  });
}
