import { and, eq, gt } from 'drizzle-orm';
import { providerNames } from '#contract/identities.ts';
import type { Database } from '../../db/open.ts';
import { account, passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Asker } from '../../jobs/catalogue.ts';
import { removeDoubtfulDetails } from '../affiliates/payouts/payment-details.ts';
import { removeEveryIdentity } from '../identities/stored.ts';
import { quotedName } from '../passkeys/quoted-name.ts';
import { giveBackProven } from '../unproven-mailboxes.ts';
import { markEmailVerified } from './email-verification.ts';
import { forgetFailedLogins } from './failed-logins.ts';
import { endEveryLink, endMailLinks, ownerOfLink, redeemMailLink } from './mail-links.ts';
import {
  hashPassword,
  refuseAddressAsPassword,
  refuseCommonPassword,
  requirePassword,
  requireSamePassword,
} from './passwords.ts';
import { revokeSessionsExcept } from './sessions.ts';
import { isEmailTaken } from './signup.ts';
import { getUser, lockAccount } from './user.ts';

/** Does the same work for any address, so that neither the answer nor its time tells whether it has an account. */
export async function requestPasswordReset(deps: Deps, email: string, asker: Asker): Promise<void> {
  await deps.jobs.enqueueIf(deps.db, 'mail.reset-password', { email, asker }, await isEmailTaken(deps.db, email));
}

const resettingLinks = ['reset_password', 'verify_email'] as const;

/**
 * Also verifies the address, since the mailed link has shown that the user reads its mail, and forgets failed logins: strangers who
 * guess must not lock out an owner who has just proven to be one. A verification link does as well while the address is unverified:
 * its owner need not know the password that a stranger chose. The link stays for another try where the password is refused. A bad one
 * is refused before anything is hashed. Answers the account's id.
 */
export async function resetPassword(deps: Deps, token: string, password: string, address: string): Promise<string> {
  const { mailedTo } = await ownerOfLink(deps.db, deps, resettingLinks, token);
  await refuseCommonPassword(password, 'password');
  const passwordHash = await hashPassword(password);
  const ownerId = await deps.db.transaction(async (tx) => {
    const { accountId } = await redeemMailLink(tx, deps, resettingLinks, token);
    const { email, emailVerified } = await getUser(tx, deps.clock, accountId);
    refuseAddressAsPassword(password, email, 'password');
    await markEmailVerified(tx, deps.clock, accountId);
    await forgetFailedLogins(tx, deps, { email, id: accountId });
    const endedWaysIn = await endDoubtfulWaysIn(tx, deps, accountId);
    // Whatever an account was given before anybody had proven its address may be a stranger's.
    const doubtfulSince = emailVerified ? deps.clock.now() : new Date(0);
    await removeDoubtfulDetails(tx, deps, accountId, { takenAt: doubtfulSince, after: 'reset' });
    await setPassword(tx, deps, accountId, passwordHash, null, endedWaysIn);
    return accountId;
  });
  await giveBackProven(deps, mailedTo, address);
  return ownerId;
}

/** Within these days an owner notices a theft. */
const youngPasskeyMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Whoever needs the mailbox to come in may have been robbed, or have the mailbox from somebody else. Ends the young passkeys and every
 * joined identity, which its owner joins again by signing in with it; answers their names. The mail names the passkeys that remain.
 */
async function endDoubtfulWaysIn(tx: Database, deps: Deps, accountId: string): Promise<string[]> {
  await lockAccount(tx, accountId);
  const since = new Date(deps.clock.now().getTime() - youngPasskeyMs);
  const keys = await tx
    .delete(passkey)
    .where(and(eq(passkey.accountId, accountId), gt(passkey.createdAt, since)))
    .returning({ name: passkey.name });
  const providers = await removeEveryIdentity(tx, accountId);
  return [...keys.map(({ name }) => quotedName(name)), ...providers.map((provider) => providerNames[provider])];
}

export async function changePassword(
  deps: Deps,
  caller: { accountId: string; email: string; sessionId: string },
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  const checked = await requirePassword(deps, caller.accountId, passwords.currentPassword, 'currentPassword');
  await refuseCommonPassword(passwords.newPassword, 'newPassword');
  refuseAddressAsPassword(passwords.newPassword, caller.email, 'newPassword');
  const passwordHash = await hashPassword(passwords.newPassword);
  await deps.db.transaction(async (tx) => {
    await requireSamePassword(tx, checked);
    await setPassword(tx, deps, caller.accountId, passwordHash, caller.sessionId);
  });
}

/**
 * Also ends a change of address that waits: whoever stole the account may have asked for it. Mails the owner, but for the first password
 * under an address that nobody has proven: the mail with the link that proves it tells of that one (billing/checkout/profile.ts).
 */
export async function setPassword(
  tx: Database,
  deps: Deps,
  accountId: string,
  passwordHash: string,
  keptSessionId: string | null,
  endedWaysIn: string[] = [],
): Promise<void> {
  const before = await lockAccount(tx, accountId);
  await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId));
  if (!before?.passwordHash) await endEveryLink(tx, deps, accountId);
  else
    for (const purpose of ['reset_password', 'sign_in', 'change_email'] as const)
      await endMailLinks(tx, deps.clock, accountId, purpose);
  await revokeSessionsExcept(tx, accountId, keptSessionId);
  const isFirst = !before?.passwordHash;
  if (isFirst && !before?.emailVerifiedAt) return;
  const changedAt = deps.clock.now().toISOString();
  await deps.jobs.enqueue(tx, 'mail.password-changed', { accountId, changedAt, endedWaysIn, isFirst });
}
