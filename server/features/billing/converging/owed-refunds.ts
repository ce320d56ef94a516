import { and, eq, exists, gt, inArray, isNull, like, ne, not, notInArray, or, sql } from 'drizzle-orm';
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
    // What was told already may be less by now.
    const { invoiceId, amountCents } = one;
    await tx
      .update(owedRefund)
      .set({ amountCents })
      .where(
        and(eq(owedRefund.invoiceId, invoiceId), isNull(owedRefund.settledAt), ne(owedRefund.amountCents, amountCents)),
      );
    if (told.length > 0) await deps.jobs.enqueue(tx, 'mail.owed-refund', { invoiceId: one.invoiceId });
  }
  const made = notInArray(
    owedRefund.invoiceId,
    owed.map(({ invoiceId }) => invoiceId),
  );
  // It names nothing any more: the same refund may be owed again, after a dispute.
  await tx
    .update(owedRefund)
    .set({ settledAt: now, about: '' })
    .where(and(eq(owedRefund.customerId, customerId), isNull(owedRefund.settledAt), made));
}

async function owedTo(tx: Database, customerId: string): Promise<Owed[]> {
  const settled = await settledByHand(tx, customerId);
  const failed = await failedRefunds(tx, customerId, settled);
  const won = await tx
    .select()
    .from(dispute)
    .where(and(eq(dispute.customerId, customerId), eq(dispute.status, 'won')));
  const invoiceIds = [...failed.keys(), ...won.map(({ invoiceId }) => invoiceId)].filter((id) => id !== null);
  if (invoiceIds.length === 0) return [];
  return (await unreturned(tx, invoiceIds)).flatMap(({ id, leftCents, isPromised }) => {
    const failure = failed.get(id);
    // What the operator settled went back another way: only what failed since is owed.
    const victories = isPromised && !settled.has(id) ? won.filter(({ invoiceId }) => invoiceId === id) : [];
    const told = failure ? [failure.last, ...victories] : victories;
    const last = told.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
    if (!last) return [];
    return {
      invoiceId: id,
      cause: victories.some((one) => one === last) ? ('dispute_won' as const) : ('refund_failed' as const),
      about: last.id,
      amountCents: isPromised && !settled.has(id) ? leftCents : Math.min(failure?.cents ?? 0, leftCents),
    };
  });
}

/** By invoice, when the operator said that the money went back another way. */
async function settledByHand(tx: Database, customerId: string): Promise<Map<string, Date>> {
  const rows = await tx.select().from(owedRefund).where(eq(owedRefund.customerId, customerId));
  return new Map(rows.flatMap(({ invoiceId, settledByHandAt: at }) => (at ? [[invoiceId, at]] : [])));
}

/** Money that did not arrive, and the last refund that failed to bring it. */
interface Failure {
  cents: number;
  last: typeof refund.$inferSelect;
}

/** By invoice. A refund that comes after a failed one is taken for the same money sent again: it lowers what is owed, unless it fails too. */
async function failedRefunds(
  tx: Database,
  customerId: string,
  settled: Map<string, Date>,
): Promise<Map<string, Failure>> {
  const hasFailed = inArray(refund.status, ['failed', 'canceled']);
  const refunds = await tx
    .select({ one: refund, hasFailed: sql<boolean>`${hasFailed}` })
    .from(refund)
    .where(eq(refund.customerId, customerId))
    .orderBy(refund.createdAt, hasFailed, refund.id);
  const failures = new Map<string, Failure>();
  for (const { one, hasFailed } of refunds) {
    const { invoiceId, amountCents, createdAt } = one;
    if (!invoiceId || createdAt <= (settled.get(invoiceId) ?? new Date(0))) continue;
    const known = failures.get(invoiceId);
    if (hasFailed) failures.set(invoiceId, { cents: Math.max(known?.cents ?? 0, amountCents), last: one });
    else if (known && known.cents > amountCents)
      failures.set(invoiceId, { ...known, cents: known.cents - amountCents });
    else failures.delete(invoiceId);
  }
  return failures;
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
