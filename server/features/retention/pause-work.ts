import { and, eq, gt, gte } from 'drizzle-orm';
import { invoice, pause } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { runningSubscriptions, type StoredSubscription } from '../billing/live-subscription.ts';
import { scheduledEnd } from '../billing/rules.ts';
import { addMonths, resumeAfter } from './pause-rules.ts';

type Pause = typeof pause.$inferSelect;

/**
 * Carries out a stored pause at the provider, for Pro and its add-ons. Safe to repeat. If the renewal was paid in the meantime
 * the pause lapses, and the user may ask again.
 */
export async function carryOutPause(deps: Deps, pauseId: string): Promise<void> {
  const [stored] = await deps.db
    .select()
    .from(pause)
    .where(and(eq(pause.id, pauseId), eq(pause.status, 'stored')));
  if (!stored) return;
  const running = await runningSubscriptions(deps.db, { accountId: stored.accountId });
  const pro = running.find(({ id }) => id === stored.subscriptionId);
  const isInTime = pro !== undefined && goesOn(pro) && !(await isRenewalPaid(deps, stored));
  if (isInTime) for (const one of running.filter(goesOn)) await skipOne(deps, one, stored);
  await deps.db
    .update(pause)
    .set({ status: isInTime ? 'done' : 'lapsed' })
    .where(eq(pause.id, pauseId));
}

const goesOn = (one: StoredSubscription) => one.status !== 'past_due' && scheduledEnd(one) === null;

async function isRenewalPaid(deps: Deps, { subscriptionId, pausedUntil }: Pause): Promise<boolean> {
  const [paid] = await deps.db
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.subscriptionId, subscriptionId),
        eq(invoice.status, 'paid'),
        gt(invoice.amountPaidCents, 0),
        gte(invoice.createdAt, addMonths(pausedUntil, -1)),
      ),
    )
    .limit(1);
  return paid !== undefined;
}

async function skipOne(deps: Deps, one: StoredSubscription, { id, subscriptionId, pausedUntil }: Pause): Promise<void> {
  if (one.plan === 'annual') {
    if (one.currentPeriodEnd.getTime() < pausedUntil.getTime())
      await deps.payments.moveTerm(one.id, pausedUntil, `pause:${id}`);
    return;
  }
  if (one.pausedUntil) return;
  // If the renewal's invoice existed as a draft when the pause was stored, the skipped renewal is the one at the period's start.
  const isBegun = one.id === subscriptionId && one.currentPeriodEnd.getTime() >= pausedUntil.getTime();
  await deps.payments.pauseCollection(one.id, resumeAfter(isBegun ? one.currentPeriodStart : one.currentPeriodEnd));
}
