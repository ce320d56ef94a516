import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/open.ts';
import { cancellationRequest, customer, pause, subscription, withdrawal } from '../../../db/schema.ts';
import { isUndone } from '../leaving/standing-cancellation.ts';
import { listMarkedRunning } from './marked-ends.ts';
import { listNotedDue } from './settle-after-end.ts';

// What customers were promised and the provider has not confirmed yet: requests that wait to be carried out, and changes that the
// stored copy does not include.

/** Pauses, cancellations and withdrawals that are stored and not carried out, or not any more. `of` is a condition on `subscription`. */
export async function listWaitingRequests(db: Database, of?: SQL) {
  const kind = (name: 'pause' | 'cancellation' | 'withdrawal') => sql<typeof name>`${sql.raw(`'${name}'`)}`;
  const { customerId } = subscription;
  return await unionAll(
    db
      .select({ kind: kind('pause'), id: pause.id, customerId })
      .from(pause)
      .innerJoin(subscription, eq(subscription.id, pause.subscriptionId))
      .where(and(of, eq(pause.status, 'stored'))),
    db
      .select({ kind: kind('cancellation'), id: cancellationRequest.id, customerId })
      .from(cancellationRequest)
      .innerJoin(subscription, eq(subscription.id, cancellationRequest.subscriptionId))
      .where(and(of, or(eq(cancellationRequest.status, 'stored'), isUndone(db)))),
    db
      .select({ kind: kind('withdrawal'), id: withdrawal.id, customerId })
      .from(withdrawal)
      .innerJoin(subscription, eq(subscription.id, withdrawal.subscriptionId))
      .where(and(of, eq(withdrawal.status, 'stored'))),
  );
}

const isOutdated = ne(customer.seenChanges, customer.ownChanges);

/** Every customer with something to confirm. */
export async function listUnsettledCustomers(db: Database): Promise<string[]> {
  const outdated = await db.select({ customerId: customer.id }).from(customer).where(isOutdated);
  const unsettled = [
    ...outdated,
    ...(await listWaitingRequests(db)),
    ...(await listNotedDue(db)),
    ...(await listMarkedRunning(db)),
  ];
  return [...new Set(unsettled.map(({ customerId }) => customerId))];
}

/** Whether the account's screens will change without its doing, once the provider has confirmed what was promised. */
export async function isSettling(db: Database, accountId: string): Promise<boolean> {
  const customers = await db
    .select({ id: customer.id, isOutdated: sql<boolean>`${isOutdated}` })
    .from(customer)
    .where(eq(customer.accountId, accountId));
  if (customers.length === 0) return false;
  if (customers.some((one) => one.isOutdated)) return true;
  const ids = customers.map(({ id }) => id);
  return (await listWaitingRequests(db, inArray(subscription.customerId, ids))).length > 0;
}
