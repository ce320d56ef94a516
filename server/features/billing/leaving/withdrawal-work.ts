import { and, eq, inArray } from 'drizzle-orm';
import { subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordOwnChange } from '../customers.ts';
import { refundSubscription } from './refund-subscription.ts';
import { isRefundedAt } from './withdrawal-days.ts';

/**
 * Refunds every payment of a withdrawn contract (an add-on, or Pro with those of its add-ons that could still be withdrawn from) and
 * ends it with all its add-ons. Safe to repeat.
 */
export async function carryOutWithdrawal(deps: Deps, withdrawalId: string): Promise<void> {
  const [request] = await deps.db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.id, withdrawalId), eq(withdrawal.status, 'stored')));
  if (!request) return;
  const { subscriptionId, addonIds, requestedAt } = request;
  const ended = await deps.db
    .select()
    .from(subscription)
    .where(inArray(subscription.id, [subscriptionId, ...addonIds]));
  // Refund before cancelling: an interruption in between leaves it running, so the next round finds it again.
  for (const one of ended) if (isRefundedAt(one, requestedAt)) await refundSubscription(deps, one.id, 'withdrawal');
  for (const { id } of ended) await deps.payments.cancelNow(id);
  await deps.db.transaction(async (tx) => {
    await recordOwnChange(tx, ended);
    await tx
      .update(withdrawal)
      .set({ status: 'done', doneAt: deps.clock.now() })
      // A late add-on that has joined meanwhile is for the next round.
      .where(and(eq(withdrawal.id, withdrawalId), eq(withdrawal.status, 'stored'), eq(withdrawal.addonIds, addonIds)));
  });
}
