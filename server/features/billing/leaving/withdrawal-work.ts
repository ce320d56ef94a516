import { and, eq } from 'drizzle-orm';
import { customer, subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { endedWith, runningSubscriptions } from '../live-subscription.ts';
import { refundSubscription } from './refund-subscription.ts';

/** Ends the contract at once, Pro with its add-ons, and gives every payment back. Repeating it changes nothing. */
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
  // Money first: what runs is found again, whatever comes between.
  for (const { id } of ended) await refundSubscription(deps, id, 'withdrawal');
  for (const { id } of ended) await deps.payments.cancelNow(id);
  await deps.db
    .update(withdrawal)
    .set({ status: 'done', doneAt: deps.clock.now() })
    .where(and(eq(withdrawal.id, withdrawalId), eq(withdrawal.status, 'stored')));
}
