import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { attribution, customer } from '../../../db/schema.ts';

/**
 * Locks a customer until the transaction ends, so that an attribution, a payment and a refund that arrive at the same moment
 * see each other. Answers the id of the customer's affiliate; null if there is none.
 */
export async function lockCustomer(tx: Database, customerId: string): Promise<string | null> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const [owner] = await tx
    .select({ affiliateId: attribution.affiliateId })
    .from(attribution)
    .where(eq(attribution.customerId, customerId));
  return owner?.affiliateId ?? null;
}
