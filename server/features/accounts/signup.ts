import { randomInt } from 'node:crypto';
import type { signup } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Asker } from '../../jobs/catalogue.ts';
import { recordRegistration } from '../affiliates/referrals.ts';
import { requireUnprovenLeft } from '../unproven-mailboxes.ts';
import { mailVerification } from './email-verification.ts';
import { isKeptForWayBack } from './mail-links.ts';
import { hashPassword, refuseAddressAsPassword, refuseCommonPassword } from './passwords.ts';
import { usernameFrom } from './rules.ts';
import { replaceSession, type SigningBrowser } from './sessions.ts';
import { getUser, type SignedInUser } from './user.ts';

type SignupForm = BodyOf<typeof signup>;
type Consents = 'isAdult' | 'acceptsTerms';
type NewMember = Omit<SignupForm, Consents> & Partial<Pick<SignupForm, Consents>> & Pick<NewAccount, 'username'>;

/**
 * Creates a free account, unless too many mails were asked for from where it is asked for (`asker`; null: by nobody), signs it in in place of whoever was in this browser, and enqueues its verification mail, all in one transaction. `alongside` adds what belongs
 * to this sign-up, in the same transaction.
 */
export async function signUp(
  deps: Deps,
  form: NewMember,
  { browser, referral, asker }: { browser: SigningBrowser; referral: string | undefined; asker: Asker | null },
  alongside?: (tx: Database, accountId: string) => Promise<void>,
): Promise<{ user: SignedInUser; sessionToken: string }> {
  await refuseCommonPassword(form.password, 'password');
  refuseAddressAsPassword(form.password, form.email, 'password');
  if (asker) await requireUnprovenLeft(deps, { email: form.email, asker });
  const passwordHash = await hashPassword(form.password);
  return await deps.db.transaction(async (tx) => {
    const consents = { isAdult: form.isAdult === true, acceptsTerms: form.acceptsTerms === true };
    const accountId = await createAccount(tx, deps, { ...form, consents, passwordHash });
    if (referral) await recordRegistration(tx, deps, accountId, referral);
    await alongside?.(tx, accountId);
    await mailVerification(tx, deps, { id: accountId, email: form.email }, { asker: asker ?? undefined });
    const sessionToken = await replaceSession(tx, deps.clock, accountId, browser);
    return { user: await getUser(tx, deps.clock, accountId), sessionToken };
  });
}

interface NewAccount {
  email: string;
  /** Null for a payer who has not completed the profile yet. */
  firstName: string | null;
  passwordHash: string | null;
  emailVerifiedAt?: Date;
  onboarding?: SignupForm['onboarding'];
  /** Chosen by the person; refused where it is taken. Absent: derived from the name. */
  username?: string;
  /** What the person has confirmed so far; absent: that they are of age and accept the terms. */
  consents?: { isAdult: boolean; acceptsTerms: boolean };
}

/** An address that an account may still come back to is nobody else's without a proof. */
export async function createAccount(tx: Database, deps: Deps, form: NewAccount): Promise<string> {
  const now = deps.clock.now();
  const { gender, platforms, mainProblem, preferredPlan } = form.onboarding ?? {};
  const { isAdult, acceptsTerms } = form.consents ?? { isAdult: true, acceptsTerms: true };
  const base = usernameFrom(form.firstName ?? form.email.split('@', 1)[0] ?? '');
  const usernames = form.username ? [form.username] : [base, numbered(base), numbered(base), numbered(base)];
  for (const username of usernames) {
    const [created] = await tx
      .insert(account)
      .values({
        username,
        firstName: form.firstName,
        email: form.email,
        passwordHash: form.passwordHash,
        emailVerifiedAt: form.emailVerifiedAt ?? null,
        adultConfirmedAt: isAdult ? now : null,
        termsAcceptedAt: acceptsTerms ? now : null,
        gender,
        platforms,
        mainProblem,
        preferredPlan,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: account.id });
    // Asked after the row is stored, since from then on no account leaves the address for another one.
    const isKept = created && !form.emailVerifiedAt && (await isKeptForWayBack(tx, deps.clock, form.email));
    if (isKept) throw emailTaken();
    if (created) return created.id;
    if (await isEmailTaken(tx, form.email)) throw emailTaken();
  }
  if (form.username) throw usernameTaken();
  throw new Error(`no free username for ${base}`);
}

export async function isEmailTaken(tx: Database, email: string): Promise<boolean> {
  return (
    (await tx.query.account.findFirst({ columns: { id: true }, where: (table, { eq }) => eq(table.email, email) })) !==
    undefined
  );
}

/** Whether an account may have this address without a proof: no other one has it, or may still come back to it. */
export async function isFree(tx: Database, clock: Clock, email: string): Promise<boolean> {
  return !(await isEmailTaken(tx, email)) && !(await isKeptForWayBack(tx, clock, email));
}

export function emailTaken(): AppError {
  const message = 'Cette adresse a déjà un compte. Connecte-toi, ou réinitialise ton mot de passe.';
  return new AppError('conflict', message, { fields: { email: message } });
}

function usernameTaken(): AppError {
  const message = "Ce nom d'utilisateur est déjà pris. Choisis-en un autre.";
  return new AppError('conflict', message, { fields: { username: message } });
}

function numbered(base: string): string {
  return `${base}-${randomInt(1000, 1_000_000)}`;
}
