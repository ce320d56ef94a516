import { and, eq, gt } from 'drizzle-orm';
import { invoice, pause, subscription } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordOwnChange } from '../billing/customers.ts';
import { heldSubscriptions, type StoredSubscription } from '../billing/live-subscription.ts';
import { notifyOnce } from '../billing/notices.ts';
import { scheduledEnd } from '../billing/rules.ts';
import { addMonths, resumeAfter } from './pause-rules.ts';

type Pause = typeof pause.$inferSelect;

/**
 * Carries out a stored pause at the provider, for Pro and its add-ons. Safe to repeat. What the provider has renewed since the pause was
 * confirmed is the payment to skip: it is refunded, or the annual term that it paid is moved, and told by mail. Where Pro does not go on, the
 * pause lapses, and the user may ask again.
 */
export async function carryOutPause(deps: Deps, pauseId: string): Promise<void> {
  const [stored] = await deps.db
    .select()
    .from(pause)
    .where(and(eq(pause.id, pauseId), eq(pause.status, 'stored')));
  if (!stored) return;
  const going = (await heldSubscriptions(deps.db, { accountId: stored.accountId })).filter(goesOn);
  const isGoing = going.some(({ id }) => id === stored.subscriptionId);
  const skipped: Skipped[] = [];
  for (const one of isGoing ? going : []) skipped.push(await skipOne(deps, one, stored));
  await deps.db.transaction(async (tx) => {
    await recordOwnChange(
      tx,
      skipped.map(({ of }) => of),
    );
    for (const { of, pausedUntil, renewal } of skipped) {
      // The provider has agreed: the copy says so too, before any snapshot comes.
      await tx.update(subscription).set({ pausedUntil }).where(eq(subscription.id, of.id));
      const notice = of.plan === 'annual' ? 'renewed_in_pause' : 'charged_in_pause';
      if (renewal) await notifyOnce(tx, deps, of.customerId, notice, renewal.id);
    }
    const own = skipped.find(({ of }) => of.id === stored.subscriptionId);
    await tx
      .update(pause)
      .set({ status: isGoing ? 'done' : 'lapsed', pausedUntil: own?.nextPaymentAt ?? stored.pausedUntil })
      .where(eq(pause.id, pauseId));
  });
}

interface Skipped {
  of: StoredSubscription;
  /** When the provider resumes collecting; null if collection is not paused. */
  pausedUntil: Date | null;
  /** For an annual plan: where its term was moved to. */
  nextPaymentAt?: Date;
  /** Was charged before the provider heard of the pause. */
  renewal: { id: string } | null;
}

const goesOn = (one: StoredSubscription) => one.status !== 'past_due' && scheduledEnd(one) === null;

/** The first renewal that was paid after the pause was confirmed; what had been paid before, the pause already counted with. */
async function findRenewal(deps: Deps, one: StoredSubscription, { requestedAt }: Pause) {
  const [paid] = await deps.db
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.subscriptionId, one.id),
        eq(invoice.status, 'paid'),
        eq(invoice.billingReason, 'subscription_cycle'),
        gt(invoice.amountPaidCents, 0),
        gt(invoice.paidAt, requestedAt),
      ),
    )
    .orderBy(invoice.paidAt)
    .limit(1);
  return paid ?? null;
}

/** Skips one payment; that of an annual plan moves by a month instead. */
async function skipOne(deps: Deps, of: StoredSubscription, stored: Pause): Promise<Skipped> {
  const { id, subscriptionId } = stored;
  const renewal = await findRenewal(deps, of, stored);
  if (of.plan === 'annual') {
    const nextPaymentAt = renewal ? addMonths(stored.pausedUntil, 12) : stored.pausedUntil;
    if (of.currentPeriodEnd.getTime() < nextPaymentAt.getTime())
      await deps.payments.moveTerm(of.id, nextPaymentAt, renewal ? `pause:${id}:renewed` : `pause:${id}`);
    return { of, pausedUntil: of.pausedUntil, nextPaymentAt, renewal };
  }
  if (renewal || of.pausedUntil) return { of, pausedUntil: of.pausedUntil, renewal };
  // If the renewal's invoice existed as a draft when the pause was stored, the skipped renewal is the one at the period's start.
  const isBegun = of.id === subscriptionId && of.currentPeriodEnd.getTime() >= stored.pausedUntil.getTime();
  const resumesAt = resumeAfter(isBegun ? of.currentPeriodStart : of.currentPeriodEnd);
  await deps.payments.pauseCollection(of.id, resumesAt);
  return { of, pausedUntil: resumesAt, renewal };
}
