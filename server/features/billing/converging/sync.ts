import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import pMap from 'p-map';
import type { CustomerSnapshot } from '../../../adapters/payments/port.ts';
import { checkoutIntent, customer, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordAdminAction } from '../../admin/audit.ts';
import { claimCheckout } from '../checkout/claim.ts';
import { payableMs } from '../checkout/intents.ts';
import { forEachCollectingErrors } from '../for-each-collecting-errors.ts';
import { findRunning } from '../live-subscription.ts';
import { notifyOnce } from '../notices.ts';
import { convergeCustomer, convergeListed } from './converge.ts';
import { listOverdueEvents, processEvent } from './events.ts';
import { listUnsettledCustomers } from './waiting-requests.ts';

// Repairs what lost webhooks and dead jobs left behind: syncAll for every customer (by «Sync Stripe» and every night),
// reconcile for what is waiting (every few minutes).

export interface SyncResult {
  comptes_pro_actives: number;
  emails_envoyes: number;
  abonnements_verifies: number;
  abonnements_modifies: number;
}

/** Customers converged at the same time; each waits for the database and, seldom, for the provider. */
const concurrency = 8;

/**
 * Converges every customer of the provider; operator's grants are left alone. A customer that fails does not stop the others:
 * the first failure is thrown at the end.
 */
export async function syncAll(deps: Deps): Promise<SyncResult> {
  const result: SyncResult = {
    comptes_pro_actives: 0,
    emails_envoyes: 0,
    abonnements_verifies: 0,
    abonnements_modifies: 0,
  };
  const failures: unknown[] = [];
  const noteFailure = (error: unknown) => failures.push(error);
  const askedAt = deps.clock.now();
  await pMap(deps.payments.listCustomers(), (one) => syncOne(deps, one, askedAt, result).catch(noteFailure), {
    concurrency,
  });
  // After the customers, whose purchases would otherwise be attached before they are counted.
  await claimOpenCheckouts(deps).catch(noteFailure);
  await recordAdminAction(deps.db, deps.clock, { action: 'sync-stripe', details: { ...result } });
  if (failures.length > 0) throw failures[0];
  return result;
}

async function syncOne(deps: Deps, snapshot: CustomerSnapshot, askedAt: Date, result: SyncResult): Promise<void> {
  const customerId = snapshot.id;
  const before = await pictureOf(deps, customerId);
  await convergeListed(deps, snapshot, askedAt);
  const after = await pictureOf(deps, customerId);
  result.abonnements_verifies += after.subscriptions.length;
  result.abonnements_modifies += after.subscriptions.filter((line) => !before.subscriptions.includes(line)).length;
  if (!after.proOf || before.proOf) return;
  result.comptes_pro_actives++;
  const isMailed = await deps.db.transaction((tx) =>
    notifyOnce(tx, deps, customerId, 'sync_activated', after.proOf ?? ''),
  );
  if (isMailed) result.emails_envoyes++;
}

/** A customer's stored subscriptions as lines that can be compared, and the account that is Pro through one of them. */
async function pictureOf(deps: Deps, customerId: string) {
  const rows = await deps.db
    .select({
      accountId: customer.accountId,
      line: sql<string | null>`(to_jsonb(${subscription}) - 'synced_at')::text`,
    })
    .from(customer)
    .leftJoin(subscription, eq(subscription.customerId, customer.id))
    .where(eq(customer.id, customerId));
  const accountId = rows[0]?.accountId ?? null;
  const isPro = accountId ? (await findRunning(deps.db, { accountId }, 'pro')) !== null : false;
  return {
    subscriptions: rows.map(({ line }) => line).filter((line) => line !== null),
    proOf: isPro ? accountId : null,
  };
}

/** Younger checkouts are left to their webhook and their return page. */
const minCheckoutAgeMs = 2 * 60 * 1000;

/** Converges customers who wait for something that was promised, processes events whose job died, claims checkouts without news. */
export async function reconcile(deps: Deps): Promise<void> {
  await forEachCollectingErrors([settleCustomers, processOverdueEvents, claimOpenCheckouts], (work) => work(deps));
}

async function processOverdueEvents(deps: Deps): Promise<void> {
  await forEachCollectingErrors(await listOverdueEvents(deps), (eventId) => processEvent(deps, eventId));
}

async function settleCustomers(deps: Deps): Promise<void> {
  await forEachCollectingErrors(await listUnsettledCustomers(deps.db), (id) => convergeCustomer(deps, id));
}

async function claimOpenCheckouts(deps: Deps): Promise<void> {
  const open = await deps.db
    .select({ sessionId: checkoutIntent.sessionId })
    .from(checkoutIntent)
    .where(
      and(
        inArray(checkoutIntent.status, ['open', 'expired', 'account_deleted']),
        isNull(checkoutIntent.completedAt),
        lt(checkoutIntent.createdAt, new Date(deps.clock.now().getTime() - minCheckoutAgeMs)),
        sql`${checkoutIntent.createdAt} > ${new Date(deps.clock.now().getTime() - payableMs).toISOString()}::timestamptz`,
      ),
    );
  await forEachCollectingErrors(open, async ({ sessionId }) => {
    if (sessionId) await claimCheckout(deps, sessionId);
  });
}
