import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { priceList } from '#contract/price-list.ts';
import type { CustomerSnapshot, SubscriptionSnapshot } from '../../../adapters/payments/port.ts';
import type { Database } from '../../../db/open.ts';
import { billingNotice, checkoutIntent, invoice, refundNotices } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { leftCents } from '../invoices.ts';
import { chargedAfterEnd, listOverrunning } from '../leaving/charged-after-end.ts';
import { soldAfterEnd } from '../leaving/sold-after-end.ts';
import { notifyOnce } from '../notices.ts';
import { paidAfterMark } from './marked-ends.ts';

// A payment after the agreed end of a cancelled contract, for a subscription that we ended, or for an add-on after Pro's end, is noted with the
// mail that tells of its refund, in the transaction that stores the payment. The note stands, whatever becomes of the cancellation or of the
// account.

/** Notes what was charged after an agreed end. Answers all invoices noted for a refund so far: affiliates earn nothing on them. */
export async function noteChargedAfterEnd(tx: Database, deps: Deps, snapshot: CustomerSnapshot): Promise<string[]> {
  // Most customers have paid once, when they bought Pro.
  const hasRenewed = snapshot.invoices.some(({ billingReason }) => billingReason !== 'subscription_create');
  if (!hasRenewed && !snapshot.subscriptions.some(isAddon)) return [];
  const late = [...(await chargedAfterEnd(tx, snapshot.id)), ...(await paidAfterMark(tx, snapshot.id))];
  for (const id of late) await notifyOnce(tx, deps, snapshot.id, 'charged_after_end', id);
  for (const { invoiceId, subscriptionId } of await soldAfterEnd(tx, snapshot.id)) {
    await notifyOnce(tx, deps, snapshot.id, 'charged_after_end', invoiceId);
    await tx
      .update(checkoutIntent)
      .set({ status: 'refunded' })
      .where(eq(checkoutIntent.subscriptionId, subscriptionId));
  }
  const noted = await tx
    .select({ id: billingNotice.about })
    .from(billingNotice)
    .where(and(eq(billingNotice.customerId, snapshot.id), inArray(billingNotice.notice, refundNotices)));
  return noted.map(({ id }) => id);
}

export function isAddon({ priceKey }: SubscriptionSnapshot): boolean {
  return priceKey !== null && priceList[priceKey].entitlement !== 'pro';
}

/** Refunds what was noted, then ends what runs beyond its agreed end. Answers whether there was any of it. */
export async function settleAfterEnd(deps: Deps, customerId: string): Promise<boolean> {
  const due = await listNotedDue(deps.db, customerId);
  for (const { chargeId, notice } of due)
    if (chargeId) await deps.payments.refundCharge(chargeId, `refund:${notice}:${chargeId}`);
  // Refund before cancelling, as for a second purchase.
  const overrunning = await listOverrunning(deps.db, customerId);
  for (const { id } of overrunning) await deps.payments.cancelNow(id);
  return due.length > 0 || overrunning.length > 0;
}

/** Payments that were noted and can still be refunded, of one customer or of all. */
export async function listNotedDue(db: Database, customerId?: string) {
  const of = customerId ? eq(invoice.customerId, customerId) : undefined;
  return await db
    .select({ customerId: invoice.customerId, chargeId: invoice.chargeId, notice: billingNotice.notice })
    .from(billingNotice)
    .innerJoin(invoice, and(eq(invoice.id, billingNotice.about), eq(invoice.customerId, billingNotice.customerId)))
    .where(and(of, inArray(billingNotice.notice, refundNotices), isNotNull(invoice.chargeId), gt(leftCents, 0)));
}
