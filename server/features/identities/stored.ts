import { and, eq } from 'drizzle-orm';
import { type JoinedIdentity, providerNames } from '#contract/identities.ts';
import type { Provider } from '#contract/site.ts';
import type { Database } from '../../db/open.ts';
import { account, identity } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

// The identities that are joined to accounts. One is told by provider and subject alone.

export interface NewIdentity {
  provider: Provider;
  subject: string;
  email: string | null;
}

/** The account of a person whom the provider vouches for; null for who is not known yet. */
export async function findOwner(db: Database, { provider, subject }: NewIdentity): Promise<string | null> {
  const [found] = await db
    .select({ accountId: identity.accountId })
    .from(identity)
    .where(and(eq(identity.provider, provider), eq(identity.subject, subject)));
  return found?.accountId ?? null;
}

/** Stores the identity and tells the account by mail. Refuses one that another account has, and a second one of the same provider. */
export async function join(tx: Database, deps: Deps, accountId: string, given: NewIdentity): Promise<void> {
  const { provider, subject, email } = given;
  const stored = await tx
    .insert(identity)
    .values({ provider, subject, email, accountId, joinedAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ accountId: identity.accountId });
  if (stored.length > 0) return await tellChange(tx, deps, accountId, provider, 'joined');
  const owner = await findOwner(tx, given);
  // Joined by another call at the same moment.
  if (owner === accountId) return;
  throw owner ? othersIdentity(provider) : joinedToAnother(provider);
}

function othersIdentity(provider: Provider): AppError {
  return new AppError('conflict', `Ce compte ${providerNames[provider]} est déjà relié à un autre compte Déclic.`);
}

/** The account is known under another subject: its address may have changed hands at the provider. */
export function joinedToAnother(provider: Provider): AppError {
  const name = providerNames[provider];
  return new AppError(
    'conflict',
    `Ton compte Déclic est déjà relié à un autre compte ${name}. Connecte-toi autrement : dans « Mon compte », tu pourras le remplacer.`,
  );
}

export async function hasIdentityOf(db: Database, accountId: string, provider: Provider): Promise<boolean> {
  return (await db.$count(identity, and(eq(identity.accountId, accountId), eq(identity.provider, provider)))) > 0;
}

export async function listIdentities({ db }: Deps, accountId: string): Promise<JoinedIdentity[]> {
  const rows = await db.select().from(identity).where(eq(identity.accountId, accountId)).orderBy(identity.provider);
  return rows.map(({ provider, email, joinedAt }) => ({ provider, email, joinedAt: joinedAt.toISOString() }));
}

/** A link by mail always remains as a way in. */
export async function removeIdentity(deps: Deps, accountId: string, provider: Provider): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    const removed = await tx
      .delete(identity)
      .where(and(eq(identity.accountId, accountId), eq(identity.provider, provider)))
      .returning({ subject: identity.subject });
    if (removed.length === 0)
      throw new AppError('not_found', `Aucun compte ${providerNames[provider]} n'est relié au tien.`);
    await tellChange(tx, deps, accountId, provider, 'removed');
  });
}

/** For the owner who takes an account back: whatever was joined meanwhile may be a thief's. */
export async function removeEveryIdentity(tx: Database, accountId: string): Promise<Provider[]> {
  const removed = await tx
    .delete(identity)
    .where(eq(identity.accountId, accountId))
    .returning({ provider: identity.provider });
  return removed.map(({ provider }) => provider);
}

async function tellChange(
  tx: Database,
  deps: Deps,
  accountId: string,
  provider: Provider,
  change: 'joined' | 'removed',
): Promise<void> {
  await deps.jobs.enqueue(tx, 'mail.identity-changed', { accountId, provider, change });
}
