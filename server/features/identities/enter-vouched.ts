import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/identities.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import { markEmailVerified } from '../accounts/email-verification.ts';
import { requirePassword, requireSamePassword } from '../accounts/passwords.ts';
import { revokeSessionsExcept } from '../accounts/sessions.ts';
import { createAccount } from '../accounts/signup.ts';
import { lockAccount } from '../accounts/user.ts';
import { recordRegistration } from '../affiliates/referrals.ts';
import { ended, forget, requireKept } from './attempt.ts';
import { signIn } from './finish.ts';
import { join } from './stored.ts';

// The second step of a person whom a provider has vouched for in this browser, and who is not known by their subject yet.

type Browser = Pick<Call, 'readCookie' | 'writeCookie' | 'userAgent' | 'sessionToken'>;

/** As a sign-up, with the provider's word in place of the password and of the link that verifies the address. */
export async function signUpVouched(
  deps: Deps,
  { firstName, onboarding }: BodyOf<typeof contract.signUpVouched>,
  { call, referral }: { call: Browser; referral: string | undefined },
) {
  const vouched = requireKept(deps, call, 'vouched');
  const { email } = vouched;
  const accountId = await deps.db.transaction(async (tx) => {
    const emailVerifiedAt = deps.clock.now();
    const id = await createAccount(tx, deps, { email, firstName, onboarding, passwordHash: null, emailVerifiedAt });
    if (referral) await recordRegistration(tx, deps, id, referral);
    await join(tx, deps, id, vouched);
    return id;
  });
  forget(call, 'vouched');
  return await signIn(deps, accountId, call);
}

/**
 * Joins the identity to the account with its address, for who knows the password too. Where nobody had proven the address, this is its
 * first proof: as with a verification link, every session ends, since a stranger may have opened the account and wait in it.
 */
export async function joinByPassword(
  deps: Deps,
  { email, password }: BodyOf<typeof contract.joinByPassword>,
  call: Browser,
) {
  const vouched = requireKept(deps, call, 'vouched');
  if (vouched.email !== email) throw ended();
  const [owner] = await deps.db.select({ id: account.id }).from(account).where(eq(account.email, email));
  const checked = await requirePassword(deps, owner?.id ?? null, password, 'password');
  if (!owner) throw ended();
  const entered = await signIn(deps, owner.id, call, async (tx) => {
    await requireSamePassword(tx, checked);
    const locked = await lockAccount(tx, owner.id);
    if (locked?.email !== email) throw ended();
    if (!locked.emailVerifiedAt) {
      await revokeSessionsExcept(tx, owner.id, null);
      await markEmailVerified(tx, deps.clock, owner.id);
    }
    await join(tx, deps, owner.id, vouched);
  });
  forget(call, 'vouched');
  return entered;
}
