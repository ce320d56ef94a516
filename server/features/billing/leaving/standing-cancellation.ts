import { and, eq, exists, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/open.ts';
import { cancellationRequest, customer, subscription } from '../../../db/schema.ts';
import { running, type StoredSubscription } from '../live-subscription.ts';
import { scheduledEnd } from '../rules.ts';

type Cancellation = typeof cancellationRequest.$inferSelect;

/** The subscription's cancellation that was not taken back, carried out or not; there is at most one. */
export async function findCancellation(db: Database, subscriptionId: string): Promise<Cancellation | null> {
  const [found] = await db
    .select()
    .from(cancellationRequest)
    .where(and(eq(cancellationRequest.subscriptionId, subscriptionId), ne(cancellationRequest.status, 'taken_back')));
  return found ?? null;
}

/** SQL condition on `cancellationRequest` joined with the `subscription` that it names: it was carried out, and the provider has undone it since. */
export function isUndone(db: Database) {
  const ending = alias(subscription, 'ending');
  const payer = alias(customer, 'payer');
  const named = alias(customer, 'named');
  const { status, via, requestedAt } = cancellationRequest;
  const endsWithPro = and(
    eq(subscription.entitlement, 'pro'),
    ne(via, 'account_deleted'),
    ne(ending.entitlement, 'pro'),
    lte(ending.createdAt, requestedAt),
    or(eq(payer.id, named.id), eq(payer.accountId, named.accountId)),
  );
  const goesOn = db
    .select({ id: ending.id })
    .from(ending)
    .innerJoin(payer, eq(payer.id, ending.customerId))
    .innerJoin(named, eq(named.id, subscription.customerId))
    .where(
      and(
        inArray(ending.status, running),
        eq(ending.cancelAtPeriodEnd, false),
        isNull(ending.cancelAt),
        or(eq(ending.id, subscription.id), endsWithPro),
      ),
    );
  return and(eq(status, 'done'), inArray(subscription.status, running), exists(goesOn));
}

/** When a cancelled subscription ends, whether or not the provider knows of it yet; null if it is not cancelled. */
export async function agreedEnd(db: Database, one: StoredSubscription): Promise<Date | null> {
  return scheduledEnd(one) ?? (await findCancellation(db, one.id))?.endsAt ?? null;
}
