import { and, eq, exists, gt, gte, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/open.ts';
import {
  billingNotice,
  type billingNotices,
  cancellationRequest,
  customer,
  invoice,
  refundNotices,
  subscription,
} from '../../../db/schema.ts';
import { running } from '../live-subscription.ts';

// Whoever cancels is told an end, and that nothing is debited any more. If the provider was away until after that end, or the cancellation
// was undone over there, it has renewed all the same: such a payment goes back, and what it paid for ends.

const named = alias(subscription, 'named');
const payer = alias(customer, 'payer');
const { status, via, requestedAt, endsAt, doneAt } = cancellationRequest;

/** SQL: the request names the subscription itself; otherwise it names Pro, with which the subscription, an add-on, ends. */
const isOwn = eq(named.id, subscription.id);
const endsWithPro = and(
  eq(named.entitlement, 'pro'),
  ne(via, 'account_deleted'),
  ne(subscription.entitlement, 'pro'),
  lte(subscription.createdAt, requestedAt),
);

/** SQL: the end of a cancelled subscription; for an add-on that ends with Pro, when new periods ended. The provider tells whole seconds only. */
const end = sql`date_trunc('second', case when ${isOwn} then ${endsAt} else ${requestedAt} end)`;

/** SQL: the request held when the provider did this. Once Pro has ended, an add-on may have been taken up again by itself. */
const isHeld = (at: typeof invoice.createdAt | typeof subscription.currentPeriodStart) =>
  or(
    isOwn,
    eq(status, 'stored'),
    sql`${at} <= ${doneAt} + interval '1 hour'`,
    sql`${at} < coalesce(${named.endedAt}, 'infinity')`,
  );

/** The requests that end a `subscription` of a `customer`, those taken back left out. */
function standing<T>(db: Database, value: SQL<T>, which?: SQL) {
  return db
    .select({ value: value.as('value') })
    .from(cancellationRequest)
    .innerJoin(named, eq(named.id, cancellationRequest.subscriptionId))
    .innerJoin(payer, eq(payer.id, named.customerId))
    .where(
      and(
        ne(status, 'taken_back'),
        or(eq(payer.id, customer.id), eq(payer.accountId, customer.accountId)),
        or(isOwn, endsWithPro),
        which,
      ),
    );
}

/** A customer's paid renewals that were charged after the agreed end and not refunded. */
export async function chargedAfterEnd(db: Database, customerId: string): Promise<string[]> {
  const isLate = and(
    gte(invoice.paidAt, end),
    // An invoice is a draft for an hour: the period of an add-on may have begun before the request. What was paid a day later had failed.
    or(isOwn, gte(invoice.createdAt, end), sql`${invoice.paidAt} > ${invoice.createdAt} + interval '1 day'`),
    isHeld(invoice.createdAt),
  );
  const late = await db
    .select({ id: invoice.id })
    .from(invoice)
    .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(
      and(
        eq(invoice.customerId, customerId),
        eq(invoice.status, 'paid'),
        isNotNull(invoice.chargeId),
        gt(invoice.amountPaidCents, invoice.amountRefundedCents),
        sql`${invoice.billingReason} is distinct from 'subscription_create'`,
        exists(standing(db, sql`1`, isLate)),
      ),
    );
  return late.map(({ id }) => id);
}

const isNoted = (notices: (typeof billingNotices)[number][]) => sql<boolean>`exists (select 1 from ${billingNotice}
  where ${billingNotice.customerId} = ${invoice.customerId} and ${inArray(billingNotice.notice, notices)}
    and ${billingNotice.about} = ${invoice.id})`;

/** SQL condition on `invoice`: it was charged after the agreed end, and the person is told that it goes back. */
const isNotedAfterEnd = isNoted(['charged_after_end']);

/** SQL condition on `invoice`: the person is told that it goes back, since it was charged after an agreed end or in a pause. */
export const isNotedForRefund = isNoted([...refundNotices]);

/** Whether a payment of the subscription goes back, so that it cannot be taken up again. */
export async function isRefundedAfterEnd(db: Database, subscriptionId: string): Promise<boolean> {
  return (await db.$count(invoice, and(eq(invoice.subscriptionId, subscriptionId), isNotedAfterEnd))) > 0;
}

/** The customer's subscriptions that run on in a period that began after their agreed end, or whose payment goes back. */
export async function listOverrunning(db: Database, customerId: string): Promise<{ id: string }[]> {
  const { currentPeriodStart, createdAt } = subscription;
  const hasRenewed = and(gt(currentPeriodStart, createdAt), gte(currentPeriodStart, end), isHeld(currentPeriodStart));
  const noted = db
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.subscriptionId, subscription.id), isNotedAfterEnd));
  return await db
    .select({ id: subscription.id })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(
      and(
        eq(subscription.customerId, customerId),
        inArray(subscription.status, running),
        or(exists(noted), exists(standing(db, sql`1`, hasRenewed))),
      ),
    );
}

/** The agreed end of each of these subscriptions that is cancelled. */
export async function agreedEnds(db: Database, subscriptionIds: string[]): Promise<Map<string, Date>> {
  const earliestMs = sql`(extract(epoch from min(${end})) * 1000)::float8`;
  const rows = await db
    .select({ id: subscription.id, end: sql<number | null>`${standing(db, earliestMs)}` })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(inArray(subscription.id, subscriptionIds));
  return new Map(rows.flatMap(({ id, end }) => (end ? [[id, new Date(end)]] : [])));
}
