import { eq, sql } from 'drizzle-orm';
import { customer } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { settle } from './settle.ts';
import { storeSnapshot } from './store-snapshot.ts';

// However a change is heard of, in whatever order and however often: the customer is asked for anew and stored as it is
// now. A snapshot is stored only if nobody stored another since it was asked for, so an older one never wins.

const mostAttempts = 40;

export async function convergeCustomer(deps: Deps, customerId: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const version = await versionOf(deps, customerId);
    const askedAt = deps.clock.now();
    const snapshot = await deps.payments.findCustomer(customerId);
    if (!snapshot) return;
    const isStored = await deps.db.transaction((tx) => storeSnapshot(tx, deps, snapshot, { version, askedAt }));
    if (isStored && !(await settle(deps, customerId))) return;
  }
  throw new AppError('overloaded', 'Cet achat change trop vite pour être relu.', { retryAfterSeconds: 5 });
}

/** PostgreSQL's own mark of the row's last change; null for a customer that is not known yet. */
async function versionOf(deps: Deps, customerId: string): Promise<string | null> {
  const [row] = await deps.db
    .select({ version: sql<string>`${customer}.xmin::text` })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row?.version ?? null;
}
