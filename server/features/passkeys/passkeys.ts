import { and, count, desc, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { addPasskey as endpoint, Passkey } from '#contract/passkeys.ts';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/access.ts';
import type { Call } from '../../http/route.ts';
import { requireOpenSession } from '../accounts/sessions.ts';
import { lockAccount, type SignedInUser } from '../accounts/user.ts';
import { askForNewPasskey, type Owner, ownedBy, type PasskeyRow, readNewPasskey } from './ceremonies.ts';
import { type CheckedProof, requireSameProof } from './proof.ts';

/** Of an account: far more than a person has devices. */
export const maxPasskeys = 20;

export async function listPasskeys(deps: Deps, owner: Owner): Promise<Passkey[]> {
  const rows = await deps.db
    .select()
    .from(passkey)
    .where(ownedBy(deps, owner))
    .orderBy(desc(passkey.createdAt), passkey.id);
  return rows.map(presentPasskey);
}

export function presentPasskey({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, isSynced, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Only for a proven address: whoever signed up with a stranger's must not keep a way in when its owner comes. */
export async function startPasskey(deps: Deps, call: Call, user: SignedInUser) {
  if (!user.emailVerified) throw new AppError('email_unverified', "Confirme d'abord ton adresse e-mail.");
  return await askForNewPasskey(deps, call, 'add', {
    owner: { accountId: user.id },
    userName: user.email,
    displayName: user.firstName ?? user.username,
  });
}

export async function addPasskey(
  deps: Deps,
  call: Call,
  { user: { id: accountId }, sessionId }: Caller,
  { name, passkey: answer }: BodyOf<typeof endpoint>,
): Promise<Passkey> {
  const key = await readNewPasskey(deps, call, 'add', { accountId }, answer);
  return await deps.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await requireOpenSession(tx, sessionId);
    const [known] = await tx.select({ keys: count() }).from(passkey).where(eq(passkey.accountId, accountId));
    if ((known?.keys ?? 0) >= maxPasskeys)
      throw new AppError('conflict', `Tu as déjà ${maxPasskeys} clés d'accès : supprimes-en une d'abord.`);
    const createdAt = deps.clock.now();
    const [stored] = await tx
      .insert(passkey)
      .values({ ...key, accountId, name, createdAt })
      .onConflictDoNothing()
      .returning();
    if (!stored) throw passkeyTaken();
    await deps.jobs.enqueue(tx, 'mail.passkey-added', { accountId, passkeyId: stored.id });
    return presentPasskey(stored);
  });
}

export function passkeyTaken(): AppError {
  return new AppError('conflict', "Cette clé d'accès est déjà enregistrée.");
}

export async function renamePasskey(deps: Deps, accountId: string, id: string, name: string): Promise<void> {
  const renamed = await deps.db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), ownedBy(deps, { accountId })))
    .returning({ id: passkey.id });
  if (renamed.length === 0) throw passkeyGone();
}

export async function removePasskey(deps: Deps, accountId: string, id: string, checked: CheckedProof): Promise<void> {
  const removed = await deps.db.transaction(async (tx) => {
    await requireSameProof(tx, checked);
    return await tx
      .delete(passkey)
      .where(and(eq(passkey.id, id), ownedBy(deps, { accountId })))
      .returning({ id: passkey.id });
  });
  if (removed.length === 0) throw passkeyGone();
}

export function passkeyGone(): AppError {
  return new AppError('not_found', "Cette clé d'accès n'existe plus.");
}
