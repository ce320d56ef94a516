import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { attribution, customer } from '../../../db/schema.ts';

/**
 * News about one customer is written one after the other, so that an attribution, a payment and a refund that arrive at
 * the same time see each other. Answers whose customer it is.
 */
export async function lockCustomer(tx: Database, customerId: string): Promise<string | null> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const [owner] = await tx
    .select({ affiliateId: attribution.affiliateId })
    .from(attribution)
    .where(eq(attribution.customerId, customerId));
  return owner?.affiliateId ?? null;
}
