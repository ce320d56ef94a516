import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { cancellationRequest } from '../../../db/schema.ts';
import type { StoredSubscription } from '../live-subscription.ts';
import { scheduledEnd } from '../rules.ts';

type Cancellation = typeof cancellationRequest.$inferSelect;

/** What was asked for and not taken back, carried out or still to be: at most one a subscription. */
export async function findCancellation(db: Database, subscriptionId: string): Promise<Cancellation | null> {
  const [found] = await db
    .select()
    .from(cancellationRequest)
    .where(and(eq(cancellationRequest.subscriptionId, subscriptionId), ne(cancellationRequest.status, 'taken_back')));
  return found ?? null;
}

/** When a subscription ends by its customer's wish, the provider having heard of it or not; null where it goes on. */
export async function agreedEnd(db: Database, one: StoredSubscription): Promise<Date | null> {
  return scheduledEnd(one) ?? (await findCancellation(db, one.id))?.endsAt ?? null;
}
