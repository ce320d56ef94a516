import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { affiliate } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

/** Locks an affiliate until the transaction ends: changes of money and status happen one after the other. */
export async function lockAffiliate(tx: Database, affiliateId: string): Promise<typeof affiliate.$inferSelect> {
  const [locked] = await tx.select().from(affiliate).where(eq(affiliate.id, affiliateId)).for('update');
  if (!locked) throw new AppError('not_found', "Ce compte affilié n'existe pas.");
  return locked;
}
