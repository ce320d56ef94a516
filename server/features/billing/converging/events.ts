import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { ProviderEvent } from '../../../adapters/payments/port.ts';
import { customer, stripeEvent } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { keyedMutex } from '../../../keyed-mutex.ts';
import { claimCheckout } from '../checkout/claim.ts';
import { convergeCustomer } from './converge.ts';
import { settle } from './settle.ts';

// Webhooks: taken in once, then looked into by a job. Only their ids are believed.

/** Those that are known change nothing. */
export async function takeIn(deps: Deps, events: ProviderEvent[]): Promise<void> {
  await deps.jobs.enqueueReturned(
    deps.db,
    'billing.event',
    sql`insert into ${stripeEvent} (id, type, object_id, customer_id, created_at, received_at)
      select id, type, "objectId", "customerId", "createdAt", ${deps.clock.now().toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as given (id text, type text, "objectId" text, "customerId" text, "createdAt" timestamptz)
      on conflict do nothing returning id as "eventId"`,
  );
}

const customerMutex = keyedMutex();

export async function lookInto(deps: Deps, eventId: string): Promise<void> {
  const [event] = await deps.db
    .select()
    .from(stripeEvent)
    .where(and(eq(stripeEvent.id, eventId), isNull(stripeEvent.processedAt)));
  if (!event) return;
  if (event.type.startsWith('checkout.session.')) {
    if (event.objectId) await claimCheckout(deps, event.objectId);
  } else {
    const customerId = event.customerId ?? (await customerBehind(deps, event.objectId));
    // One at a time: the first asks, and those that came in with it find that they need not, unless it was cut off before
    // it had done what followed.
    if (customerId)
      await customerMutex.runExclusive(customerId, async () => {
        const isKnown = await isAskedSince(deps, customerId, event.receivedAt);
        if (!isKnown || (await settle(deps, customerId))) await convergeCustomer(deps, customerId);
      });
  }
  await deps.db.update(stripeEvent).set({ processedAt: deps.clock.now() }).where(eq(stripeEvent.id, eventId));
}

/** Refunds and disputes name their charge only. */
async function customerBehind(deps: Deps, chargeId: string | null): Promise<string | null> {
  return chargeId?.startsWith('ch_') ? await deps.payments.findCustomerOfCharge(chargeId) : null;
}

/** What was asked for after the webhook came in knows what it is about. */
async function isAskedSince(deps: Deps, customerId: string, receivedAt: Date): Promise<boolean> {
  const [row] = await deps.db.select({ syncedAt: customer.syncedAt }).from(customer).where(eq(customer.id, customerId));
  return row?.syncedAt !== null && row?.syncedAt !== undefined && row.syncedAt.getTime() > receivedAt.getTime();
}

const overdueMs = 5 * 60 * 1000;

/** Webhooks that were taken in and never looked into, their job being dead. */
export async function listOverdueEvents(deps: Deps): Promise<string[]> {
  const rows = await deps.db
    .select({ id: stripeEvent.id })
    .from(stripeEvent)
    .where(
      and(
        isNull(stripeEvent.processedAt),
        lt(stripeEvent.receivedAt, new Date(deps.clock.now().getTime() - overdueMs)),
      ),
    )
    .limit(200);
  return rows.map(({ id }) => id);
}
