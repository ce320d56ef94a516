import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { InvoiceLine } from '#contract/billing.ts';
import { addonPriceKey, planPriceKey, priceList } from '#contract/price-list.ts';
import {
  checkoutIntent,
  customer,
  dispute,
  invoice,
  refund,
  refundedIntents,
  subscription,
  withdrawal,
} from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isNotedForRefund } from './leaving/charged-after-end.ts';
import { isRefundedAt } from './leaving/withdrawal-days.ts';
import { endsSubscription } from './live-subscription.ts';

/**
 * SQL: what could still be refunded of a paid invoice; 0 once the provider has refunded it, and where it could not be: after a failed
 * refund, or for a disputed payment.
 */
export const leftCents = sql<number>`case when ${invoice.status} = 'paid'
    and not exists (select 1 from ${refund} where ${refund.invoiceId} = ${invoice.id} and ${refund.status} in ('failed', 'canceled'))
    and not exists (select 1 from ${dispute} where ${dispute.invoiceId} = ${invoice.id})
  then ${invoice.amountPaidCents} - ${invoice.amountRefundedCents} else 0 end`;

/**
 * SQL on `invoice`: the contract was bought twice, or its account deleted before it gave anything, or the invoice was
 * charged after the contract's agreed end or in a pause.
 */
export const isSurplus = sql<boolean>`(${isNotedForRefund} or exists (select 1 from ${checkoutIntent}
  where ${checkoutIntent.subscriptionId} = ${invoice.subscriptionId} and ${inArray(checkoutIntent.status, refundedIntents)}))`;

/** Newest first; drafts and 0 € invoices are left out. */
export async function listInvoices(deps: Deps, accountId: string): Promise<InvoiceLine[]> {
  const rows = await deps.db
    .select({ invoice, leftCents, isSurplus, of: subscription, withdrawnAt: withdrawal.requestedAt })
    .from(invoice)
    .innerJoin(customer, eq(customer.id, invoice.customerId))
    .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .leftJoin(withdrawal, endsSubscription)
    .where(and(eq(customer.accountId, accountId), ne(invoice.status, 'draft'), gt(invoice.totalCents, 0)))
    .orderBy(desc(invoice.createdAt), desc(invoice.id));
  return rows.map(({ invoice: one, leftCents, isSurplus, of, withdrawnAt }) => ({
    id: one.id,
    number: one.number,
    label: labelOf(of?.entitlement ?? null, of?.plan ?? null),
    status: one.status,
    totalCents: one.totalCents,
    paidCents: one.amountPaidCents,
    refundedCents: one.amountRefundedCents,
    refundingCents: isSurplus || (of && withdrawnAt && isRefundedAt(of, withdrawnAt)) ? leftCents : 0,
    createdAt: one.createdAt.toISOString(),
    url: one.hostedUrl,
    pdfUrl: one.pdfUrl,
  }));
}

export function labelOf(entitlement: 'pro' | 'bio' | 'photo' | null, plan: 'annual' | 'monthly' | null): string {
  if (entitlement === 'pro') return priceList[planPriceKey[plan ?? 'monthly']].label;
  return entitlement ? priceList[addonPriceKey[entitlement]].label : 'Abonnement';
}
