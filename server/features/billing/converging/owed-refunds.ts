import { and, eq, exists, gt, inArray, isNull, like, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/open.ts';
import { dispute, invoice, owedRefund, refund, subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { isSurplus } from '../invoices.ts';
import { isRefundedAt } from '../leaving/withdrawal-days.ts';

// Refunds that were promised and that the provider did not make. Nobody would notice them: a refund can fail days after it was accepted,
// and none is made while a payment is disputed. They wait in `owed_refund` until the money has gone back.

type Owed = Pick<typeof owedRefund.$inferSelect, 'invoiceId' | 'cause' | 'about' | 'amountCents'>;

/** Stores what is owed to a customer now, and mails the operator and the customer about what is new. */
export async function noteOwedRefunds(tx: Database, deps: Deps, customerId: string): Promise<void> {
  const now = deps.clock.now();
  const owed = await owedTo(tx, customerId);
  for (const one of owed) {
    const told = await tx
      .insert(owedRefund)
      .values({ ...one, customerId, noticedAt: now })
      .onConflictDoUpdate({
        target: owedRefund.invoiceId,
        set: { ...one, noticedAt: now, settledAt: null },
        setWhere: ne(owedRefund.about, one.about),
      })
      .returning({ invoiceId: owedRefund.invoiceId });
    if (told.length > 0) await deps.jobs.enqueue(tx, 'mail.owed-refund', { invoiceId: one.invoiceId });
  }
  const made = notInArray(
    owedRefund.invoiceId,
    owed.map(({ invoiceId }) => invoiceId),
  );
  await tx
    .update(owedRefund)
    .set({ settledAt: now })
    .where(and(eq(owedRefund.customerId, customerId), isNull(owedRefund.settledAt), made));
}

async function owedTo(tx: Database, customerId: string): Promise<Owed[]> {
  const failed = await failedRefunds(tx, customerId);
  const won = await tx
    .select()
    .from(dispute)
    .where(and(eq(dispute.customerId, customerId), eq(dispute.status, 'won')));
  const invoiceIds = [...failed, ...won].map(({ invoiceId }) => invoiceId).filter((id) => id !== null);
  if (invoiceIds.length === 0) return [];
  return (await unreturned(tx, invoiceIds)).flatMap(({ id, leftCents, isPromised }) => {
    const failures = failed.filter(({ invoiceId }) => invoiceId === id);
    const victories = isPromised ? won.filter(({ invoiceId }) => invoiceId === id) : [];
    const last = [...failures, ...victories].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
    if (!last) return [];
    const failedCents = failures.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return {
      invoiceId: id,
      cause: victories.some((one) => one === last) ? ('dispute_won' as const) : ('refund_failed' as const),
      about: last.id,
      amountCents: isPromised ? leftCents : Math.min(failedCents, leftCents),
    };
  });
}

/** The refunds that did not arrive and that no later one of the same invoice makes up for. */
async function failedRefunds(tx: Database, customerId: string) {
  const later = alias(refund, 'later');
  const isMadeUpFor = exists(
    tx
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.invoiceId, refund.invoiceId),
          inArray(later.status, ['pending', 'requires_action', 'succeeded']),
          gt(later.createdAt, refund.createdAt),
          sql`${later.amountCents} >= ${refund.amountCents}`,
        ),
      ),
  );
  return await tx
    .select()
    .from(refund)
    .where(and(eq(refund.customerId, customerId), inArray(refund.status, ['failed', 'canceled']), not(isMadeUpFor)));
}

/** Of these invoices, those with money left, unless a dispute has it; and whether all of that was promised back. */
async function unreturned(tx: Database, invoiceIds: string[]) {
  const isClosed = or(inArray(dispute.status, ['won', 'prevented']), like(dispute.status, 'warning\\_%'));
  const isDisputed = exists(
    tx
      .select({ id: dispute.id })
      .from(dispute)
      .where(and(eq(dispute.invoiceId, invoice.id), not(isClosed ?? sql`false`))),
  );
  const rows = await tx
    .select({ bill: invoice, of: subscription, withdrawnAt: withdrawal.requestedAt, isSurplus })
    .from(invoice)
    .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    // By its subscription alone: the account may be gone.
    .leftJoin(withdrawal, sql`${subscription.id} = any(${withdrawal.addonIds} || ${withdrawal.subscriptionId})`)
    .where(
      and(
        inArray(invoice.id, invoiceIds),
        eq(invoice.status, 'paid'),
        gt(invoice.amountPaidCents, invoice.amountRefundedCents),
        not(isDisputed),
      ),
    );
  return rows.map(({ bill, of, withdrawnAt, isSurplus }) => ({
    id: bill.id,
    leftCents: bill.amountPaidCents - bill.amountRefundedCents,
    isPromised: isSurplus || Boolean(of && withdrawnAt && isRefundedAt(of, withdrawnAt)),
  }));
}
