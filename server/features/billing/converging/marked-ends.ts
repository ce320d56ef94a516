import { and, eq, gt, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { billingNotice, customer, invoice, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import {
  type EndMark,
  endMarks,
  isEndMarked,
  isNoticeOf,
  running,
  type StoredSubscription,
} from '../live-subscription.ts';
import { notifyOnce } from '../notices.ts';

// A subscription that nothing pays for any more ends at once. The notice that tells its person so is the mark, and it holds whatever
// the provider does meanwhile: what it collects for the subscription at the same moment, or later, goes back (settle-after-end.ts).

/** Marks the subscription once, with the day from which it is not paid, and mails the person. Lock the customer before. */
export async function markEnd(tx: Database, deps: Deps, one: StoredSubscription, why: EndMark): Promise<void> {
  // Its state may have changed since it was marked, and with it the day.
  if (await hasEndMark(tx, one.id)) return;
  await notifyOnce(tx, deps, one.customerId, why, `${one.id}:${unpaidSince(one).toISOString().slice(0, 10)}`);
}

/** The end of what our copy knows to be paid. */
function unpaidSince({ status, pastDueSince, currentPeriodStart, currentPeriodEnd }: StoredSubscription): Date {
  const isBehind = status === 'past_due' || status === 'unpaid';
  return pastDueSince ?? (isBehind ? currentPeriodStart : currentPeriodEnd);
}

export async function hasEndMark(db: Database, subscriptionId: string): Promise<boolean> {
  const marked = await ofCustomers(db).where(and(eq(subscription.id, subscriptionId), isEndMarked));
  return marked.length > 0;
}

/** Those that are marked and run on, since the provider could not be told. */
export async function listMarkedRunning(db: Database): Promise<{ customerId: string }[]> {
  return await ofCustomers(db).where(and(inArray(subscription.status, running), isEndMarked));
}

function ofCustomers(db: Database) {
  return db
    .select({ customerId: subscription.customerId })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId));
}

/** A customer's payments for marked subscriptions since the day of the mark that were not refunded. */
export async function paidAfterMark(db: Database, customerId: string): Promise<string[]> {
  const markedDay = sql`split_part(${billingNotice.about}, ':', 2)::timestamp at time zone 'UTC'`;
  const rows = await db
    .select({ id: invoice.id })
    .from(billingNotice)
    .innerJoin(subscription, and(eq(subscription.customerId, billingNotice.customerId), isNoticeOf))
    .innerJoin(invoice, eq(invoice.subscriptionId, subscription.id))
    .where(
      and(
        eq(billingNotice.customerId, customerId),
        inArray(billingNotice.notice, [...endMarks]),
        gte(invoice.createdAt, markedDay),
        eq(invoice.status, 'paid'),
        isNotNull(invoice.chargeId),
        gt(invoice.amountPaidCents, invoice.amountRefundedCents),
      ),
    );
  return rows.map(({ id }) => id);
}
