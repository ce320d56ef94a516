import { and, eq, exists, inArray, isNotNull, lt, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { cancellationRequest, checkoutIntent, dispute, invoice, refund, subscription } from '../../../db/schema.ts';
import { running } from '../live-subscription.ts';

/**
 * The subscriptions of an erased customer that run or have a payment to refund. Those that the account had when it was deleted are left
 * out: they have a request and end without a refund.
 */
export async function refundedByDeletion(db: Database, customerId: string): Promise<{ id: string }[]> {
  const ofThis = eq(cancellationRequest.subscriptionId, subscription.id);
  const endedByDeletion = db
    .select({ id: cancellationRequest.id })
    .from(cancellationRequest)
    .where(and(ofThis, eq(cancellationRequest.via, 'account_deleted'), ne(cancellationRequest.status, 'taken_back')));
  return await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.customerId, customerId),
        notExists(endedByDeletion),
        or(inArray(subscription.status, running), exists(unrefunded(db))),
      ),
    );
}

/** Payments of a checkout of the deleted account that no refund was tried for. The provider refunds no disputed payment. */
function unrefunded(db: Database) {
  return db
    .select({ id: invoice.id })
    .from(invoice)
    .innerJoin(checkoutIntent, eq(checkoutIntent.subscriptionId, invoice.subscriptionId))
    .where(
      and(
        eq(invoice.subscriptionId, subscription.id),
        eq(checkoutIntent.status, 'account_deleted'),
        eq(invoice.status, 'paid'),
        isNotNull(invoice.chargeId),
        lt(invoice.amountRefundedCents, invoice.amountPaidCents),
        notExists(db.select({ id: refund.id }).from(refund).where(eq(refund.invoiceId, invoice.id))),
        notExists(db.select({ id: dispute.id }).from(dispute).where(eq(dispute.invoiceId, invoice.id))),
      ),
    );
}
