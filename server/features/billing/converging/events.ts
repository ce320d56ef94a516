import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { ProviderEvent } from '../../../adapters/payments/port.ts';
import { customer, stripeEvent } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { keyedMutex } from '../../../keyed-mutex.ts';
import { claimCheckout } from '../checkout/claim.ts';
import { carryOutObligations } from './carry-out-obligations.ts';
import { convergeCustomer } from './converge.ts';

// Webhooks are stored once, by their id, and worked on by a job. Only the ids in them are used: the provider is asked for the rest.

/** Stores new events with a job for each, in one statement. An event that is stored already is ignored. */
export async function storeEvents(deps: Deps, events: ProviderEvent[]): Promise<void> {
  await deps.jobs.enqueueReturned(
    deps.dbOfFirst,
    'billing.event',
    sql`insert into ${stripeEvent} (id, type, object_id, customer_id, created_at, received_at)
      select id, type, "objectId", "customerId", "createdAt", ${deps.clock.now().toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as given (id text, type text, "objectId" text, "customerId" text, "createdAt" timestamptz)
      on conflict do nothing returning id as "eventId"`,
  );
}

const customerMutex = keyedMutex();

/** Converges the customer that an event is about. Running it again for the same event does nothing. */
export async function processEvent(deps: Deps, eventId: string): Promise<void> {
  const [event] = await deps.db
    .select()
    .from(stripeEvent)
    .where(and(eq(stripeEvent.id, eventId), isNull(stripeEvent.processedAt)));
  if (!event) return;
  if (event.type.startsWith('checkout.session.')) {
    if (event.objectId) await claimCheckout(deps, event.objectId);
  } else {
    const customerId = event.customerId ?? (await customerBehind(deps, event.objectId));
    // One event of a customer at a time: a renewal sends four. The first one converges; the others see that the customer was
    // asked for after they arrived, and only carry out what an interrupted run may have left undone.
    if (customerId)
      await customerMutex.runExclusive(customerId, async () => {
        const isCurrent = await isAskedSince(deps, customerId, event.storedAt);
        if (!isCurrent || (await carryOutObligations(deps, customerId))) await convergeCustomer(deps, customerId);
      });
  }
  await deps.db.update(stripeEvent).set({ processedAt: deps.clock.now() }).where(eq(stripeEvent.id, eventId));
}

/** Events of refunds and disputes name a charge and no customer. */
async function customerBehind(deps: Deps, chargeId: string | null): Promise<string | null> {
  return chargeId?.startsWith('ch_') ? await deps.payments.findCustomerOfCharge(chargeId) : null;
}

/**
 * Whether the provider was asked for this customer after the event arrived: the stored state then includes the event. Both by the database's
 * clock, since two processes may have done so.
 */
async function isAskedSince(deps: Deps, customerId: string, storedAt: Date): Promise<boolean> {
  const asked = and(eq(customer.id, customerId), gt(customer.askedAt, storedAt));
  return (await deps.db.$count(customer, asked)) > 0;
}

/** A job takes seconds, and its retries a few minutes: an event that waits longer has lost its job. */
const overdueMs = 5 * 60 * 1000;

/** Stored events that nobody has processed and whose job is dead; at most 200 a call. */
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
