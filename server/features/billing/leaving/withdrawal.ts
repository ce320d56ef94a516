import { and, desc, eq, inArray, sum } from 'drizzle-orm';
import { withdrawalDays } from '#contract/billing.ts';
import { formatEuros } from '#contract/format.ts';
import { type Addon, addons } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { invoice, passiveMode, subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { accountMutex } from '../account-mutex.ts';
import { closeGivenUp } from '../checkout/checkout.ts';
import { expireAddonIntents, type Intent, isAddonStarting } from '../checkout/intents.ts';
import { convergeCustomer } from '../converging/converge.ts';
import { lockAccountWithCustomers } from '../customers.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';
import { endedWith, findRunning, heldSubscriptions, type StoredSubscription } from '../live-subscription.ts';
import { isRefundedAt, withdrawalEnd } from './withdrawal-days.ts';

/** A contract that can be withdrawn from: Pro with all its add-ons, or one add-on. */
type Contract = 'pro' | Addon;

interface Open {
  of: StoredSubscription;
  /** The ids of all subscriptions that end with it, its own included. */
  ended: string[];
  /** Whether an add-on ends with it that is not refunded, since its own days are over. */
  endsUnrefunded: boolean;
  until: Date;
  refundCents: number;
}

/** The withdrawal that an account may still declare: until when, and the refund; null if there is none. */
export async function openWithdrawal(
  db: Database,
  accountId: string,
  contract: Contract,
  now: Date,
): Promise<Open | null> {
  const held = await heldSubscriptions(db, { accountId });
  const of = held.find(({ entitlement }) => entitlement === contract);
  if (!of) return null;
  if (!isRefundedAt(of, now)) return null;
  const ended = endedWith(of, held);
  const refunded = ended.filter((one) => isRefundedAt(one, now)).map(({ id }) => id);
  const [paid] = await db
    .select({ cents: sum(invoice.amountPaidCents), refunded: sum(invoice.amountRefundedCents) })
    .from(invoice)
    .where(and(eq(invoice.status, 'paid'), inArray(invoice.subscriptionId, refunded)));
  return {
    of,
    ended: ended.map(({ id }) => id),
    endsUnrefunded: refunded.length < ended.length,
    until: withdrawalEnd(of.createdAt),
    refundCents: Number(paid?.cents ?? 0) - Number(paid?.refunded ?? 0),
  };
}

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
      requestedAt: deps.clock.now(),
    })
    .returning({ id: withdrawal.id });
  if (!added) throw new Error('a withdrawal was not stored');
  await deps.jobs.enqueue(tx, 'mail.withdrawal', { withdrawalId: added.id });
  await deps.jobs.enqueue(tx, 'billing.converge', { customerId });
  if (contract === 'pro') await tx.delete(passiveMode).where(eq(passiveMode.accountId, accountId));
  const givenUp = contract === 'pro' ? await expireAddonIntents(tx, accountId) : [];
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
