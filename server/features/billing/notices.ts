import { and, eq } from 'drizzle-orm';
import type { CustomerSnapshot } from '../../adapters/payments/port.ts';
import type { Database } from '../../db/open.ts';
import { billingNotice, type billingNotices, checkoutIntent } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isInForce } from './rules.ts';

type Notice = (typeof billingNotices)[number];

/** Stores that something is told; answers the notice's id, or null if it was told before. */
export async function noteOnce(
  tx: Database,
  deps: Deps,
  customerId: string,
  notice: Notice,
  about: string,
): Promise<string | null> {
  const [row] = await tx
    .insert(billingNotice)
    .values({ customerId, notice, about, at: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: billingNotice.id });
  return row?.id ?? null;
}

/** Queues a mail about a purchase unless the same notice was sent before; answers whether it was queued now. */
export async function notifyOnce(
  tx: Database,
  deps: Deps,
  customerId: string,
  notice: Notice,
  about: string,
): Promise<boolean> {
  const noticeId = await noteOnce(tx, deps, customerId, notice, about);
  if (noticeId) await deps.jobs.enqueue(tx, 'mail.billing-notice', { noticeId });
  return noticeId !== null;
}

/** Queues the mails that follow from a customer's state: purchase confirmed, payment failed. */
export async function recordNotices(
  tx: Database,
  deps: Deps,
  snapshot: CustomerSnapshot,
  excluded: Set<string>,
): Promise<void> {
  const bought = await tx
    .select({ subscriptionId: checkoutIntent.subscriptionId })
    .from(checkoutIntent)
    .where(and(eq(checkoutIntent.customerId, snapshot.id), eq(checkoutIntent.status, 'complete')));
  for (const { subscriptionId } of bought) {
    const found = snapshot.subscriptions.find(({ id }) => id === subscriptionId);
    if (!found?.priceKey || excluded.has(found.id)) continue;
    const held = { entitlement: 'pro' as const, term: { ...found, pastDueSince: null } };
    if (isInForce(held, deps.clock.now())) await notifyOnce(tx, deps, snapshot.id, 'purchase', found.id);
  }
  for (const { id, status } of snapshot.subscriptions) {
    if (status !== 'past_due') continue;
    const unpaid = snapshot.invoices.find((one) => one.subscriptionId === id && one.status === 'open');
    if (unpaid) await notifyOnce(tx, deps, snapshot.id, 'payment_failed', unpaid.id);
  }
}
