import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { affiliate } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

type Affiliate = typeof affiliate.$inferSelect;

/** Locks an affiliate until the transaction ends: changes of money and status happen one after the other. */
export async function lockAffiliate(tx: Database, affiliateId: string): Promise<Affiliate> {
  const locked = await lockUnlessErased(tx, affiliateId);
  if (!locked) throw new AppError('not_found', "Ce compte affilié n'existe pas.");
  return locked;
}

/** Null for an affiliate whose account was erased; their payouts and ledger stay. */
export async function lockUnlessErased(tx: Database, affiliateId: string): Promise<Affiliate | null> {
  const [locked] = await tx.select().from(affiliate).where(eq(affiliate.id, affiliateId)).for('update');
  return locked ?? null;
}
