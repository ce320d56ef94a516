import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { attribution, invoice, ledgerEntry } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { PaidInvoice } from '../../billing/converging/ledger-port.ts';
import { promisedBack } from '../../billing/converging/promised-back.ts';
import { recordCommission } from './commissions.ts';

const pageSize = 200;

/**
 * Writes commissions that stored invoices should have and do not; answers how many. Each is a transaction of its own. What was promised back is
 * left out.
 */
export async function recordAllMissingCommissions(deps: Deps): Promise<number> {
  let written = 0;
  for (let after: string | null = ''; after !== null; ) {
    const page = await withoutCommission(deps.db, after);
    for (const found of page) if (await deps.db.transaction((tx) => recordMissing(deps, tx, found))) written++;
    after = page.length === pageSize ? (page.at(-1)?.invoiceId ?? null) : null;
  }
  return written;
}

async function recordMissing(deps: Deps, tx: Database, found: PaidInvoice): Promise<boolean> {
  const isPromised = (await promisedBack(tx, found.customerId)).has(found.invoiceId);
  return !isPromised && (await recordCommission(deps, tx, found));
}

/** The next page of attributed, paid invoices without a commission. */
async function withoutCommission(db: Database, after: string) {
  const rows = await db
    .select({
      invoiceId: invoice.id,
      customerId: invoice.customerId,
      totalCents: invoice.totalCents,
      totalExcludingTaxCents: invoice.totalExcludingTaxCents,
      amountPaidCents: invoice.amountPaidCents,
      feeCents: invoice.feeCents,
      paidAt: invoice.paidAt,
    })
    .from(invoice)
    .innerJoin(attribution, eq(attribution.customerId, invoice.customerId))
    .where(
      and(
        gt(invoice.id, after),
        eq(invoice.status, 'paid'),
        isNotNull(invoice.feeCents),
        isNotNull(invoice.paidAt),
        sql`not exists (select 1 from ${ledgerEntry} where ${ledgerEntry.idempotencyKey} = 'commission:' || ${invoice.id})`,
      ),
    )
    .orderBy(asc(invoice.id))
    .limit(pageSize);
  return rows.flatMap(({ paidAt, ...row }) => (paidAt ? [{ ...row, paidAt }] : []));
}
