import { and, eq, exists, gt, inArray, isNotNull, isNull, like, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { dispute, invoice, owedRefund, refund } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { promisedBack } from './promised-back.ts';

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
  const promised = await promisedBack(tx, customerId);
  return (await unreturned(tx, invoiceIds)).flatMap(({ id, leftCents }) => {
    const isPromised = promised.has(id);
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

/** SQL: the operator said of the refund that `about` names that its money went back another way. */
export const isSettledByHand = and(eq(owedRefund.settledAt, owedRefund.settledByHandAt), ne(owedRefund.about, ''));

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

/**
 * By invoice. A refund that is made once another has failed sends the same money again: it lowers what is owed, and owes it anew if it fails
 * too. Refunds that were made before either failed are separate and owe their sum.
 */
async function failedRefunds(
  tx: Database,
  customerId: string,
  settled: Map<string, Date>,
): Promise<Map<string, Failure>> {
  const refunds = await tx
    .select()
    .from(refund)
    .where(eq(refund.customerId, customerId))
    .orderBy(refund.createdAt, isNotNull(refund.failedAt), refund.id);
  const failures = new Map<string, Failure>();
  for (const [invoiceId, ofInvoice] of Map.groupBy(refunds, (one) => one.invoiceId)) {
    if (!invoiceId) continue;
    const failure = failureAmong(ofInvoice, settled.get(invoiceId) ?? new Date(0));
    if (failure) failures.set(invoiceId, failure);
  }
  return failures;
}

/** Plays back what happened to an invoice's refunds, in the order in which they were made; `settledAt` made good what had failed by then. */
function failureAmong(refunds: (typeof refund.$inferSelect)[], settledAt: Date): Failure | null {
  let owed = null as Failure | null;
  let open: typeof refunds = [];
  const failUntil = (until: Date) => {
    // The provider tells seconds.
    const hasFailed = ({ failedAt }: { failedAt: Date | null }) =>
      failedAt !== null && Math.floor(failedAt.getTime() / 1000) * 1000 <= until.getTime();
    const failing = open.filter(hasFailed).sort((a, b) => Number(a.failedAt) - Number(b.failedAt));
    open = open.filter((one) => !hasFailed(one));
    for (const one of failing)
      if (Number(one.failedAt) > settledAt.getTime()) owed = { cents: (owed?.cents ?? 0) + one.amountCents, last: one };
  };
  for (const one of refunds) {
    failUntil(one.createdAt);
    if (owed) owed = owed.cents > one.amountCents ? { ...owed, cents: owed.cents - one.amountCents } : null;
    open.push(one);
  }
  failUntil(new Date(8.64e15));
  return owed;
}

/** Of these invoices, those with money left, unless a dispute has it. */
async function unreturned(tx: Database, invoiceIds: string[]) {
  const isClosed = or(inArray(dispute.status, ['won', 'prevented']), like(dispute.status, 'warning\\_%'));
  const isDisputed = exists(
    tx
      .select({ id: dispute.id })
      .from(dispute)
      .where(and(eq(dispute.invoiceId, invoice.id), not(isClosed ?? sql`false`))),
  );
  return await tx
    .select({ id: invoice.id, leftCents: sql<number>`${invoice.amountPaidCents} - ${invoice.amountRefundedCents}` })
    .from(invoice)
    .where(
      and(
        inArray(invoice.id, invoiceIds),
        eq(invoice.status, 'paid'),
        gt(invoice.amountPaidCents, invoice.amountRefundedCents),
        not(isDisputed),
      ),
    );
}
