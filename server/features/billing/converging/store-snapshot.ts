import { and, eq, isNull, sql } from 'drizzle-orm';
import { priceList } from '#contract/price-list.ts';
import type { CustomerSnapshot, InvoiceSnapshot, SubscriptionSnapshot } from '../../../adapters/payments/port.ts';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent, customer, dispute, invoice, refund, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { rememberCard } from '../../affiliates/own-purchase.ts';
import { attachByAddress, attachToBuyer } from '../customers.ts';
import { tellDisputes } from '../disputes/tell-disputes.ts';
import { joinWithdrawal } from '../leaving/late-addons.ts';
import { noteTakenBack } from '../leaving/taken-back.ts';
import { recordNotices } from '../notices.ts';
import { scheduledEnd } from '../rules.ts';
import { noteOwedRefunds } from './owed-refunds.ts';
import { refundedSubscriptions } from './second-purchase.ts';
import { isAddon, noteChargedAfterEnd } from './settle-after-end.ts';
import { tellLedger } from './tell-ledger.ts';

// Stores a snapshot of one customer in one transaction, and in the same one reports to the affiliate ledger and queues mails.

interface Asked {
  /** `xmin` of the customer's row when the provider was asked; null if there was no row. */
  version: string | null;
  askedAt: Date;
  /** By the database's clock; absent for a snapshot out of a list, after which an event asks once more. */
  askedByDatabase?: Date;
}

/** Answers false and writes nothing if another snapshot was stored since `asked`. */
export async function storeSnapshot(
  tx: Database,
  deps: Deps,
  snapshot: CustomerSnapshot,
  asked: Asked,
): Promise<boolean> {
  const stored = await storeCustomer(tx, snapshot, asked);
  if (!stored) return false;
  // The subscription may be seen before its checkout is claimed. An add-on needs its owner now: it runs only with Pro.
  const intentIds = snapshot.subscriptions.map(({ intentId }) => intentId ?? '').filter(isUuid);
  if (!stored.attachedAt && intentIds.length > 0) await attachToBuyer(tx, deps, snapshot.id, intentIds);
  // A member who bought signed out has the purchase, and can end it, without logging in again.
  if (!stored.attachedAt) await attachByAddress(tx, deps, snapshot.id);
  for (const one of snapshot.subscriptions) await storeSubscription(tx, deps, snapshot, one, asked.askedAt);
  for (const one of snapshot.invoices) await storeInvoice(tx, snapshot, one, asked.askedAt);
  if (snapshot.subscriptions.some(isAddon)) await joinWithdrawal(tx, deps, snapshot.id);
  // A second purchase is told by its card too.
  for (const { cardFingerprint } of snapshot.charges)
    await rememberCard(deps, tx, { customerId: snapshot.id, cardFingerprint });
  await tellDisputes(tx, deps, snapshot);
  const chargedAfterEnd = await noteChargedAfterEnd(tx, deps, snapshot);
  const surplus = await refundedSubscriptions(tx, snapshot.id, deps.clock.now());
  const excluded = new Set([...chargedAfterEnd, ...surplus]);
  await tellLedger(tx, deps, snapshot, excluded);
  await recordNotices(tx, deps, snapshot, excluded);
  await noteOwedRefunds(tx, deps, snapshot.id);
  return true;
}

/** Null if another snapshot was stored since. */
async function storeCustomer(tx: Database, snapshot: CustomerSnapshot, { version, askedAt, askedByDatabase }: Asked) {
  const values = {
    syncedAt: askedAt,
    askedAt: askedByDatabase ?? null,
    deletedAt: snapshot.isDeleted ? askedAt : null,
  };
  const [written] = version
    ? await tx
        .update(customer)
        .set({
          ...values,
          // The row is the one that was read before asking, so the snapshot includes all of these.
          seenChanges: sql`${customer.ownChanges}`,
          email: sql`case when ${customer.attachedAt} is null then ${snapshot.email} end`,
          deletedAt: snapshot.isDeleted
            ? sql`coalesce(${customer.deletedAt}, ${askedAt.toISOString()}::timestamptz)`
            : null,
        })
        .where(and(eq(customer.id, snapshot.id), sql`${customer}.xmin::text = ${version}`))
        .returning({ attachedAt: customer.attachedAt })
    : await tx
        .insert(customer)
        .values({ id: snapshot.id, email: snapshot.email, createdAt: snapshot.createdAt, ...values })
        .onConflictDoNothing()
        .returning({ attachedAt: customer.attachedAt });
  return written ?? null;
}

async function storeSubscription(
  tx: Database,
  deps: Deps,
  { id: customerId, invoices }: CustomerSnapshot,
  given: SubscriptionSnapshot,
  askedAt: Date,
): Promise<void> {
  if (!given.priceKey) return;
  const { id, intentId, priceKey, takenBack, customerId: _, ...term } = given;
  const { entitlement, plan } = priceList[priceKey];
  const values = {
    ...term,
    customerId,
    entitlement,
    plan,
    pastDueSince: pastDueSince(given, invoices),
    syncedAt: askedAt,
  };
  await tx
    .insert(subscription)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: subscription.id, set: values });
  if (takenBack && !scheduledEnd(term)) await noteTakenBack(tx, deps, id, takenBack);
  // A subscription may be seen before its checkout is claimed, so it is noted on the intent. An add-on that was charged without
  // a checkout is complete with this.
  if (intentId && isUuid(intentId))
    await tx
      .update(checkoutIntent)
      .set({
        customerId,
        subscriptionId: id,
        status: sql`case when ${isDirect} then 'complete' else ${checkoutIntent.status} end`,
        completedAt: sql`case when ${isDirect} then ${given.createdAt.toISOString()}::timestamptz else ${checkoutIntent.completedAt} end`,
      })
      .where(and(eq(checkoutIntent.id, intentId), isNull(checkoutIntent.subscriptionId)));
}

/** SQL: the intent is an add-on's that was charged to Pro's card without a checkout. */
const isDirect = sql`${checkoutIntent.addon} is not null and ${checkoutIntent.sessionId} is null
  and ${checkoutIntent.status} <> 'account_deleted'`;

/** When the oldest unpaid renewal fell due; null if the subscription is not past due. */
function pastDueSince(given: SubscriptionSnapshot, invoices: InvoiceSnapshot[]): Date | null {
  if (given.status !== 'past_due') return null;
  const unpaid = invoices.filter(({ subscriptionId, status }) => subscriptionId === given.id && status === 'open');
  const earliest = Math.min(...unpaid.map(({ createdAt }) => createdAt.getTime()));
  return unpaid.length > 0 ? new Date(earliest) : given.currentPeriodStart;
}

async function storeInvoice(
  tx: Database,
  { id: customerId, charges }: CustomerSnapshot,
  given: InvoiceSnapshot,
  askedAt: Date,
): Promise<void> {
  const { id, ...said } = given;
  const charge = charges.find(({ paymentIntentId }) => paymentIntentId && paymentIntentId === given.paymentIntentId);
  const values = {
    ...said,
    customerId,
    chargeId: charge?.id ?? null,
    feeCents: charge?.feeCents ?? null,
    amountRefundedCents: charge?.amountRefundedCents ?? 0,
    syncedAt: askedAt,
  };
  await tx
    .insert(invoice)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: invoice.id, set: values });
  if (!charge) return;
  const shared = { customerId, invoiceId: id, chargeId: charge.id, syncedAt: askedAt };
  for (const one of charge.refunds) {
    // A canceled one has no moment of its own: the first at which we saw it counts.
    const hasFailed = one.status === 'failed' || one.status === 'canceled';
    const seenAt = hasFailed ? sql`coalesce(${refund.failedAt}, ${askedAt.toISOString()}::timestamptz)` : null;
    await tx
      .insert(refund)
      .values({ ...one, ...shared, failedAt: one.failedAt ?? (hasFailed ? askedAt : null) })
      .onConflictDoUpdate({ target: refund.id, set: { ...one, ...shared, failedAt: one.failedAt ?? seenAt } });
  }
  for (const { respondBy: _, ...one } of charge.disputes)
    await tx
      .insert(dispute)
      .values({ ...one, ...shared })
      .onConflictDoUpdate({ target: dispute.id, set: { ...one, ...shared } });
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
