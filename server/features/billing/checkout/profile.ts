import { eq } from 'drizzle-orm';
import type { completeProfile as endpoint, PurchaseOutcome } from '#contract/billing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Database } from '../../../db/open.ts';
import { account } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { mailVerification } from '../../accounts/email-verification.ts';
import { endEveryLink, hasLiveLink } from '../../accounts/mail-links.ts';
import { hashPassword, refuseAddressAsPassword, refuseCommonPassword } from '../../accounts/passwords.ts';
import { emailTaken, isEmailTaken } from '../../accounts/signup.ts';
import { getUser, presentUser, type SignedInUser } from '../../accounts/user.ts';

// The profile of an account that has bought: storing what is missing of it.

export async function signedInOutcome(deps: Deps, accountId: string): Promise<PurchaseOutcome> {
  const user = await getUser(deps.db, deps.clock, accountId);
  return { status: 'signed_in', user: presentUser(user) };
}

export async function completeProfile(
  deps: Deps,
  user: SignedInUser,
  form: BodyOf<typeof endpoint>,
): Promise<SignedInUser> {
  const before = await getAccount(deps.db, user.id);
  const changes = before.passwordHash ? requireSame(form, user) : await firstPassword(form);
  const { gender, platforms, mainProblem, preferredPlan } = form.onboarding ?? {};
  return await deps.db.transaction(async (tx) => {
    const isNewAddress = form.email !== user.email;
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
    // Only an account without a password comes here with one, or with a new address: whoever held a link is out from now on.
    if (!before.passwordHash) await endEveryLink(tx, deps, user.id);
    const after = await getUser(tx, deps.clock, user.id);
    if (!after.emailVerified && !(await hasLiveLink(tx, deps, after, 'verify_email')))
      await mailVerification(tx, deps, after);
    return after;
  });
}

/** An account that has a password changes password and address on its account page, not here. */
function requireSame(form: BodyOf<typeof endpoint>, user: SignedInUser): object {
  if (form.password !== undefined)
    throw new AppError('conflict', 'Ton compte a déjà un mot de passe.', { reason: 'password_set' });
  if (form.email !== user.email) {
    const message = "L'adresse de ton compte ne change pas ici.";
    throw new AppError('invalid_body', message, { fields: { email: message } });
  }
  return {};
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

async function getAccount(db: Database, accountId: string) {
  const [row] = await db.select().from(account).where(eq(account.id, accountId));
  if (!row) throw new Error(`account ${accountId} is gone`);
  return row;
}
