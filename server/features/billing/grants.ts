import { eq } from 'drizzle-orm';
import type { Entitlement } from '#contract/plans.ts';
import { account, entitlementGrant } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getUser } from '../accounts/user.ts';
import { recordAdminAction } from '../admin/audit.ts';
import { endGrants } from './leaving/cancellation.ts';

/** The operator's grant: an entitlement without a payment. Safe to repeat. */
export async function grantEntitlement(deps: Deps, accountId: string, entitlement: Entitlement): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const added = await tx
      .insert(entitlementGrant)
      .values({ accountId, entitlement, grantedAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return;
    await recordAdminAction(tx, deps.clock, { action: 'grant', subjectId: accountId, details: { entitlement } });
    await deps.jobs.enqueue(tx, 'figures.count', {});
  });
}

/** The operator takes a granted Pro back. What is paid by itself goes on; what needs this Pro ends, as when a member cancels it. */
export async function takeGrantedProBack(deps: Deps, accountId: string): Promise<void> {
  const ended = await endGrants(deps, accountId, 'operator', async (tx) => {
    const details = { entitlement: 'pro' };
    await recordAdminAction(tx, deps.clock, { action: 'grant-ended', subjectId: accountId, details });
    await deps.jobs.enqueue(tx, 'figures.count', {});
  });
  if (!ended) throw new AppError('conflict', "Ce compte n'a pas de Pro offert.");
}

/** Answers a French sentence for the operator. */
export async function grantEntitlementByEmail(deps: Deps, email: string, entitlement: Entitlement): Promise<string> {
  const [found] = await deps.db.select({ id: account.id }).from(account).where(eq(account.email, email));
  if (!found) throw new AppError('not_found', `Aucun compte avec l'adresse ${email}`);
  await grantEntitlement(deps, found.id, entitlement);
  const { isPro } = await getUser(deps.db, deps.clock, found.id);
  return isPro
    ? `${email} : ${entitlement} activé.`
    : `${email} : ${entitlement} activé, mais une option ne compte qu'avec Pro : npm run grant -- ${email} pro`;
}
