import { eq } from 'drizzle-orm';
import type { completeProfile as endpoint, PurchaseOutcome } from '#contract/billing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { account } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../http/access.ts';
import { correctEmail } from '../../accounts/email-change.ts';
import { mailVerification } from '../../accounts/email-verification.ts';
import { hasLiveLink } from '../../accounts/mail-links.ts';
import { setPassword } from '../../accounts/password-change.ts';
import { hashPassword, refuseAddressAsPassword, refuseCommonPassword } from '../../accounts/passwords.ts';
import { requireOpenSession } from '../../accounts/sessions.ts';
import { emailTaken, isFree } from '../../accounts/signup.ts';
import { getUser, lockAccount, presentUser, type SignedInUser } from '../../accounts/user.ts';

// The profile of an account that has bought: storing what is missing of it.

export async function signedInOutcome(deps: Deps, accountId: string): Promise<PurchaseOutcome> {
  const user = await getUser(deps.db, deps.clock, accountId);
  return { status: 'signed_in', user: presentUser(user) };
}

/**
 * Gives the account what it lacks. Its first password is chosen here only where nothing else opens it; a proven address is not changed here
 * at all: both would be a session's way around the proofs that the account page asks for (accounts/email-change.ts).
 */
export async function completeProfile(
  deps: Deps,
  { user, sessionId }: Caller,
  form: BodyOf<typeof endpoint>,
): Promise<SignedInUser> {
  const isFirst = user.profileMissing.includes('password');
  const passwordHash = isFirst ? await firstPassword(form) : null;
  if (!isFirst && form.password !== undefined) throw user.hasPassword ? passwordIsSet() : opensOtherwise();
  const { gender, platforms, mainProblem, preferredPlan } = form.onboarding ?? {};
  return await deps.db.transaction(async (tx) => {
    const before = await lockAccount(tx, user.id);
    await requireOpenSession(tx, sessionId);
    if (isFirst && before?.passwordHash) throw passwordIsSet();
    // Whoever held a link is out from now on, and whoever came in by one.
    if (passwordHash) await setPassword(tx, deps, user.id, passwordHash, sessionId);
    if (form.email !== before?.email) {
      if (!isFirst || before?.emailVerifiedAt) throw addressStays();
      if (!(await isFree(tx, deps.clock, form.email))) throw taken();
      await correctEmail(tx, deps, user.id, form.email);
    }
    await tx
      .update(account)
      .set({
        firstName: form.firstName,
        phoneNumber: form.phoneNumber,
        ...(gender && { gender }),
        ...(platforms && { platforms }),
        ...(mainProblem && { mainProblem }),
        ...(preferredPlan && { preferredPlan }),
      })
      .where(eq(account.id, user.id));
    const after = await getUser(tx, deps.clock, user.id);
    if (!after.emailVerified && !(await hasLiveLink(tx, deps, after, 'verify_email')))
      await mailVerification(tx, deps, after, { isPasswordNew: passwordHash !== null });
    return after;
  });
}

function addressStays(): AppError {
  const message = "L'adresse de ton compte se change dans « Mon compte ».";
  return new AppError('invalid_body', message, { fields: { email: message } });
}

function passwordIsSet(): AppError {
  return new AppError('conflict', 'Ton compte a déjà un mot de passe.', { reason: 'password_set' });
}

/** By Google or Apple. */
function opensOtherwise(): AppError {
  const message = 'Pour donner un mot de passe à ton compte, passe par « Mot de passe oublié ? ».';
  return new AppError('invalid_body', message, { fields: { password: message } });
}

async function firstPassword(form: BodyOf<typeof endpoint>): Promise<string> {
  if (form.password === undefined) {
    const message = 'Le mot de passe doit contenir au moins 6 caractères';
    throw new AppError('invalid_body', message, { fields: { password: message } });
  }
  await refuseCommonPassword(form.password, 'password');
  refuseAddressAsPassword(form.password, form.email, 'password');
  return await hashPassword(form.password);
}

function taken(): AppError {
  const { message, details } = emailTaken();
  return new AppError('conflict', message, { ...details, reason: 'email_taken' });
}
