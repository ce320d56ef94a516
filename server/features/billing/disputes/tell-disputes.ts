import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { CustomerSnapshot } from '../../../adapters/payments/port.ts';
import type { Database } from '../../../db/open.ts';
import { customer, dispute, invoice, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { markEnd } from '../converging/marked-ends.ts';
import { isWithdrawn, running } from '../live-subscription.ts';
import { noteOnce } from '../notices.ts';

// A dispute is told to the operator when the bank inquires, when it takes the money and when it keeps it. What a payment that was lost had
// paid for ends. A dispute that is won, or an inquiry that is closed, changes nothing.

export type DisputeNews = 'dispute_inquiry' | 'dispute_opened' | 'dispute_lost';

/** Null for a status that nobody has to be told of. */
export function newsOf(status: string): DisputeNews | null {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'dispute_inquiry';
    case 'needs_response':
    case 'under_review':
      return 'dispute_opened';
    case 'lost':
      return 'dispute_lost';
    default:
      return null;
  }
}

/** Mails what is new to the operator, and marks the subscriptions that end. Call it once the snapshot's disputes are stored. */
export async function tellDisputes(tx: Database, deps: Deps, snapshot: CustomerSnapshot): Promise<void> {
  const disputes = snapshot.charges.flatMap((charge) => charge.disputes);
  // Most customers never dispute a payment.
  if (disputes.length === 0) return;
  for (const { of } of await listChargedBack(tx, snapshot.id)) await markEnd(tx, deps, of, 'charged_back');
  for (const { id, status, respondBy } of disputes) {
    const news = newsOf(status);
    const noticeId = news && (await noteOnce(tx, deps, snapshot.id, news, id));
    if (noticeId)
      await deps.jobs.enqueue(tx, 'mail.dispute', { noticeId, respondBy: respondBy?.toISOString() ?? null });
  }
}

/** A customer's running subscriptions whose last payment was lost to a dispute: nothing was paid since. */
async function listChargedBack(tx: Database, customerId: string) {
  const isLost = sql`exists (select 1 from ${dispute} join ${invoice} on ${invoice.id} = ${dispute.invoiceId}
    where ${invoice.subscriptionId} = ${subscription.id} and ${dispute.status} = 'lost'
      and not exists (select 1 from ${invoice} later
        where later.subscription_id = ${invoice.subscriptionId} and later.created_at > ${invoice.createdAt}
          and later.status = 'paid' and later.amount_paid_cents > 0))`;
  return await tx
    .select({ of: subscription })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(
      and(eq(subscription.customerId, customerId), inArray(subscription.status, running), isLost, not(isWithdrawn)),
    );
}
