import { and, eq, gt, inArray, not, sum } from 'drizzle-orm';
import type { Addon } from '#contract/plans.ts';
import type { Database } from '../../../db/open.ts';
import { customer, invoice, subscription } from '../../../db/schema.ts';
import { isSurplus, leftCents } from '../invoices.ts';
import { endedWith, heldSubscriptions, isWithdrawn, type StoredSubscription } from '../live-subscription.ts';
import { isRefundedAt, withdrawalEnd } from './withdrawal-days.ts';

/** A contract that can be withdrawn from: Pro with all its add-ons, or one add-on. */
export type Contract = 'pro' | Addon;

export interface Open {
  of: StoredSubscription;
  /** The ids of all subscriptions that are withdrawn from with it, its own included. */
  ended: string[];
  /** Whether an add-on ends with it that is not refunded, since its own days are over. */
  endsUnrefunded: boolean;
  /** Whether it is over already, so that withdrawing from it only refunds. */
  hasEnded: boolean;
  until: Date;
  refundCents: number;
}

/**
 * The withdrawal that an account may still declare: until when, and the refund; null if there is none. A contract that is over, for whatever
 * reason, can be withdrawn from during its own days, as long as something of it can be given back. One withdrawal covers all contracts of
 * a kind, so that asking twice changes nothing.
 */
export async function openWithdrawal(
  db: Database,
  accountId: string,
  contract: Contract,
  now: Date,
): Promise<Open | null> {
  const held = await heldSubscriptions(db, { accountId });
  const running = held.find((one) => one.entitlement === contract && isRefundedAt(one, now));
  const over = (await listOver(db, accountId, contract)).filter((one) => isRefundedAt(one.of, now));
  const of = running ?? over[0]?.of;
  if (!of) return null;
  const ended = running ? endedWith(running, held) : [];
  const refunded = ended.filter((one) => isRefundedAt(one, now)).map(({ id }) => id);
  const [paid] = await db
    .select({ cents: sum(invoice.amountPaidCents), refunded: sum(invoice.amountRefundedCents) })
    .from(invoice)
    .where(and(eq(invoice.status, 'paid'), inArray(invoice.subscriptionId, refunded)));
  const leftOver = over.reduce((cents, one) => cents + Number(one.cents), 0);
  return {
    of,
    ended: [...ended, ...over.map((one) => one.of)].map(({ id }) => id),
    endsUnrefunded: refunded.length < ended.length,
    hasEnded: running === undefined,
    until: withdrawalEnd(of.createdAt),
    refundCents: Number(paid?.cents ?? 0) - Number(paid?.refunded ?? 0) + leftOver,
  };
}

/** The account's contracts of this kind that are over with a payment left, newest first. */
async function listOver(db: Database, accountId: string, contract: Contract) {
  const rows = await db
    .select({ of: subscription, cents: sum(leftCents) })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .innerJoin(invoice, and(eq(invoice.subscriptionId, subscription.id), gt(leftCents, 0)))
    .where(
      and(
        eq(customer.accountId, accountId),
        eq(subscription.entitlement, contract),
        eq(subscription.status, 'canceled'),
        not(isWithdrawn),
        not(isSurplus),
      ),
    )
    .groupBy(subscription.id);
  return rows.sort((a, b) => b.of.createdAt.getTime() - a.of.createdAt.getTime());
}
