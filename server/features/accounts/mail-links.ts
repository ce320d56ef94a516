import { and, eq, gt, gte, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { account, mailLink, mailLinkPurposes } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { endBillingLinks } from '../billing/billing-links.ts';
import {
  changeEmailTtlMs,
  passwordResetTtlMs,
  restoreEmailTtlMs,
  signInTtlMs,
  verifyEmailTtlMs,
} from './link-lifetimes.ts';

// Links in mails that work once. A token is the link's id with its signature; the signature is in the mail and nowhere else.
// A link holds the address that it was mailed to, and is dead once the account has another one. Two kinds are mailed to another address
// than the account's present one: to the one that it will have, and to the one that it had.

export type Purpose = (typeof mailLinkPurposes)[number];
const ttlMs: Record<Purpose, number> = {
  verify_email: verifyEmailTtlMs,
  reset_password: passwordResetTtlMs,
  sign_in: signInTtlMs,
  change_email: changeEmailTtlMs,
  restore_email: restoreEmailTtlMs,
};

/** Makes a link for this address of the account and answers its id. Older ones work until this one is mailed: `endOlderLinks`. */
export async function createMailLink(
  tx: Database,
  deps: Deps,
  { id: accountId, email }: { id: string; email: string },
  purpose: Purpose,
): Promise<string> {
  const now = deps.clock.now();
  const [created] = await tx
    .insert(mailLink)
    .values({ accountId, email, purpose, createdAt: now, expiresAt: new Date(now.getTime() + ttlMs[purpose]) })
    .returning({ id: mailLink.id });
  if (!created) throw new Error('a mail link was not stored');
  return created.id;
}

/** Whether the account's present address was mailed a link of this purpose that still works. */
export async function hasLiveLink(
  tx: Database,
  deps: Deps,
  { id: accountId, email }: { id: string; email: string },
  purpose: Purpose,
): Promise<boolean> {
  const isLive = and(isNull(mailLink.usedAt), gt(mailLink.expiresAt, deps.clock.now()));
  const isOf = and(eq(mailLink.accountId, accountId), eq(mailLink.email, email), eq(mailLink.purpose, purpose));
  return (await tx.$count(mailLink, and(isOf, isLive))) > 0;
}

/**
 * Ends the links of the same purpose that are older than this one, which was mailed. Does nothing where this one has ended itself:
 * of two links mailed at once, one must go on working.
 */
export async function endOlderLinks(tx: Database, deps: Deps, linkId: string): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .innerJoin(mailLink, eq(mailLink.accountId, account.id))
    .where(eq(mailLink.id, linkId))
    .for('update', { of: account });
  const isUnused = isNull(mailLink.usedAt);
  const [mailed] = await tx
    .select()
    .from(mailLink)
    .where(and(eq(mailLink.id, linkId), isUnused));
  if (!mailed) return;
  const isOfSameKind = and(eq(mailLink.accountId, mailed.accountId), eq(mailLink.purpose, mailed.purpose));
  const isOlder = and(ne(mailLink.id, linkId), lte(mailLink.createdAt, mailed.createdAt));
  await tx
    .update(mailLink)
    .set({ usedAt: deps.clock.now() })
    .where(and(isOfSameKind, isOlder, isUnused));
}

/** Ends a link that will not be mailed. */
export async function endLink(tx: Database, deps: Deps, linkId: string): Promise<void> {
  await tx.update(mailLink).set({ usedAt: deps.clock.now() }).where(eq(mailLink.id, linkId));
}

/** Ends the unused links of a purpose. */
export async function endMailLinks(tx: Database, clock: Clock, accountId: string, purpose: Purpose): Promise<void> {
  await tx
    .update(mailLink)
    .set({ usedAt: clock.now() })
    .where(and(eq(mailLink.accountId, accountId), eq(mailLink.purpose, purpose), isNull(mailLink.usedAt)));
}

/** Ends the ways back to addresses that the account had since then. An earlier one stays: a thief's must not close the owner's. */
export async function endWaysBackSince(tx: Database, clock: Clock, accountId: string, since: Date): Promise<void> {
  const isWayBack = and(eq(mailLink.accountId, accountId), eq(mailLink.purpose, 'restore_email'));
  await tx
    .update(mailLink)
    .set({ usedAt: clock.now() })
    .where(and(isWayBack, gte(mailLink.createdAt, since), isNull(mailLink.usedAt)));
}

/** The former addresses, each once, that the account may still come back to. */
export async function emailsOfWaysBack(tx: Database, clock: Clock, accountId: string): Promise<string[]> {
  const isLive = and(isNull(mailLink.usedAt), gt(mailLink.expiresAt, clock.now()));
  const rows = await tx
    .selectDistinct({ email: mailLink.email })
    .from(mailLink)
    .where(and(eq(mailLink.accountId, accountId), eq(mailLink.purpose, 'restore_email'), isLive));
  return rows.map(({ email }) => email);
}

/** Whether an account may still come back to this address: until then nobody else takes it without reading its mail. */
export async function isKeptForWayBack(tx: Database, clock: Clock, email: string): Promise<boolean> {
  const isLive = and(isNull(mailLink.usedAt), gt(mailLink.expiresAt, clock.now()));
  return (await tx.$count(mailLink, and(eq(mailLink.email, email), eq(mailLink.purpose, 'restore_email'), isLive))) > 0;
}

/**
 * Ends the unused links of an account and its purchases, as its address or its first password changes. The way back to a former
 * address stays open: whoever took the account must not close it.
 */
export async function endEveryLink(tx: Database, deps: Deps, accountId: string): Promise<void> {
  for (const purpose of mailLinkPurposes)
    if (purpose !== 'restore_email') await endMailLinks(tx, deps.clock, accountId, purpose);
  await endBillingLinks(tx, deps, accountId);
}

export function tokenOf(deps: Deps, purpose: Purpose, linkId: string): string {
  return `${linkId}.${deps.signer.sign(purpose, linkId)}`;
}

/** Whose a link is that may still be used, with the present address, and the address that it was mailed to. Leaves it for another call. */
export async function ownerOfLink(
  tx: Database,
  deps: Deps,
  purposes: readonly Purpose[],
  token: string,
): Promise<{ id: string; email: string; passwordHash: string | null; mailedTo: string }> {
  const { purpose, linkId } = requireSigned(deps, purposes, token);
  const [owner] = await tx
    .select({ id: account.id, email: account.email, passwordHash: account.passwordHash, mailedTo: mailLink.email })
    .from(account)
    .innerJoin(mailLink, isOfAccount)
    .where(and(isUsable(deps, purpose, linkId), suits[purpose]));
  if (!owner) throw staleLink();
  return owner;
}

/**
 * Marks a link of one of these purposes as used and answers whose it is, and the address that it was mailed to. Of two uses at once, one is refused. The account is locked first, as by everyone who changes its address, so that
 * neither waits for the other.
 */
export async function redeemMailLink(
  tx: Database,
  deps: Deps,
  purposes: readonly Purpose[],
  token: string,
): Promise<{ accountId: string; email: string; createdAt: Date }> {
  const { purpose, linkId } = requireSigned(deps, purposes, token);
  const [addressee] = await tx
    .select({ id: account.id })
    .from(account)
    .innerJoin(mailLink, isOfAccount)
    .where(and(eq(mailLink.id, linkId), suits[purpose]))
    .for('update', { of: account });
  if (!addressee) throw staleLink();
  const [redeemed] = await tx
    .update(mailLink)
    .set({ usedAt: deps.clock.now() })
    .where(isUsable(deps, purpose, linkId))
    .returning({ accountId: mailLink.accountId, email: mailLink.email, createdAt: mailLink.createdAt });
  if (!redeemed) throw staleLink();
  return redeemed;
}

function requireSigned(deps: Deps, purposes: readonly Purpose[], token: string): { purpose: Purpose; linkId: string } {
  const [linkId = '', signature = ''] = token.split('.');
  const purpose = purposes.find((one) => deps.signer.isSigned(one, linkId, signature));
  if (!purpose) throw staleLink();
  return { purpose, linkId };
}

const isOfAccount = eq(mailLink.accountId, account.id);
const isToPresentAddress = eq(mailLink.email, account.email);

const isUsable = (deps: Deps, purpose: Purpose, linkId: string) =>
  and(
    eq(mailLink.id, linkId),
    eq(mailLink.purpose, purpose),
    isNull(mailLink.usedAt),
    gt(mailLink.expiresAt, deps.clock.now()),
  );

/**
 * Which accounts a link is for. A verification link lets choose a password for seven days: it ends with the first proof of the address.
 * An account whose address was never proven may be a stranger's, so nobody is signed in to it by the address alone.
 */
const suits = {
  verify_email: and(isToPresentAddress, isNull(account.emailVerifiedAt)),
  reset_password: isToPresentAddress,
  sign_in: and(isToPresentAddress, isNotNull(account.emailVerifiedAt)),
  change_email: undefined,
  restore_email: undefined,
};

export function staleLink(): AppError {
  return new AppError('invalid_token', 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.');
}
