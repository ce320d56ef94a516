import { and, eq } from 'drizzle-orm';
import { customer, subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordOwnChange } from '../customers.ts';
import { endedWith, runningSubscriptions } from '../live-subscription.ts';
import { refundSubscription } from './refund-subscription.ts';

/** Refunds every payment of a withdrawn contract (Pro with its add-ons, or one add-on) and ends it. Safe to repeat. */
export async function carryOutWithdrawal(deps: Deps, withdrawalId: string): Promise<void> {
  const [request] = await deps.db
    .select({ of: subscription, accountId: customer.accountId })
    .from(withdrawal)
    .innerJoin(subscription, eq(subscription.id, withdrawal.subscriptionId))
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .where(and(eq(withdrawal.id, withdrawalId), eq(withdrawal.status, 'stored')));
  if (!request) return;
  const { of, accountId } = request;
  const running = await runningSubscriptions(deps.db, accountId ? { accountId } : { customerId: of.customerId });
  const ended = endedWith(of, running);
  // Refund before cancelling: an interruption in between leaves it running, so the next round finds it again.
  for (const { id } of ended) await refundSubscription(deps, id, 'withdrawal');
  for (const { id } of ended) await deps.payments.cancelNow(id);
  await deps.db.transaction(async (tx) => {
    await recordOwnChange(tx, [of, ...ended]);
    await tx
      .update(withdrawal)
      .set({ status: 'done', doneAt: deps.clock.now() })
      .where(and(eq(withdrawal.id, withdrawalId), eq(withdrawal.status, 'stored')));
  });
}
