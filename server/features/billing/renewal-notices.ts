import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { subscription } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notifyOnce } from './notices.ts';

const day = 24 * 60 * 60 * 1000;
/** The law (L215-1) asks for a notice three months to one month before a year renews. We send it 75 to 31 days before. */
const noticeWindow = { earliestMs: 75 * day, latestMs: 31 * day };

/** Announces the renewal of annual plans, once per term; a term that a pause has moved is `trialing` and counts too. */
export async function announceRenewals(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const due = await deps.db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.plan, 'annual'),
        inArray(subscription.status, ['active', 'trialing']),
        eq(subscription.cancelAtPeriodEnd, false),
        isNull(subscription.cancelAt),
        lte(subscription.currentPeriodEnd, new Date(now + noticeWindow.earliestMs)),
        gt(subscription.currentPeriodEnd, new Date(now + noticeWindow.latestMs)),
      ),
    );
  for (const one of due) {
    const term = `${one.id}:${one.currentPeriodEnd.toISOString().slice(0, 10)}`;
    await deps.db.transaction((tx) => notifyOnce(tx, deps, one.customerId, 'renewal', term));
  }
}
