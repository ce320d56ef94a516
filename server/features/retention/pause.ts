import { and, eq } from 'drizzle-orm';
import { formatDay } from '#contract/format.ts';
import { account, invoice, pause } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { convergeCustomer } from '../billing/converge.ts';
import { findRunning, runningSubscriptions, type StoredSubscription } from '../billing/live-subscription.ts';
import { scheduledEnd } from '../billing/rules.ts';
import { addMonths, pauseOf, resumeAfter } from './pause-rules.ts';

// The free pause: access stays, and exactly one renewal is skipped, or a year's term moved by a month.

type Pause = typeof pause.$inferSelect;

export async function pauseSubscription(deps: Deps, accountId: string): Promise<Date> {
  const known = await findRunning(deps.db, { accountId }, 'pro');
  if (!known)
    throw new AppError('conflict', "Tu n'as pas d'abonnement payant à mettre en pause.", { reason: 'no_subscription' });
  // The dates decide what is skipped, so they are the provider's own.
  await convergeCustomer(deps, known.customerId);
  const pro = (await findRunning(deps.db, { accountId }, 'pro')) ?? known;
  const stored = await takeDown(deps, accountId, pro);
  for (const one of await runningSubscriptions(deps.db, { accountId })) await skipOne(deps, one, stored);
  await deps.db.update(pause).set({ status: 'done' }).where(eq(pause.id, stored.id));
  await convergeCustomer(deps, pro.customerId);
  return stored.pausedUntil;
}

/** Two clicks come one after the other, and the second finds what the first took down. */
async function takeDown(deps: Deps, accountId: string, pro: StoredSubscription): Promise<Pause> {
  return await deps.db.transaction(async (tx) => {
    await tx.select().from(account).where(eq(account.id, accountId)).for('update');
    const now = deps.clock.now();
    const state = await pauseOf(tx, accountId, pro, now);
    if (!state.available && state.availableFrom)
      throw new AppError(
        'conflict',
        `Ta prochaine pause sera possible à partir du ${formatDay(state.availableFrom)}.`,
        {
          reason: 'pause_used',
        },
      );
    if (scheduledEnd(pro) || pro.status !== 'active' || pro.pausedUntil)
      throw new AppError('conflict', 'Ton abonnement ne peut pas être mis en pause en ce moment.', {
        reason: 'pause_impossible',
      });
    const [waiting] = await tx
      .select()
      .from(pause)
      .where(and(eq(pause.accountId, accountId), eq(pause.subscriptionId, pro.id), eq(pause.status, 'stored')));
    if (waiting) return waiting;
    const [draft] = await tx
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.subscriptionId, pro.id), eq(invoice.status, 'draft')));
    // A renewal that is being drawn up is the one that is skipped.
    const pausedUntil = draft ? pro.currentPeriodEnd : addMonths(pro.currentPeriodEnd, 1);
    const [stored] = await tx
      .insert(pause)
      .values({ accountId, subscriptionId: pro.id, requestedAt: now, pausedUntil })
      .returning();
    if (!stored) throw new Error('a pause was not stored');
    return stored;
  });
}

async function skipOne(deps: Deps, one: StoredSubscription, { id, pausedUntil }: Pause): Promise<void> {
  if (one.status !== 'active' || scheduledEnd(one)) return;
  if (one.plan === 'annual') await deps.payments.moveTerm(one.id, pausedUntil, `pause:${id}`);
  else if (one.entitlement === 'pro')
    await deps.payments.pauseCollection(one.id, resumeAfter(addMonths(pausedUntil, -1)));
  else await deps.payments.pauseCollection(one.id, resumeAfter(one.currentPeriodEnd));
}
