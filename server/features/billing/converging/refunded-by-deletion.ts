import { and, eq, exists, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent, dispute, invoice, refund, refundedIntents, subscription } from '../../../db/schema.ts';
import { running } from '../live-subscription.ts';

/**
 * The subscriptions of an erased customer that are to be refunded: those whose intent says so and that run or have a payment left. All
 * others end without a refund: the person used them.
 */
export async function refundedByDeletion(db: Database, customerId: string): Promise<{ id: string }[]> {
  const marked = db
    .select({ id: checkoutIntent.id })
    .from(checkoutIntent)
    .where(and(eq(checkoutIntent.subscriptionId, subscription.id), inArray(checkoutIntent.status, refundedIntents)));
  return await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.customerId, customerId),
        exists(marked),
        or(inArray(subscription.status, running), exists(unrefunded(db))),
      ),
    );
}

/** Payments that no refund was tried for. The provider refunds no disputed payment. */
function unrefunded(db: Database) {
  return db
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.subscriptionId, subscription.id),
        eq(invoice.status, 'paid'),
        isNotNull(invoice.chargeId),
        lt(invoice.amountRefundedCents, invoice.amountPaidCents),
        notExists(db.select({ id: refund.id }).from(refund).where(eq(refund.invoiceId, invoice.id))),
        notExists(db.select({ id: dispute.id }).from(dispute).where(eq(dispute.invoiceId, invoice.id))),
      ),
    );
}
