import { eq, inArray, sql } from 'drizzle-orm';
import { checkoutIntent, customer, refundedIntents } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { convergeCustomer } from '../converging/converge.ts';
import { attachToBuyer } from '../customers.ts';
import type { Intent } from './intents.ts';

export type Claim =
  | { kind: 'unknown' }
  | { kind: 'pending' }
  | { kind: 'expired' }
  | { kind: 'paid'; intent: Intent; customerId: string };

/**
 * Asks the provider what became of a checkout and, if it is paid, ties the purchase to its intent and account. The webhook and
 * the return page both call this, perhaps at the same moment, and get the same answer. An open checkout that
 * was given up, or whose account was deleted, is closed.
 */
export async function claimCheckout(deps: Deps, sessionId: string): Promise<Claim> {
  const session = await deps.payments.findCheckout(sessionId);
  const intent = session?.intentId ? await findIntent(deps, session.intentId) : null;
  if (!session || !intent) return { kind: 'unknown' };
  const { customerId } = session;
  if (session.status === 'expired') {
    await deps.db
      .update(checkoutIntent)
      .set({
        status: sql`case when ${checkoutIntent.status} = 'open' then 'expired' else ${checkoutIntent.status} end`,
      })
      .where(eq(checkoutIntent.id, intent.id));
    return { kind: 'expired' };
  }
  if (session.status === 'open' && (intent.status === 'account_deleted' || intent.status === 'expired'))
    await deps.payments.expireCheckout(sessionId);
  if (session.status !== 'complete' || !session.isPaid || !customerId) return { kind: 'pending' };

  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await tx.insert(customer).values({ id: customerId, createdAt: now }).onConflictDoNothing();
    await attachToBuyer(tx, deps, customerId, [intent.id]);
    await tx
      .update(checkoutIntent)
      .set({
        sessionId,
        customerId,
        subscriptionId: session.subscriptionId,
        status: sql`case when ${inArray(checkoutIntent.status, refundedIntents)} then ${checkoutIntent.status} else 'complete' end`,
        completedAt: sql`coalesce(${checkoutIntent.completedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(checkoutIntent.id, intent.id));
  });
  await convergeCustomer(deps, customerId);
  const claimed = await findIntent(deps, intent.id);
  return claimed ? { kind: 'paid', intent: claimed, customerId } : { kind: 'unknown' };
}

async function findIntent(deps: Deps, id: string): Promise<Intent | null> {
  const [found] = await deps.db.select().from(checkoutIntent).where(sql`${checkoutIntent.id}::text = ${id}`);
  return found ?? null;
}
