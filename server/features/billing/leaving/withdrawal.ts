import { and, desc, eq } from 'drizzle-orm';
import { withdrawalDays } from '#contract/billing.ts';
import { formatEuros } from '#contract/format.ts';
import { addons } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { passiveMode, subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { accountMutex } from '../account-mutex.ts';
import { closeGivenUp } from '../checkout/checkout.ts';
import { expireAddonIntents, type Intent, isAddonStarting } from '../checkout/intents.ts';
import { convergeCustomer } from '../converging/converge.ts';
import { lockAccountWithCustomers } from '../customers.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';
import { findRunning, type StoredSubscription } from '../live-subscription.ts';
import { type Contract, openWithdrawal } from './open-withdrawal.ts';
import { buyerHashesOf } from './rest-after-withdrawals.ts';
import { isRefundedAt } from './withdrawal-days.ts';

/** Stores the withdrawal with its receipt, then carries it out. A second call answers the same as the first. */
export async function withdraw(
  deps: Deps,
  accountId: string,
  contract: Contract,
): Promise<{ message: string; refundedCents: number }> {
  const { refundCents, customerId, givenUp } = await accountMutex.runExclusive(accountId, async () => {
    await settleStartingAddons(deps, accountId);
    return await deps.db.transaction((tx) => storeWithdrawal(tx, deps, accountId, contract));
  });
  for (const intent of givenUp) await closeGivenUp(deps, intent);
  if (customerId) await ignoreProviderOutage(() => convergeCustomer(deps, customerId));
  return answer(refundCents);
}

/** An add-on that was just charged is stored first, so that the receipt names its refund. */
async function settleStartingAddons(deps: Deps, accountId: string): Promise<void> {
  const starting = await Promise.all(addons.map((addon) => isAddonStarting(deps, accountId, addon)));
  const pro = starting.includes(true) && (await findRunning(deps.db, { accountId }, 'pro'));
  if (pro) await ignoreProviderOutage(() => convergeCustomer(deps, pro.customerId));
}

interface Stored {
  refundCents: number;
  /** Whose withdrawal is to be carried out; null for one that was declared earlier. */
  customerId: string | null;
  givenUp: Intent[];
}

/** Under the account's lock, so that an add-on is either sold before, and then it ends too, or refused afterwards. */
async function storeWithdrawal(tx: Database, deps: Deps, accountId: string, contract: Contract): Promise<Stored> {
  await lockAccountWithCustomers(tx, accountId);
  const open = await openWithdrawal(tx, accountId, contract, deps.clock.now());
  if (!open) {
    const earlier = await findWithdrawal(tx, accountId, contract);
    if (earlier && !(await findRunning(tx, { accountId }, contract)))
      return { refundCents: earlier.refundCents, customerId: null, givenUp: [] };
    throw new AppError(
      'conflict',
      `Le délai de rétractation de ${withdrawalDays} jours est passé, ou rien n'est en cours.`,
      {
        reason: 'withdrawal_over',
      },
    );
  }
  const { id: subscriptionId, customerId } = open.of;
  const [added] = await tx
    .insert(withdrawal)
    .values({
      accountId,
      subscriptionId,
      addonIds: open.ended.filter((id) => id !== subscriptionId),
      refundCents: open.refundCents,
      buyerHashes: await buyerHashesOf(tx, deps, accountId),
      requestedAt: deps.clock.now(),
    })
    .returning({ id: withdrawal.id });
  if (!added) throw new Error('a withdrawal was not stored');
  await deps.jobs.enqueue(tx, 'mail.withdrawal', { withdrawalId: added.id });
  await deps.jobs.enqueue(tx, 'billing.converge', { customerId });
  const endsPro = contract === 'pro' && !open.hasEnded;
  if (endsPro) await tx.delete(passiveMode).where(eq(passiveMode.accountId, accountId));
  const givenUp = endsPro ? await expireAddonIntents(tx, accountId) : [];
  return { refundCents: open.refundCents, customerId, givenUp };
}

/** When the customer withdrew from a Pro subscription; null if that has not happened. */
export async function withdrawnAt(db: Database, pro: StoredSubscription): Promise<Date | null> {
  const [found] = await db
    .select({ at: withdrawal.requestedAt })
    .from(withdrawal)
    .where(eq(withdrawal.subscriptionId, pro.id));
  return found?.at ?? null;
}

/** The running subscriptions of an account that end with a refund by a withdrawal that was not carried out yet. */
export async function underWithdrawal(
  db: Database,
  accountId: string,
  running: StoredSubscription[],
): Promise<StoredSubscription[]> {
  const stored = await db
    .select({ of: subscription, addonIds: withdrawal.addonIds, requestedAt: withdrawal.requestedAt })
    .from(withdrawal)
    .innerJoin(subscription, eq(subscription.id, withdrawal.subscriptionId))
    .where(and(eq(withdrawal.accountId, accountId), eq(withdrawal.status, 'stored')));
  return stored.flatMap(({ of, addonIds, requestedAt }) => [
    of,
    ...running.filter((one) => addonIds.includes(one.id) && isRefundedAt(one, requestedAt)),
  ]);
}

async function findWithdrawal(db: Database, accountId: string, contract: Contract) {
  const [found] = await db
    .select({ refundCents: withdrawal.refundCents })
    .from(withdrawal)
    .innerJoin(subscription, eq(subscription.id, withdrawal.subscriptionId))
    .where(and(eq(withdrawal.accountId, accountId), eq(subscription.entitlement, contract)))
    .orderBy(desc(withdrawal.requestedAt))
    .limit(1);
  return found ?? null;
}

function answer(refundedCents: number) {
  const amount = formatEuros(refundedCents);
  return {
    message: `Ta rétractation est enregistrée. ${amount} te sont remboursés sur ta carte, et le reçu arrive par e-mail.`,
    refundedCents,
  };
}
