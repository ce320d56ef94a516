import { and, eq, ne } from 'drizzle-orm';
import { formatDay } from '#contract/format.ts';
import type { Database } from '../../db/open.ts';
import { cancellationRequest, entitlementGrant } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { convergeCustomer } from './converge.ts';
import { findRunning, type Owner, type StoredSubscription } from './live-subscription.ts';
import { scheduledEnd } from './rules.ts';
import { trying } from './trying.ts';

// A cancellation is taken down first, with its mail, and carried out after: at once if the provider answers, else as soon
// as it does.

interface Cancelled {
  message: string;
  endsAt: Date | null;
}

export async function cancelSubscription(deps: Deps, owner: Owner, via: 'member' | 'mailed_link'): Promise<Cancelled> {
  const pro = await findRunning(deps.db, owner, 'pro');
  if (!pro) {
    if ('accountId' in owner && (await endGrants(deps, owner.accountId)))
      return { message: 'Abonnement annulé : ton accès Pro est terminé.', endsAt: deps.clock.now() };
    throw new AppError('conflict', "Tu n'as pas d'abonnement actif.", { reason: 'no_subscription' });
  }
  const endsAt = endOf(pro, deps.clock.now());
  await deps.db.transaction((tx) => takeDown(tx, deps, pro, { owner, via, endsAt }));
  await trying(() => convergeCustomer(deps, pro.customerId));
  return { message: `C'est noté : ton abonnement s'arrête le ${formatDay(endsAt)}.`, endsAt };
}

/** Once a subscription: asking again finds the request that stands. */
async function takeDown(
  tx: Database,
  deps: Deps,
  pro: StoredSubscription,
  request: { owner: Owner; via: 'member' | 'mailed_link' | 'account_deleted'; endsAt: Date },
): Promise<void> {
  const accountId = 'accountId' in request.owner ? request.owner.accountId : null;
  const [added] = await tx
    .insert(cancellationRequest)
    .values({
      accountId,
      subscriptionId: pro.id,
      via: request.via,
      requestedAt: deps.clock.now(),
      endsAt: request.endsAt,
    })
    .onConflictDoNothing()
    .returning({ id: cancellationRequest.id });
  if (!added) return;
  if (request.via !== 'account_deleted') await deps.jobs.enqueue(tx, 'mail.cancellation', { requestId: added.id });
  await deps.jobs.enqueue(tx, 'billing.converge', { customerId: pro.customerId });
}

/** Whoever deletes their account pays nothing any more; what was bought ends at once. */
export async function cancelForDeletion(tx: Database, deps: Deps, accountId: string): Promise<void> {
  const pro = await findRunning(tx, { accountId }, 'pro');
  if (!pro) return;
  await tx
    .update(cancellationRequest)
    .set({ status: 'taken_back' })
    .where(and(eq(cancellationRequest.subscriptionId, pro.id), ne(cancellationRequest.status, 'taken_back')));
  await takeDown(tx, deps, pro, { owner: { accountId }, via: 'account_deleted', endsAt: deps.clock.now() });
}

function endOf(pro: StoredSubscription, now: Date): Date {
  return pro.status === 'past_due' ? now : (scheduledEnd(pro) ?? pro.currentPeriodEnd);
}

/** A Pro that the operator gave has nothing to run out: it ends at once. */
async function endGrants(deps: Deps, accountId: string): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const ended = await tx.delete(entitlementGrant).where(eq(entitlementGrant.accountId, accountId)).returning();
    if (!ended.some(({ entitlement }) => entitlement === 'pro')) return false;
    const now = deps.clock.now();
    const [request] = await tx
      .insert(cancellationRequest)
      .values({ accountId, via: 'member', status: 'done', requestedAt: now, doneAt: now, endsAt: now })
      .returning({ id: cancellationRequest.id });
    if (request) await deps.jobs.enqueue(tx, 'mail.cancellation', { requestId: request.id });
    return true;
  });
}

/** The provider has to agree: until it has, the cancellation stands. */
export async function resumeSubscription(deps: Deps, accountId: string): Promise<void> {
  const pro = await findRunning(deps.db, { accountId }, 'pro');
  const stored = eq(cancellationRequest.subscriptionId, pro?.id ?? '');
  if (!pro) throw new AppError('conflict', "Tu n'as pas d'abonnement actif.", { reason: 'no_subscription' });
  await deps.payments.setCancelAtPeriodEnd(pro.id, false);
  await deps.db.update(cancellationRequest).set({ status: 'taken_back' }).where(stored);
  await convergeCustomer(deps, pro.customerId);
}
