import { and, eq, isNotNull } from 'drizzle-orm';
import type { CustomerSnapshot } from '../../../adapters/payments/port.ts';
import type { Database } from '../../../db/open.ts';
import { checkoutIntent, customer, owedRefund } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { customersOnOwnCards } from '../../affiliates/own-purchase.ts';
import { personOf } from '../customers.ts';
import { isSettledByHand } from './owed-refunds.ts';
import { promisedBack } from './promised-back.ts';

/**
 * Reports a customer's affiliate, payments, refunds and disputes to the ledger, and what the operator paid back another way. `excluded`
 * subscriptions and invoices are refunded: no commission on them, nor on what was promised back.
 */
export async function tellLedger(
  tx: Database,
  deps: Deps,
  snapshot: CustomerSnapshot,
  excluded: Set<string>,
): Promise<void> {
  await tellAttribution(tx, deps, snapshot);
  const customerId = snapshot.id;
  const promised = await promisedBack(tx, customerId);
  for (const invoice of snapshot.invoices) {
    if (invoice.status !== 'paid' || invoice.amountPaidCents <= 0 || !invoice.paidAt) continue;
    const charge = snapshot.charges.find(({ paymentIntentId }) => paymentIntentId === invoice.paymentIntentId);
    const { id: invoiceId, totalCents, totalExcludingTaxCents, amountPaidCents, paidAt } = invoice;
    const feeCents = charge?.feeCents ?? null;
    const isPromised = promised.has(invoiceId);
    if (!isPromised && !excluded.has(invoiceId) && !excluded.has(invoice.subscriptionId ?? ''))
      await deps.ledger.recordInvoicePaid(tx, {
        invoiceId,
        customerId,
        totalCents,
        totalExcludingTaxCents,
        amountPaidCents,
        feeCents,
        paidAt,
      });
    // Refunds of excluded subscriptions too: a commission may have been written before it was known that the purchase is refunded.
    for (const { id: refundId, ...refund } of charge?.refunds ?? [])
      await deps.ledger.recordRefund(tx, { refundId, invoiceId, customerId, isPromised, ...refund });
    for (const { id: disputeId, ...dispute } of charge?.disputes ?? [])
      await deps.ledger.recordDispute(tx, { disputeId, invoiceId, customerId, isPromised, ...dispute });
  }
  const { about, invoiceId, amountCents } = owedRefund;
  const settled = await tx
    .select({ about, invoiceId, amountCents })
    .from(owedRefund)
    .where(and(eq(owedRefund.customerId, customerId), isSettledByHand));
  for (const one of settled) await deps.ledger.recordSettledByHand(tx, { customerId, ...one });
  // Their payments are reported again, each under its own customer's lock.
  for (const other of await customersOnOwnCards(tx, customerId))
    await deps.jobs.enqueue(tx, 'billing.converge', { customerId: other });
}

/** Reports the affiliate of the customer's first checkout that came through a link. */
async function tellAttribution(tx: Database, deps: Deps, snapshot: CustomerSnapshot): Promise<void> {
  const [intent] = await tx
    .select({
      id: checkoutIntent.id,
      affiliateId: checkoutIntent.affiliateId,
      clickedAt: checkoutIntent.affiliateClickedAt,
      accountId: checkoutIntent.accountId,
    })
    .from(checkoutIntent)
    .innerJoin(customer, eq(customer.id, checkoutIntent.customerId))
    .where(
      and(
        eq(checkoutIntent.customerId, snapshot.id),
        isNotNull(checkoutIntent.affiliateId),
        isNotNull(checkoutIntent.subscriptionId),
      ),
    )
    .orderBy(checkoutIntent.createdAt)
    .limit(1);
  if (!intent?.affiliateId || !intent.clickedAt) return;
  const person = await personOf(tx, snapshot.id);
  await deps.ledger.recordAttribution(tx, {
    customerId: snapshot.id,
    affiliateId: intent.affiliateId,
    checkoutIntentId: intent.id,
    clickedAt: intent.clickedAt,
    buyer: {
      accountId: intent.accountId ?? person.accountId,
      email: snapshot.email ?? person.email,
      cardFingerprint: snapshot.charges.find(({ cardFingerprint }) => cardFingerprint)?.cardFingerprint ?? null,
    },
  });
}
