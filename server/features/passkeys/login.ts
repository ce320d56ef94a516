import type { PasskeyAnswer } from '#contract/proof.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import { forgetFailedLogins } from '../accounts/failed-logins.ts';
import { replaceSession } from '../accounts/sessions.ts';
import { getUser, type SignedInUser } from '../accounts/user.ts';
import { attachPurchasesOf } from '../billing/customers.ts';
import { checkPasskey } from './ceremonies.ts';
import { requireSamePasskey } from './proof.ts';

/** As a login by password. Also forgets failed ones: strangers who guess must not lock out an owner who has just proven to be one. */
export async function logInByPasskey(
  deps: Deps,
  call: Call,
  answer: PasskeyAnswer,
): Promise<{ user: SignedInUser; sessionToken: string }> {
  const key = await checkPasskey(deps, call, 'login', 'any member', answer);
  const { accountId } = key;
  if (!accountId) throw new Error("a member's passkey has no account");
  return await deps.db.transaction(async (tx) => {
    await attachPurchasesOf(tx, deps, accountId);
    await requireSamePasskey(tx, accountId, key);
    const browser = { userAgent: call.userAgent, oldToken: call.sessionToken };
    const sessionToken = await replaceSession(tx, deps.clock, accountId, browser);
    const user = await getUser(tx, deps.clock, accountId);
    await forgetFailedLogins(tx, deps, user);
    return { user, sessionToken };
  });
}
