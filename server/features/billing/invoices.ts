import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { InvoiceLine } from '#contract/billing.ts';
import { addonPriceKey, planPriceKey, priceList } from '#contract/price-list.ts';
import { customer, invoice, subscription } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** Newest first; drafts and 0 € invoices are left out. */
export async function listInvoices(deps: Deps, accountId: string): Promise<InvoiceLine[]> {
  const rows = await deps.db
    .select({ invoice, entitlement: subscription.entitlement, plan: subscription.plan })
    .from(invoice)
    .innerJoin(customer, eq(customer.id, invoice.customerId))
    .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .where(and(eq(customer.accountId, accountId), ne(invoice.status, 'draft'), gt(invoice.totalCents, 0)))
    .orderBy(desc(invoice.createdAt), desc(invoice.id));
  return rows.map(({ invoice: one, entitlement, plan }) => ({
    id: one.id,
    number: one.number,
    label: labelOf(entitlement, plan),
    status: one.status,
    totalCents: one.totalCents,
    paidCents: one.amountPaidCents,
    refundedCents: one.amountRefundedCents,
    createdAt: one.createdAt.toISOString(),
    url: one.hostedUrl,
    pdfUrl: one.pdfUrl,
  }));
}

export function labelOf(entitlement: 'pro' | 'bio' | 'photo' | null, plan: 'annual' | 'monthly' | null): string {
  if (entitlement === 'pro') return priceList[planPriceKey[plan ?? 'monthly']].label;
  return entitlement ? priceList[addonPriceKey[entitlement]].label : 'Abonnement';
}
