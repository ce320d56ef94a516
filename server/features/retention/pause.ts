import { and, eq } from 'drizzle-orm';
import { formatDay } from '#contract/format.ts';
import { account, invoice, pause } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { closeGivenUp } from '../billing/checkout/checkout.ts';
import { expireAddonIntents } from '../billing/checkout/intents.ts';
import { convergeCustomer } from '../billing/converging/converge.ts';
import { ignoreProviderOutage } from '../billing/ignore-provider-outage.ts';
import { findRunning, type StoredSubscription } from '../billing/live-subscription.ts';
import { scheduledEnd } from '../billing/rules.ts';
import { addMonths, isPaused, pauseOf } from './pause-rules.ts';

// The free pause: access stays while exactly one monthly renewal is skipped, or an annual term moves by a month. It is stored
// first, then carried out at the provider: at once if it answers, else by reconcile.

type Pause = typeof pause.$inferSelect;

export async function pauseSubscription(deps: Deps, accountId: string): Promise<Date> {
  const known = await findRunning(deps.db, { accountId }, 'pro');
  if (!known)
    throw new AppError('conflict', "Tu n'as pas d'abonnement payant à mettre en pause.", { reason: 'no_subscription' });
  const [begun] = await deps.db.select().from(pause).where(standingOf(known));
  // The period's dates decide which renewal is skipped, so they are asked for now. This also carries out a pause stored earlier.
  await convergeCustomer(deps, known.customerId);
  const done = begun && (await findDone(deps, begun));
  if (done) return done.pausedUntil;
  const pro = (await findRunning(deps.db, { accountId }, 'pro')) ?? known;
  const { stored, givenUp } = await storePause(deps, accountId, pro);
  for (const intent of givenUp) await closeGivenUp(deps, intent);
  await ignoreProviderOutage(() => convergeCustomer(deps, pro.customerId));
  return (await findDone(deps, stored))?.pausedUntil ?? stored.pausedUntil;
}

const standingOf = (pro: StoredSubscription) => and(eq(pause.subscriptionId, pro.id), eq(pause.status, 'stored'));

async function findDone(deps: Deps, { id }: Pause): Promise<Pause | null> {
  const [row] = await deps.db
    .select()
    .from(pause)
    .where(and(eq(pause.id, id), eq(pause.status, 'done')));
  return row ?? null;
}

/** Locks the account, so that the second of two simultaneous clicks finds the pause of the first. */
async function storePause(deps: Deps, accountId: string, pro: StoredSubscription) {
  return await deps.db.transaction(async (tx) => {
    await tx.select().from(account).where(eq(account.id, accountId)).for('update');
    const [waiting] = await tx.select().from(pause).where(standingOf(pro));
    if (waiting) return { stored: waiting, givenUp: [] };
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
    if (scheduledEnd(pro) || pro.status === 'past_due' || isPaused(pro, now))
      throw new AppError('conflict', 'Ton abonnement ne peut pas être mis en pause en ce moment.', {
        reason: 'pause_impossible',
      });
    const [draft] = await tx
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.subscriptionId, pro.id), eq(invoice.status, 'draft')));
    // A draft invoice is a monthly renewal that is not charged yet: the pause skips that one.
    const pausedUntil = draft && pro.plan !== 'annual' ? pro.currentPeriodEnd : addMonths(pro.currentPeriodEnd, 1);
    const [stored] = await tx
      .insert(pause)
      .values({ accountId, subscriptionId: pro.id, requestedAt: now, pausedUntil })
      .returning();
    if (!stored) throw new Error('a pause was not stored');
    await deps.jobs.enqueue(tx, 'billing.converge', { customerId: pro.customerId });
    // No add-on is sold during a pause, which begins at once; that of an annual term begins with its added month.
    return { stored, givenUp: pro.plan === 'annual' ? [] : await expireAddonIntents(tx, accountId) };
  });
}
