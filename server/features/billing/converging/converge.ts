import { eq, sql } from 'drizzle-orm';
import type { CustomerSnapshot } from '../../../adapters/payments/port.ts';
import type { Database } from '../../../db/open.ts';
import { customer } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../refusals.ts';
import { carryOutObligations } from './carry-out-obligations.ts';
import { storeSnapshot } from './store-snapshot.ts';

// Every piece of news about a customer ends here: the whole customer is asked for and stored as it is now, so the order and
// the number of webhooks do not matter. A snapshot is dropped if another one was stored, or if we changed something at the
// provider, after it was asked for. Converging ends with a copy that includes every change we made before.

/** Rounds before giving up on a customer who keeps changing while we read; a job then tries again. */
const maxAttempts = 40;

export async function convergeCustomer(deps: Deps, customerId: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const version = (await knownOf(deps, customerId))?.version ?? null;
    const asked = { version, askedAt: deps.clock.now(), askedByDatabase: await databaseNow(deps.db) };
    const snapshot = await deps.payments.findCustomer(customerId);
    if (!snapshot) return;
    const isStored = await deps.db.transaction((tx) => storeSnapshot(tx, deps, snapshot, asked));
    if (!isStored || (await carryOutObligations(deps, customerId))) continue;
    // Another converging may have carried out an obligation after we asked, and not have stored the outcome yet.
    if ((await knownOf(deps, customerId))?.isUpToDate) return;
  }
  throw refusal.purchaseMoves();
}

async function databaseNow(db: Database): Promise<Date> {
  const { rows } = (await db.execute(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  )) as unknown as { rows: { now: number }[] };
  return new Date(rows[0]?.now ?? 0);
}

/** Clocks of two of our machines differ by less than this. */
const clockSkewMs = 60_000;

/**
 * Converges with a snapshot out of the list of all customers, which was read some time after `askedAt`. A customer who was
 * converged since then has newer data, and one whom we changed since the last converging may have: the snapshot is dropped and the
 * customer asked for again.
 */
export async function convergeListed(deps: Deps, snapshot: CustomerSnapshot, askedAt: Date): Promise<void> {
  const known = await knownOf(deps, snapshot.id);
  const isNewer = known?.syncedAt && known.syncedAt.getTime() >= askedAt.getTime() - clockSkewMs;
  const isOutdated = known && !known.isUpToDate;
  const isStored =
    !isNewer &&
    !isOutdated &&
    (await deps.db.transaction((tx) =>
      storeSnapshot(tx, deps, snapshot, { version: known?.version ?? null, askedAt }),
    ));
  if (!isStored || (await carryOutObligations(deps, snapshot.id))) await convergeCustomer(deps, snapshot.id);
}

/** Null for a customer that is not stored yet. */
async function knownOf(deps: Deps, customerId: string) {
  const [row] = await deps.db
    // xmin changes with every write of the row.
    .select({
      version: sql<string>`${customer}.xmin::text`,
      syncedAt: customer.syncedAt,
      isUpToDate: sql<boolean>`${customer.seenChanges} = ${customer.ownChanges}`,
    })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row ?? null;
}
