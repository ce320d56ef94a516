import { and, eq, gt, inArray, notExists, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent, refundedIntents, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { claimCheckout } from '../checkout/claim.ts';
import { payableMs } from '../checkout/intents.ts';
import { duplicatesOf } from '../converging/second-purchase.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';
import { runningSubscriptions } from '../live-subscription.ts';
import { cancelForDeletion } from './cancellation.ts';
import { agreedEnds } from './charged-after-end.ts';
import { underWithdrawal } from './withdrawal.ts';

// What an account bought ends when it is deleted. A purchase that gave the person nothing by then is refunded, and so are second
// purchases and withdrawals that the provider has not heard of yet: their intent is marked, and converging refunds them.

/** Stores that all purchases of the account end. Answers the checkouts that may still be open at the provider. */
export async function endPurchases(tx: Database, deps: Deps, accountId: string): Promise<string[]> {
  const payableSince = new Date(deps.clock.now().getTime() - payableMs);
  const bought = tx.select({ id: subscription.id }).from(subscription);
  const unclaimed = await markRefunded(
    tx,
    and(
      eq(checkoutIntent.accountId, accountId),
      or(
        notExists(bought.where(eq(subscription.id, checkoutIntent.subscriptionId))),
        // An older purchase whose claim was lost has been used since its subscription was seen.
        and(inArray(checkoutIntent.status, ['open', 'expired']), gt(checkoutIntent.createdAt, payableSince)),
      ),
    ),
  );
  const running = await runningSubscriptions(tx, { accountId });
  const withdrawn = await underWithdrawal(tx, accountId, running);
  // Any customer of the account stands for the person, who may also have bought as a customer without account.
  const found = running[0] && (await duplicatesOf(tx, running[0].customerId, deps.clock.now()));
  const own = (found?.surplus ?? []).filter(({ id }) => running.some((one) => one.id === id));
  const due = [...withdrawn, ...own].map(({ id }) => id);
  await markRefunded(tx, inArray(checkoutIntent.subscriptionId, due));
  const refunded = [...unclaimed.map(({ subscriptionId }) => subscriptionId), ...due];
  const ends = await agreedEnds(
    tx,
    running.map(({ id }) => id),
  );
  for (const one of running) {
    if (refunded.includes(one.id)) await deps.jobs.enqueue(tx, 'billing.converge', { customerId: one.customerId });
    else await cancelForDeletion(tx, deps, accountId, one, ends.get(one.id));
  }
  return unclaimed
    .filter(({ createdAt }) => createdAt.getTime() > payableSince.getTime())
    .map(({ sessionId }) => sessionId)
    .filter((id) => id !== null);
}

async function markRefunded(tx: Database, which: SQL | undefined) {
  return await tx
    .update(checkoutIntent)
    .set({ status: 'account_deleted' })
    .where(and(which, notInArray(checkoutIntent.status, refundedIntents)))
    .returning();
}

/** Closes open checkouts of a deleted account, so that nobody pays them. If the provider is away, reconcile does it later. */
export async function closeCheckouts(deps: Deps, sessionIds: string[]): Promise<void> {
  await ignoreProviderOutage(async () => {
    for (const id of sessionIds) await claimCheckout(deps, id);
  });
}
