import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { InvoiceLine } from '#contract/billing.ts';
import { addonPriceKey, planPriceKey, priceList } from '#contract/price-list.ts';
import { checkoutIntent, customer, dispute, invoice, refund, refundedIntents, subscription } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isWithdrawn } from './live-subscription.ts';

/**
 * SQL: what is left to refund of a paid invoice whose contract was withdrawn from or bought twice; 0 once the provider has refunded it,
 * and where it could not be: after a failed refund, or for a disputed payment.
 */
const refundingCents = sql<number>`case when ${invoice.status} = 'paid'
    and (${isWithdrawn} or exists (select 1 from ${checkoutIntent}
      where ${checkoutIntent.subscriptionId} = ${subscription.id} and ${inArray(checkoutIntent.status, refundedIntents)}))
    and not exists (select 1 from ${refund} where ${refund.invoiceId} = ${invoice.id} and ${refund.status} = 'failed')
    and not exists (select 1 from ${dispute} where ${dispute.invoiceId} = ${invoice.id})
  then ${invoice.amountPaidCents} - ${invoice.amountRefundedCents} else 0 end`;

/** Newest first; drafts and 0 € invoices are left out. */
export async function listInvoices(deps: Deps, accountId: string): Promise<InvoiceLine[]> {
  const rows = await deps.db
    .select({ invoice, refundingCents, entitlement: subscription.entitlement, plan: subscription.plan })
    .from(invoice)
    .innerJoin(customer, eq(customer.id, invoice.customerId))
    .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .where(and(eq(customer.accountId, accountId), ne(invoice.status, 'draft'), gt(invoice.totalCents, 0)))
    .orderBy(desc(invoice.createdAt), desc(invoice.id));
  return rows.map(({ invoice: one, refundingCents, entitlement, plan }) => ({
    id: one.id,
    number: one.number,
    label: labelOf(entitlement, plan),
    status: one.status,
    totalCents: one.totalCents,
    paidCents: one.amountPaidCents,
    refundedCents: one.amountRefundedCents,
    refundingCents,
    createdAt: one.createdAt.toISOString(),
    url: one.hostedUrl,
    pdfUrl: one.pdfUrl,
  }));
}

export function labelOf(entitlement: 'pro' | 'bio' | 'photo' | null, plan: 'annual' | 'monthly' | null): string {
  if (entitlement === 'pro') return priceList[planPriceKey[plan ?? 'monthly']].label;
  return entitlement ? priceList[addonPriceKey[entitlement]].label : 'Abonnement';
}
