import { eq } from 'drizzle-orm';
import { providerNames } from '#contract/identities.ts';
import type { Provider } from '#contract/site.ts';
import type { VouchedPerson } from '../../adapters/identity/port.ts';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/access.ts';
import type { Call } from '../../http/route.ts';
import { replaceSession, requireOpenSession } from '../accounts/sessions.ts';
import { getUser, lockAccount, type SignedInUser } from '../accounts/user.ts';
import { attachPurchasesOf } from '../billing/customers.ts';
import { ended, forget, keep, requireKept, type Started } from './attempt.ts';
import { requireProvider } from './start.ts';
import { findOwner, hasIdentityOf, join, joinedToAnother } from './stored.ts';

type Outcome =
  | { outcome: 'signed_in'; user: SignedInUser; sessionToken: string }
  | { outcome: 'joined' }
  | { outcome: 'new'; email: string; firstName: string | null }
  | { outcome: 'proof_needed'; email: string };

export interface Returning {
  caller: Caller | null;
  call: Pick<Call, 'readCookie' | 'writeCookie' | 'userAgent' | 'sessionToken' | 'log'>;
}

/**
 * What becomes of a person who comes back from a provider. Whoever is known by their subject is signed in. Of others, nothing is believed
 * but an address that the provider has verified; and no account is entered by it but one whose owner has proven the same address, where the
 * provider can know who reads its mail. In every other case that account's password is asked for.
 */
export async function finishSignIn(
  deps: Deps,
  provider: Provider,
  answer: string,
  { caller, call }: Returning,
): Promise<Outcome> {
  const started = requireKept(deps, call, 'started');
  forget(call, 'started');
  if (started.provider !== provider) throw ended();
  const person = await vouchedFor(deps, started, answer, call);
  const given = { provider, subject: person.subject, email: person.email };
  if (started.joinFor !== null) {
    if (!caller || started.joinFor !== caller.user.id) throw ended();
    await joinToCaller(deps, caller, given);
    return { outcome: 'joined' };
  }
  const ownerId = await findOwner(deps.db, given);
  if (ownerId)
    return await signIn(deps, ownerId, call, async (tx) => {
      await lockAccount(tx, ownerId);
      // The owner may have removed it, or taken the account back.
      if ((await findOwner(tx, given)) !== ownerId) throw ended();
    });
  if (!person.email || !person.emailVerified) throw unverified(provider);
  const { email, firstName } = person;
  const [namesake] = await deps.db.select().from(account).where(eq(account.email, email));
  if (namesake && (await hasIdentityOf(deps.db, namesake.id, provider))) throw joinedToAnother(provider);
  if (namesake?.emailVerifiedAt && person.ownsMailbox)
    return await signIn(deps, namesake.id, call, async (tx) => {
      if (await isProven(tx, namesake.id, email)) await join(tx, deps, namesake.id, given);
      else throw ended();
    });
  keep(deps, call, 'vouched', { provider, subject: person.subject, email, firstName });
  return namesake ? { outcome: 'proof_needed', email } : { outcome: 'new', email, firstName };
}

async function vouchedFor(
  deps: Deps,
  started: Started,
  answer: string,
  { log }: Pick<Call, 'log'>,
): Promise<VouchedPerson> {
  try {
    return await requireProvider(deps, started.provider).finish(new URLSearchParams(answer), started);
  } catch (error) {
    // The reason alone: what the provider sent may name somebody.
    const { name, code } = ((error as Error).cause ?? error) as { name?: string; code?: string };
    log.warn({ provider: started.provider, reason: code ?? name }, 'sign-in with a provider failed');
    throw error;
  }
}

/** The account may have changed its address since it was read. */
async function isProven(tx: Database, accountId: string, email: string): Promise<boolean> {
  const locked = await lockAccount(tx, accountId);
  return locked?.email === email && locked.emailVerifiedAt !== null;
}

async function joinToCaller(deps: Deps, { user, sessionId }: Caller, given: Parameters<typeof join>[3]): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, user.id);
    await requireOpenSession(tx, sessionId);
    if (!locked?.emailVerifiedAt) throw ended();
    await join(tx, deps, user.id, given);
  });
}

/** Opens a session like a login; `before` joins the identity in the same transaction. */
export async function signIn(
  deps: Deps,
  accountId: string,
  { userAgent, sessionToken: oldToken }: Pick<Call, 'userAgent' | 'sessionToken'>,
  before?: (tx: Database) => Promise<void>,
): Promise<Extract<Outcome, { outcome: 'signed_in' }>> {
  const sessionToken = await deps.db.transaction(async (tx) => {
    await before?.(tx);
    return await replaceSession(tx, deps.clock, accountId, { userAgent, oldToken });
  });
  // In a transaction of its own, since it locks customers before the account. Should it fail, the next login repeats it.
  await deps.db.transaction((tx) => attachPurchasesOf(tx, deps, accountId));
  return { outcome: 'signed_in', user: await getUser(deps.db, deps.clock, accountId), sessionToken };
}

function unverified(provider: Provider): AppError {
  const name = providerNames[provider];
  return new AppError(
    'unprocessable',
    `${name} n'a pas vérifié ton adresse e-mail. Connecte-toi avec ton mot de passe, ou crée ton compte avec ton adresse.`,
  );
}
