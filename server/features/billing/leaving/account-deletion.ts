import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { claimCheckout } from '../checkout/claim.ts';
import { payableMs } from '../checkout/intents.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';
import { runningSubscriptions } from '../live-subscription.ts';
import { cancelForDeletion } from './cancellation.ts';
import { underWithdrawal } from './withdrawal.ts';

// What an account bought ends when it is deleted. A purchase that was not claimed by then gave the person nothing: it is
// refunded, and so is one whose withdrawal the provider has not heard of yet.

/** Stores that all purchases of the account end. Answers the checkouts that may still be open at the provider. */
export async function endPurchases(tx: Database, deps: Deps, accountId: string): Promise<string[]> {
  const payableSince = new Date(deps.clock.now().getTime() - payableMs);
  const unclaimed = await tx
    .update(checkoutIntent)
    .set({ status: 'account_deleted' })
    .where(
      and(
        eq(checkoutIntent.accountId, accountId),
        inArray(checkoutIntent.status, ['open', 'expired']),
        // An older purchase whose claim was lost has been used since its subscription was seen.
        or(isNull(checkoutIntent.subscriptionId), gt(checkoutIntent.createdAt, payableSince)),
      ),
    )
    .returning();
  const running = await runningSubscriptions(tx, { accountId });
  const withdrawn = await underWithdrawal(tx, accountId, running);
  const refunded = [...unclaimed.map(({ subscriptionId }) => subscriptionId), ...withdrawn.map(({ id }) => id)];
  for (const one of running) {
    // Without a request of its own it is refunded when the customer is converged.
    if (refunded.includes(one.id)) await deps.jobs.enqueue(tx, 'billing.converge', { customerId: one.customerId });
    else await cancelForDeletion(tx, deps, accountId, one);
  }
  return unclaimed
    .filter(({ createdAt }) => createdAt.getTime() > payableSince.getTime())
    .map(({ sessionId }) => sessionId)
    .filter((id) => id !== null);
}

/** Closes open checkouts of a deleted account, so that nobody pays them. If the provider is away, reconcile does it later. */
export async function closeCheckouts(deps: Deps, sessionIds: string[]): Promise<void> {
  await ignoreProviderOutage(async () => {
    for (const id of sessionIds) await claimCheckout(deps, id);
  });
}
