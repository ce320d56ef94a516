import { and, eq, gt, gte } from 'drizzle-orm';
import { invoice, pause, subscription } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordOwnChange } from '../billing/customers.ts';
import { heldSubscriptions, type StoredSubscription } from '../billing/live-subscription.ts';
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
  const going = (await heldSubscriptions(deps.db, { accountId: stored.accountId })).filter(goesOn);
  const isInTime = going.some(({ id }) => id === stored.subscriptionId) && !(await isRenewalPaid(deps, stored));
  const skipped = isInTime ? going : [];
  const resumes: { id: string; pausedUntil: Date | null }[] = [];
  for (const one of skipped) resumes.push({ id: one.id, pausedUntil: await skipOne(deps, one, stored) });
  await deps.db.transaction(async (tx) => {
    await recordOwnChange(tx, skipped);
    // The provider has agreed: the copy says so too, before any snapshot comes.
    for (const { id, pausedUntil } of resumes)
      await tx.update(subscription).set({ pausedUntil }).where(eq(subscription.id, id));
    await tx
      .update(pause)
      .set({ status: isInTime ? 'done' : 'lapsed' })
      .where(eq(pause.id, pauseId));
  });
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

/** Skips one payment. Answers when the provider resumes collecting; null for an annual plan, whose term is moved instead. */
async function skipOne(
  deps: Deps,
  one: StoredSubscription,
  { id, subscriptionId, pausedUntil }: Pause,
): Promise<Date | null> {
  if (one.plan === 'annual') {
    if (one.currentPeriodEnd.getTime() < pausedUntil.getTime())
      await deps.payments.moveTerm(one.id, pausedUntil, `pause:${id}`);
    return one.pausedUntil;
  }
  if (one.pausedUntil) return one.pausedUntil;
  // If the renewal's invoice existed as a draft when the pause was stored, the skipped renewal is the one at the period's start.
  const isBegun = one.id === subscriptionId && one.currentPeriodEnd.getTime() >= pausedUntil.getTime();
  const resumesAt = resumeAfter(isBegun ? one.currentPeriodStart : one.currentPeriodEnd);
  await deps.payments.pauseCollection(one.id, resumesAt);
  return resumesAt;
}
