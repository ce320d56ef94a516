import { eq, sql } from 'drizzle-orm';
import type { CustomerSnapshot } from '../../../adapters/payments/port.ts';
import { customer } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { settle } from './settle.ts';
import { storeSnapshot } from './store-snapshot.ts';

// However a change is heard of, in whatever order and however often: the customer is asked for anew and stored as it is
// now. A snapshot is stored only if nobody stored another since it was asked for, so an older one never wins.

const mostAttempts = 40;

export async function convergeCustomer(deps: Deps, customerId: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const version = (await knownOf(deps, customerId))?.version ?? null;
    const askedAt = deps.clock.now();
    const snapshot = await deps.payments.findCustomer(customerId);
    if (!snapshot) return;
    const isStored = await deps.db.transaction((tx) => storeSnapshot(tx, deps, snapshot, { version, askedAt }));
    if (isStored && !(await settle(deps, customerId))) return;
  }
  throw new AppError('overloaded', 'Cet achat change trop vite pour être relu.', { retryAfterSeconds: 5 });
}

/** Clocks of two machines differ by less. */
const clockSkewMs = 60_000;

/**
 * The same with what a list of everyone said of the customer. That list took a while: whoever was asked for alone since it
 * was begun is newer, and is asked for alone once more.
 */
export async function convergeListed(deps: Deps, snapshot: CustomerSnapshot, askedAt: Date): Promise<void> {
  const known = await knownOf(deps, snapshot.id);
  const isNewer = known?.syncedAt && known.syncedAt.getTime() >= askedAt.getTime() - clockSkewMs;
  const isStored =
    !isNewer &&
    (await deps.db.transaction((tx) =>
      storeSnapshot(tx, deps, snapshot, { version: known?.version ?? null, askedAt }),
    ));
  if (!isStored || (await settle(deps, snapshot.id))) await convergeCustomer(deps, snapshot.id);
}

/** Null for a customer that is not known yet. */
async function knownOf(deps: Deps, customerId: string) {
  const [row] = await deps.db
    // PostgreSQL's own mark of the row's last change.
    .select({ version: sql<string>`${customer}.xmin::text`, syncedAt: customer.syncedAt })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row ?? null;
}
