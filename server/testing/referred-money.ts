import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { customer, dispute, invoice, ledgerEntry, refund } from '../db/schema.ts';
import { affiliateLedger } from '../features/affiliates/ledger/ledger.ts';
import { noteOwedRefunds } from '../features/billing/converging/owed-refunds.ts';
import type { TestApp } from './make-app.ts';

// Stores payments, refunds and disputes, reports them to the ledger and notes what is owed in one transaction, as billing does. Each may
// be reported again.

type Refund = typeof refund.$inferSelect;
type Invoice = typeof invoice.$inferSelect;
let count = 0;

export interface Money {
  /** Stores a customer, attributed to the affiliate if there is one; answers its id. */
  buyThrough(
    affiliateId: string | null,
    buyer?: { accountId?: string; email?: string; cardFingerprint?: string },
  ): Promise<string>;
  /** Stores an invoice with 20 % VAT and the sandbox's fee (1.5 % + 25 cents). */
  pay(customerId: string, totalCents: number, given?: Partial<Invoice>): Promise<Invoice>;
  refund(of: Invoice, amountCents: number, status?: Refund['status'], id?: string): Promise<string>;
  dispute(of: Invoice, amountCents: number, status?: string, id?: string): Promise<string>;
  /** The affiliate's ledger entries as [idempotency key, cents], oldest first. */
  entries(affiliateId: string): Promise<[string, number][]>;
}

export function moneyOf(test: TestApp): Money {
  const ledger = () => affiliateLedger(test.deps);
  const within = <T>(work: (tx: Database) => Promise<T>) => test.deps.db.transaction(work);
  return {
    buyThrough: (affiliateId, { accountId = null, email, cardFingerprint = null } = {}) =>
      within(async (tx) => {
        const customerId = `cus_${++count}`;
        const at = test.clock.now();
        const address = email ?? `client-${count}@exemple.fr`;
        await tx
          .insert(customer)
          .values({ id: customerId, accountId, email: accountId ? null : address, createdAt: at });
        if (affiliateId)
          await ledger().recordAttribution(tx, {
            customerId,
            affiliateId,
            checkoutIntentId: crypto.randomUUID(),
            clickedAt: at,
            buyer: { accountId, email: address, cardFingerprint },
          });
        return customerId;
      }),
    pay: (customerId, totalCents, given = {}) =>
      within((tx) => storeInvoice(test, tx, { customerId, totalCents, ...given })),
    refund: (of, amountCents, status = 'succeeded', id = `re_${++count}`) =>
      within((tx) => storeRefund(test, tx, of, { id, amountCents, status })),
    dispute: (of, amountCents, status = 'needs_response', id = `du_${++count}`) =>
      within(async (tx) => {
        const at = test.clock.now();
        const fact = { customerId: of.customerId, invoiceId: of.id, amountCents, status, createdAt: at };
        await tx
          .insert(dispute)
          .values({ id, ...fact, chargeId: `ch_${of.id}`, syncedAt: at })
          .onConflictDoUpdate({ target: dispute.id, set: { status } });
        await ledger().recordDispute(tx, { disputeId: id, isPromised: false, ...fact });
        await noteOwedRefunds(tx, test.deps, of.customerId);
        return id;
      }),
    async entries(affiliateId) {
      const rows = await test.deps.db
        .select()
        .from(ledgerEntry)
        .where(eq(ledgerEntry.affiliateId, affiliateId))
        .orderBy(asc(ledgerEntry.id));
      return rows.map(({ idempotencyKey, amountCents }) => [idempotencyKey, amountCents]);
    },
  };
}

type Sale = Partial<Invoice> & Pick<Invoice, 'customerId' | 'totalCents'>;

async function storeInvoice(test: TestApp, tx: Database, { totalCents, ...given }: Sale): Promise<Invoice> {
  const at = test.clock.now();
  const [stored] = await tx
    .insert(invoice)
    .values({
      id: `in_${++count}`,
      status: 'paid',
      totalCents,
      totalExcludingTaxCents: Math.round(totalCents / 1.2),
      amountPaidCents: totalCents,
      amountRefundedCents: 0,
      feeCents: Math.round(totalCents * 0.015) + 25,
      currency: 'eur',
      createdAt: at,
      paidAt: at,
      syncedAt: at,
      ...given,
    })
    .onConflictDoUpdate({ target: invoice.id, set: { feeCents: given.feeCents ?? null } })
    .returning();
  if (!stored) throw new Error('the invoice was not stored');
  if (stored.status === 'paid')
    await affiliateLedger(test.deps).recordInvoicePaid(tx, {
      ...stored,
      invoiceId: stored.id,
      paidAt: stored.paidAt ?? at,
    });
  return stored;
}

type Given = Pick<Refund, 'id' | 'amountCents' | 'status'>;

async function storeRefund(test: TestApp, tx: Database, of: Invoice, { id, ...given }: Given): Promise<string> {
  const at = test.clock.now();
  const failedAt = given.status === 'failed' || given.status === 'canceled' ? at : null;
  const fact = { customerId: of.customerId, invoiceId: of.id, ...given, createdAt: at, failedAt };
  // Locks the invoice, so that two refunds at the same moment are both in its sum.
  await tx.select({ id: invoice.id }).from(invoice).where(eq(invoice.id, of.id)).for('update');
  await tx
    .insert(refund)
    .values({ id, ...fact, syncedAt: at })
    .onConflictDoUpdate({ target: refund.id, set: { status: given.status, failedAt } });
  const [sums] = await tx
    .select({ cents: sum(refund.amountCents) })
    .from(refund)
    .where(and(eq(refund.invoiceId, of.id), inArray(refund.status, ['succeeded', 'pending'])));
  await tx
    .update(invoice)
    .set({ amountRefundedCents: Number(sums?.cents ?? 0) })
    .where(eq(invoice.id, of.id));
  await affiliateLedger(test.deps).recordRefund(tx, { refundId: id, isPromised: false, ...fact });
  await noteOwedRefunds(tx, test.deps, of.customerId);
  return id;
}
