import { and, eq, isNotNull } from 'drizzle-orm';
import { invoice } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';

/** Refunds every payment of a subscription in full. Safe to repeat: `why` and the charge make the idempotency key. */
export async function refundSubscription(deps: Deps, subscriptionId: string, why: string): Promise<void> {
  const paid = await deps.db
    .select({ chargeId: invoice.chargeId })
    .from(invoice)
    .where(and(eq(invoice.subscriptionId, subscriptionId), eq(invoice.status, 'paid'), isNotNull(invoice.chargeId)));
  for (const { chargeId } of paid)
    if (chargeId) await deps.payments.refundCharge(chargeId, `refund:${why}:${chargeId}`);
}
