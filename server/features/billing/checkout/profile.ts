import { eq } from 'drizzle-orm';
import type { completeProfile as endpoint, PurchaseOutcome } from '#contract/billing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { account } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../http/access.ts';
import { mailVerification } from '../../accounts/email-verification.ts';
import { endEveryLink, hasLiveLink } from '../../accounts/mail-links.ts';
import { hashPassword, refuseAddressAsPassword, refuseCommonPassword } from '../../accounts/passwords.ts';
import { requireOpenSession, revokeSessionsExcept } from '../../accounts/sessions.ts';
import { emailTaken, isEmailTaken } from '../../accounts/signup.ts';
import { getUser, lockAccount, presentUser, type SignedInUser } from '../../accounts/user.ts';

// The profile of an account that has bought: storing what is missing of it.

export async function signedInOutcome(deps: Deps, accountId: string): Promise<PurchaseOutcome> {
  const user = await getUser(deps.db, deps.clock, accountId);
  return { status: 'signed_in', user: presentUser(user) };
}

export async function completeProfile(
  deps: Deps,
  { user, sessionId }: Caller,
  form: BodyOf<typeof endpoint>,
): Promise<SignedInUser> {
  // Who came by Google or Apple may go on without a password.
  const isFirst = !user.hasPassword && (form.password !== undefined || user.profileMissing.includes('password'));
  const changes = isFirst ? await firstPassword(form) : requireSame(form, user);
  const { gender, platforms, mainProblem, preferredPlan } = form.onboarding ?? {};
  return await deps.db.transaction(async (tx) => {
    const before = await lockAccount(tx, user.id);
    await requireOpenSession(tx, sessionId);
    if (isFirst && before?.passwordHash) throw passwordIsSet();
    const isNewAddress = form.email !== before?.email;
    if (isNewAddress && (await isEmailTaken(tx, form.email))) throw taken();
    await tx
      .update(account)
      .set({
        firstName: form.firstName,
        phoneNumber: form.phoneNumber,
        ...changes,
        ...(isNewAddress && { email: form.email, emailVerifiedAt: null }),
        ...(gender && { gender }),
        ...(platforms && { platforms }),
        ...(mainProblem && { mainProblem }),
        ...(preferredPlan && { preferredPlan }),
      })
      .where(eq(account.id, user.id));
    // Only an account without a password comes here with one, or with a new address: whoever held a link is out from now on, and
    // whoever came in by one.
    if (isFirst) {
      await endEveryLink(tx, deps, user.id);
      await revokeSessionsExcept(tx, user.id, sessionId);
    }
    const after = await getUser(tx, deps.clock, user.id);
    if (!after.emailVerified && !(await hasLiveLink(tx, deps, after, 'verify_email')))
      await mailVerification(tx, deps, after);
    return after;
  });
}

/** An account that has a password changes password and address on its account page, not here. */
function requireSame(form: BodyOf<typeof endpoint>, user: SignedInUser): object {
  if (form.password !== undefined) throw passwordIsSet();
  if (form.email !== user.email) {
    const message = "L'adresse de ton compte ne change pas ici.";
    throw new AppError('invalid_body', message, { fields: { email: message } });
  }
  return {};
}

function passwordIsSet(): AppError {
  return new AppError('conflict', 'Ton compte a déjà un mot de passe.', { reason: 'password_set' });
}

async function firstPassword(form: BodyOf<typeof endpoint>): Promise<{ passwordHash: string }> {
  if (form.password === undefined) {
    const message = 'Le mot de passe doit contenir au moins 6 caractères';
    throw new AppError('invalid_body', message, { fields: { password: message } });
  }
  await refuseCommonPassword(form.password, 'password');
  refuseAddressAsPassword(form.password, form.email, 'password');
  return { passwordHash: await hashPassword(form.password) };
}

function taken(): AppError {
  const { message, details } = emailTaken();
  return new AppError('conflict', message, { ...details, reason: 'email_taken' });
}
