import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type * as contract from '#contract/account-details.ts';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { Database } from '../../db/open.ts';
import { account, mailLink, passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isKnownDevice } from '../../http/known-device.ts';
import { spend } from '../../http/limits.ts';
import type { Call } from '../../http/route.ts';
import type { Asker } from '../../jobs/catalogue.ts';
import { removeDoubtfulDetails } from '../affiliates/payouts/payment-details.ts';
import { attachPurchasesOf } from '../billing/customers.ts';
import { removeEveryIdentity } from '../identities/stored.ts';
import { requireMailLeft } from '../limited-mails.ts';
import { requireProof, requireSameProof } from '../passkeys/proof.ts';
import { eraseUnprovenHolder } from '../privacy/account-data.ts';
import { askerAt } from '../unproven-mailboxes.ts';
import { mailVerification } from './email-verification.ts';
import { forgetFailedLogins } from './failed-logins.ts';
import {
  createMailLink,
  endEveryLink,
  endMailLinks,
  endWaysBackSince,
  ownerOfLink,
  redeemMailLink,
  staleLink,
} from './mail-links.ts';
import { setPassword } from './password-change.ts';
import {
  hashPassword,
  refuseAddressAsPassword,
  refuseCommonPassword,
  requirePasswordByLink,
  requireSamePassword,
} from './passwords.ts';
import { requireOpenSession } from './sessions.ts';
import { isFree } from './signup.ts';
import type { SignedInUser } from './user.ts';

// A change of address. A confirmed address stays until the new one is confirmed by the link that was mailed there; the former one is then
// mailed a way back. No answer tells whether the new address has an account: its owner is mailed instead of being sent a link.

/** The newest address that waits for its confirmation. */
export async function findPendingEmail(db: Database, deps: Deps, accountId: string): Promise<string | null> {
  const isLive = and(isNull(mailLink.usedAt), gt(mailLink.expiresAt, deps.clock.now()));
  const [pending] = await db
    .select({ email: mailLink.email })
    .from(mailLink)
    .where(and(eq(mailLink.accountId, accountId), eq(mailLink.purpose, 'change_email'), isLive))
    .orderBy(desc(mailLink.createdAt))
    .limit(1);
  return pending?.email ?? null;
}

export async function changeEmail(
  deps: Deps,
  call: Call,
  user: SignedInUser,
  { newEmail, ...proof }: BodyOf<typeof contract.changeEmail>,
): Promise<void> {
  const checked = await requireProof(deps, call, user.id, proof);
  if (newEmail === user.email) {
    const message = "C'est déjà l'adresse de ton compte";
    throw new AppError('invalid_body', message, { fields: { newEmail: message } });
  }
  const kind = user.emailVerified ? 'change-email' : 'verify-email';
  const asker = askerAt(deps, call.address, 'told');
  await requireMailLeft(deps, kind, { email: newEmail, emailVerified: false, asker });
  await spend(deps, 'mailLink', 'perAccount', user.id);
  await deps.db.transaction(async (tx) => {
    await requireSameProof(tx, checked);
    const isVerified = await isAddressVerified(tx, user.id);
    await endMailLinks(tx, deps.clock, user.id, 'change_email');
    const isAtOnce = !isVerified && (await isFree(tx, deps.clock, newEmail));
    if (isAtOnce) await correctEmail(tx, deps, user.id, newEmail, asker);
    else await mailNewEmail(tx, deps, user.id, newEmail, asker);
  });
}

async function isAddressVerified(tx: Database, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ verifiedAt: account.emailVerifiedAt })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.verifiedAt != null;
}

/** An address that nobody confirmed is replaced at once: it may be a stranger's, by a slip at sign-up, and its links must end. */
export async function correctEmail(
  tx: Database,
  deps: Deps,
  accountId: string,
  email: string,
  asker?: Asker,
): Promise<void> {
  await tx.update(account).set({ email }).where(eq(account.id, accountId));
  await endEveryLink(tx, deps, accountId);
  await mailVerification(tx, deps, { id: accountId, email }, { asker });
  await deps.jobs.enqueue(tx, 'billing.customer-email', { accountId });
}

async function mailNewEmail(tx: Database, deps: Deps, accountId: string, email: string, asker: Asker): Promise<void> {
  const mailLinkId = await createMailLink(tx, deps, { id: accountId, email }, 'change_email');
  await deps.jobs.enqueue(tx, 'mail.change-email', { mailLinkId, asker });
}

/** Answers false where no address waits. */
export async function resendEmailChange(deps: Deps, accountId: string, asker: Asker): Promise<boolean> {
  const pending = await findPendingEmail(deps.db, deps, accountId);
  if (!pending) return false;
  await requireMailLeft(deps, 'change-email', { email: pending, emailVerified: false, asker });
  await deps.db.transaction((tx) => mailNewEmail(tx, deps, accountId, pending, asker));
  return true;
}

/**
 * The new address may be a stranger's by a slip, who must not get the account by a click: outside its browsers the password is asked
 * for, as for a first confirmation (email-verification.ts).
 */
export async function confirmNewEmail(
  deps: Deps,
  { token, password }: BodyOf<typeof contract.confirmNewEmail>,
  {
    caller,
    call,
  }: { caller: { user: Pick<SignedInUser, 'id'>; sessionId: string } | null; call: Pick<Call, 'readCookie'> },
): Promise<ResponseOf<typeof contract.confirmNewEmail>['outcome']> {
  const owner = await ownerOfLink(deps.db, deps, ['change_email'], token);
  const ownSessionId = caller?.user.id === owner.id ? caller.sessionId : null;
  const isOwnBrowser = ownSessionId !== null || isKnownDevice(deps, call, owner);
  if (!isOwnBrowser && password === undefined) return 'password_needed';
  if (!isOwnBrowser) await requirePasswordByLink(deps, owner, password ?? '');
  await deps.db.transaction(async (tx) => {
    const { accountId, email } = await redeemMailLink(tx, deps, ['change_email'], token);
    await requireSamePassword(tx, owner);
    if (ownSessionId) await requireOpenSession(tx, ownSessionId);
    const [former] = await tx
      .select({ email: account.email, verifiedAt: account.emailVerifiedAt })
      .from(account)
      .where(eq(account.id, accountId));
    if (!former) throw staleLink();
    await storeConfirmed(tx, deps, accountId, email);
    if (!former.verifiedAt) return;
    const mailLinkId = await createMailLink(tx, deps, { id: accountId, email: former.email }, 'restore_email');
    await deps.jobs.enqueue(tx, 'mail.email-changed', { mailLinkId });
  });
  // In a transaction of its own, since it locks customers before the account. Should it fail, the next login repeats it.
  await deps.db.transaction((tx) => attachPurchasesOf(tx, deps, owner.id));
  return 'confirmed';
}

/**
 * Whoever reads the mail of the former address takes the account back: the address returns, every session, passkey, joined identity and
 * other link ends, the password is a new one, and payment details that a thief may have given are removed. An account that has the address
 * without a proof gives way. Answers the account's id.
 */
export async function restoreEmail(deps: Deps, token: string, password: string): Promise<string> {
  const { mailedTo } = await ownerOfLink(deps.db, deps, ['restore_email'], token);
  await refuseCommonPassword(password, 'password');
  refuseAddressAsPassword(password, mailedTo, 'password');
  const passwordHash = await hashPassword(password);
  await eraseUnprovenHolder(deps, mailedTo);
  return await deps.db.transaction(async (tx) => {
    const { accountId, email, createdAt } = await redeemMailLink(tx, deps, ['restore_email'], token);
    await storeConfirmed(tx, deps, accountId, email);
    await endWaysBackSince(tx, deps.clock, accountId, createdAt);
    await tx.delete(passkey).where(eq(passkey.accountId, accountId));
    await removeEveryIdentity(tx, accountId);
    await removeDoubtfulDetails(tx, deps, accountId, { takenAt: createdAt, after: 'restore' });
    await forgetFailedLogins(tx, deps, { id: accountId, email });
    await setPassword(tx, deps, accountId, passwordHash, null);
    return accountId;
  });
}

async function storeConfirmed(tx: Database, deps: Deps, accountId: string, email: string): Promise<void> {
  const [holder] = await tx.select({ id: account.id }).from(account).where(eq(account.email, email));
  // The link has proven the address, so its holder may know.
  if (holder && holder.id !== accountId) throw holderStays();
  await tx.update(account).set({ email, emailVerifiedAt: deps.clock.now() }).where(eq(account.id, accountId));
  await endEveryLink(tx, deps, accountId);
  await deps.jobs.enqueue(tx, 'billing.customer-email', { accountId });
}

function holderStays(): AppError {
  const message =
    'Cette adresse a déjà un autre compte. Connecte-toi à celui-là pour le supprimer ou changer son adresse, puis rouvre ce lien.';
  return new AppError('conflict', message, { fields: { email: message } });
}
