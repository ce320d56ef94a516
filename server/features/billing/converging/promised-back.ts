import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { invoice, subscription, withdrawal } from '../../../db/schema.ts';
import { isSurplus } from '../invoices.ts';
import { isRefundedAt } from '../leaving/withdrawal-days.ts';

/**
 * The customer's paid invoices whose whole amount was promised back: withdrawn from, bought twice, charged after the agreed end. A promise
 * stands, whatever becomes of the refund: the operator pays what the provider could not.
 */
export async function promisedBack(db: Database, customerId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: invoice.id, of: subscription, withdrawnAt: withdrawal.requestedAt, isSurplus })
    .from(invoice)
    .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    // By its subscription alone: the account may be gone.
    .leftJoin(withdrawal, sql`${subscription.id} = any(${withdrawal.addonIds} || ${withdrawal.subscriptionId})`)
    .where(and(eq(invoice.customerId, customerId), eq(invoice.status, 'paid')));
  const promised = rows.filter(
    ({ of, withdrawnAt, isSurplus }) => isSurplus || (of && withdrawnAt && isRefundedAt(of, withdrawnAt)),
  );
  return new Set(promised.map(({ id }) => id));
}
