import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';

const keys = { business: 7_318_101, affiliates: 7_318_102 } as const;

/** Until the transaction ends, no other process counts the same figures: whoever counts last has seen the most. */
export async function lockFigures(tx: Database, which: keyof typeof keys): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keys[which]})`);
}
