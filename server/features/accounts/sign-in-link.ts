import type { Deps } from '../../deps.ts';
import type { Asker } from '../../jobs/catalogue.ts';
import { attachPurchasesOf } from '../billing/customers.ts';
import { forgetFailedLogins } from './failed-logins.ts';
import { redeemMailLink } from './mail-links.ts';
import { replaceSession, type SigningBrowser } from './sessions.ts';
import { isEmailTaken } from './signup.ts';
import { getUser, type SignedInUser } from './user.ts';

// Signing in by a mailed link, beside the password.

/** Does the same work for any address, so that neither the answer nor its time tells whether it has an account. */
export async function requestSignInLink(deps: Deps, email: string, asker: Asker): Promise<void> {
  await deps.jobs.enqueueIf(deps.db, 'mail.sign-in', { email, asker }, await isEmailTaken(deps.db, email));
}

/** Also forgets failed logins: strangers who guess must not lock out an owner who has just proven to be one. */
export async function signInByLink(
  deps: Deps,
  token: string,
  browser: SigningBrowser,
): Promise<{ user: SignedInUser; sessionToken: string }> {
  const { user, sessionToken } = await deps.db.transaction(async (tx) => {
    const { accountId } = await redeemMailLink(tx, deps, ['sign_in'], token);
    const owner = await getUser(tx, deps.clock, accountId);
    await forgetFailedLogins(tx, deps, owner);
    return { user: owner, sessionToken: await replaceSession(tx, deps.clock, accountId, browser) };
  });
  // In a transaction of its own, since it locks customers before the account. Should it fail, the next login repeats it.
  await deps.db.transaction((tx) => attachPurchasesOf(tx, deps, user.id));
  return { user: await getUser(deps.db, deps.clock, user.id), sessionToken };
}
