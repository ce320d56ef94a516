import { and, eq, gte, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent, customer, invoice, subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { isWithdrawn } from '../live-subscription.ts';
import { isRefundedAt } from './withdrawal-days.ts';

/**
 * Adds this customer's late add-ons to the withdrawal of their account's Pro: those whose purchase began before the withdrawal, and
 * which were charged or heard of after it. The withdrawal is then carried out again, with another receipt. Call it in the transaction
 * that stores the subscriptions, so that no add-on ends with Pro before it has joined.
 */
export async function joinWithdrawal(tx: Database, deps: Deps, customerId: string): Promise<void> {
  for (const { withdrawalId, requestedAt, proCustomerId, of, unrefundedCents } of await lateAddons(tx, customerId)) {
    const cents = isRefundedAt(of, requestedAt) ? unrefundedCents : 0;
    await tx
      .update(withdrawal)
      .set({
        addonIds: sql`${withdrawal.addonIds} || ${of.id}::text`,
        refundCents: sql`${withdrawal.refundCents} + ${cents}`,
        status: 'stored',
        doneAt: null,
      })
      .where(eq(withdrawal.id, withdrawalId));
    await deps.jobs.enqueue(tx, 'mail.withdrawal', { withdrawalId });
    await deps.jobs.enqueue(tx, 'billing.converge', { customerId: proCustomerId });
  }
}

/** SQL: what ended then ran when the withdrawal was declared. A Pro that was over by then takes no add-on along. The provider tells whole seconds only. */
const ranThen = (endedAt: PgColumn) =>
  or(isNull(endedAt), gte(endedAt, sql`date_trunc('second', ${withdrawal.requestedAt})`));

async function lateAddons(tx: Database, customerId: string) {
  const pro = alias(subscription, 'pro');
  const unrefunded = sql<number>`(
    select coalesce(sum(${invoice.amountPaidCents} - ${invoice.amountRefundedCents}), 0)::int from ${invoice}
    where ${invoice.subscriptionId} = ${subscription.id} and ${invoice.status} = 'paid')`;
  return await tx
    .select({
      withdrawalId: withdrawal.id,
      requestedAt: withdrawal.requestedAt,
      proCustomerId: pro.customerId,
      of: subscription,
      unrefundedCents: unrefunded,
    })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .innerJoin(withdrawal, eq(withdrawal.accountId, customer.accountId))
    .innerJoin(pro, and(eq(pro.id, withdrawal.subscriptionId), eq(pro.entitlement, 'pro')))
    .leftJoin(checkoutIntent, eq(checkoutIntent.subscriptionId, subscription.id))
    .where(
      and(
        eq(subscription.customerId, customerId),
        ne(subscription.entitlement, 'pro'),
        ranThen(pro.endedAt),
        ranThen(subscription.endedAt),
        lte(sql`coalesce(${checkoutIntent.createdAt}, ${subscription.createdAt})`, withdrawal.requestedAt),
        not(isWithdrawn),
      ),
    );
}
