import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OwedRefund } from '#contract/admin-figures.ts';
import { account, customer, invoice, owedRefund, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { labelOf } from '../../billing/invoices.ts';
import { recordAdminAction } from '../audit.ts';

const shown = 50;

/** The refunds that wait for the operator, oldest first (billing/converging/owed-refunds.ts). */
export async function listOwedRefunds({ db }: Deps): Promise<OwedRefund[]> {
  const rows = await db
    .select({
      owed: owedRefund,
      number: invoice.number,
      of: subscription,
      email: sql<string | null>`coalesce(${account.email}, ${customer.email})`,
    })
    .from(owedRefund)
    .innerJoin(invoice, eq(invoice.id, owedRefund.invoiceId))
    .innerJoin(customer, eq(customer.id, owedRefund.customerId))
    .leftJoin(account, eq(account.id, customer.accountId))
    .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .where(isNull(owedRefund.settledAt))
    .orderBy(asc(owedRefund.noticedAt), asc(owedRefund.invoiceId))
    .limit(shown);
  return rows.map(({ owed, number, of, email }) => ({
    id: owed.invoiceId,
    number,
    label: labelOf(of?.entitlement ?? null, of?.plan ?? null),
    email,
    amountCents: owed.amountCents,
    cause: owed.cause,
    noticedAt: owed.noticedAt.toISOString(),
  }));
}

/** The operator says that the money went back another way; converging takes its commission back. Saying it again changes nothing. */
export async function settleOwedRefund(deps: Deps, invoiceId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [found] = await tx.select().from(owedRefund).where(eq(owedRefund.invoiceId, invoiceId)).for('update');
    if (!found) throw new AppError('not_found', "Ce remboursement n'existe pas.");
    if (found.settledAt) return;
    await tx
      .update(owedRefund)
      .set({ settledAt: deps.clock.now(), settledByHandAt: deps.clock.now() })
      .where(and(eq(owedRefund.invoiceId, invoiceId), isNull(owedRefund.settledAt)));
    await deps.jobs.enqueue(tx, 'billing.converge', { customerId: found.customerId });
    const [owner] = await tx
      .select({ accountId: customer.accountId })
      .from(customer)
      .where(eq(customer.id, found.customerId));
    await recordAdminAction(tx, deps.clock, {
      action: 'settle-refund',
      ...(owner?.accountId && { subjectId: owner.accountId }),
      details: { invoiceId, amountCents: found.amountCents },
    });
  });
}
