import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { cancellationRequest } from '../../../db/schema.ts';
import type { StoredSubscription } from '../live-subscription.ts';
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

/** When a cancelled subscription ends, whether or not the provider knows of it yet; null if it is not cancelled. */
export async function agreedEnd(db: Database, one: StoredSubscription): Promise<Date | null> {
  return scheduledEnd(one) ?? (await findCancellation(db, one.id))?.endsAt ?? null;
}
