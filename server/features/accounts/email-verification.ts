import { and, eq, isNull } from 'drizzle-orm';
import type * as contract from '#contract/accounts.ts';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isKnownDevice } from '../../http/known-device.ts';
import type { Call } from '../../http/route.ts';
import type { Asker } from '../../jobs/catalogue.ts';
import { attachPurchasesOf } from '../billing/customers.ts';
import { requireMailLeft } from '../limited-mails.ts';
import { giveBackProven } from '../unproven-mailboxes.ts';
import { createMailLink, ownerOfLink, redeemMailLink } from './mail-links.ts';
import { requirePasswordByLink, requireSamePassword } from './passwords.ts';
import { browserOf, replaceSession, requireOpenSession, revokeSessionsExcept } from './sessions.ts';
import type { SignedInUser } from './user.ts';

type VerificationOutcome = ResponseOf<typeof contract.verifyEmail>['outcome'];

interface Verifier {
  caller: { user: Pick<SignedInUser, 'id'>; sessionId: string } | null;
  call: Pick<Call, 'address' | 'readCookie' | 'openSession' | 'sessionToken' | 'userAgent'>;
}

/**
 * Anyone can sign up with an address, so the click of its owner must not confirm a stranger's account. One click does in a browser of
 * the account: the one that signed up, or one that has logged in. Elsewhere the click answers `password_needed`; the right password
 * ends every session, then verifies and signs in. Whoever does not know it chooses another one by the same link: `resetPassword`.
 */
export async function verifyEmail(
  deps: Deps,
  { token, password }: BodyOf<typeof contract.verifyEmail>,
  { caller, call }: Verifier,
): Promise<VerificationOutcome> {
  const owner = await ownerOfLink(deps.db, deps, ['verify_email'], token);
  const ownSessionId = caller?.user.id === owner.id ? caller.sessionId : null;
  const isOwnBrowser = ownSessionId !== null || isKnownDevice(deps, call, owner);
  if (!isOwnBrowser && password === undefined) return 'password_needed';
  if (!isOwnBrowser) await requirePasswordByLink(deps, owner, password ?? '');
  const sessionToken = await deps.db.transaction(async (tx) => {
    await redeemMailLink(tx, deps, ['verify_email'], token);
    await requireSamePassword(tx, owner);
    if (ownSessionId) await requireOpenSession(tx, ownSessionId);
    const opened = isOwnBrowser ? null : await startOver(tx, deps, owner.id, call);
    await markEmailVerified(tx, deps.clock, owner.id);
    return opened;
  });
  if (sessionToken) call.openSession(sessionToken);
  // In a transaction of its own, since it locks customers before the account. Should it fail, the next login repeats it.
  await deps.db.transaction((tx) => attachPurchasesOf(tx, deps, owner.id));
  await giveBackProven(deps, owner.mailedTo, call.address);
  return 'confirmed';
}

/** Ends every session of the account, and the one that this browser had with another; answers a new one. */
async function startOver(tx: Database, deps: Deps, accountId: string, call: Verifier['call']): Promise<string> {
  await revokeSessionsExcept(tx, accountId, null);
  return await replaceSession(tx, deps.clock, accountId, browserOf(call));
}

/** Keeps the date of an address that was verified before. */
export async function markEmailVerified(tx: Database, clock: Clock, accountId: string): Promise<void> {
  await tx
    .update(account)
    .set({ emailVerifiedAt: clock.now() })
    .where(and(eq(account.id, accountId), isNull(account.emailVerifiedAt)));
}

/** Mails a link, unless the address was mailed too many: then the last of them goes on working. */
export async function mailVerification(
  tx: Database,
  deps: Deps,
  user: Pick<SignedInUser, 'id' | 'email'>,
  { isPasswordNew = false, asker }: { isPasswordNew?: boolean; asker?: Asker | undefined } = {},
): Promise<void> {
  const mailLinkId = await createMailLink(tx, deps, user, 'verify_email');
  await deps.jobs.enqueue(tx, 'mail.verify-email', { mailLinkId, isPasswordNew, asker });
}

/** Answers false, and mails nothing, where the address is verified already. */
export async function resendVerification(deps: Deps, user: SignedInUser, asker: Asker): Promise<boolean> {
  if (user.emailVerified) return false;
  await requireMailLeft(deps, 'verify-email', { ...user, asker });
  await deps.db.transaction((tx) => mailVerification(tx, deps, user, { asker }));
  return true;
}
