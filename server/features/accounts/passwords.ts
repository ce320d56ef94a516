import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { giveBack, spend } from '../../http/limits.ts';
import { refusal } from '../../refusals.ts';
import { isCommonPassword } from './common-passwords.ts';
import { formsBothWays, formsOf } from './password-forms.ts';
import { lockAccount } from './user.ts';

// argon2id with OWASP's parameters. A hash takes 19 MiB and a processor for about 30 ms, so a few are computed at a time and 64
// callers wait at most; without that bound a flood of logins would take all memory. Callers beyond it are told to come back.

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One of the four threads that Node does such work in is left for files. */
const atOnce = Math.min(3, availableParallelism());
const hashing = bulkhead(atOnce, 64 - atOnce);

async function withinBounds<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await hashing.execute(work);
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw refusal.hashingFull();
  }
}

/** «é» is one character on some keyboards and two on others. */
function sameEverywhere(password: string): string {
  return password.normalize('NFC');
}

export async function hashPassword(password: string): Promise<string> {
  return await withinBounds(() => hash(sameEverywhere(password), cost));
}

/** The hash of a random text that nobody kept, at the same cost as a real one. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$fVG6Y5s0JIC26wf3o68Ogw$qfkOGDmf9MnW4uRVaPsDdHqIE2N8lntOOiNrWgSBZCU';

/**
 * Hashes also where there is no account or no password, against the decoy: the time of an answer must not tell whether an
 * address has an account.
 */
export async function isPasswordRight(password: string, storedHash: string | null): Promise<boolean> {
  const target = storedHash ?? decoyHash;
  const same = sameEverywhere(password);
  // Hashes from before `sameEverywhere` are of what was typed.
  const matches =
    (await withinBounds(() => verify(target, same))) ||
    (same !== password && (await withinBounds(() => verify(target, password))));
  return matches && storedHash !== null;
}

/** Costs what a login costs, within the same bounds. */
export async function takeAsLongAsLogin(password: string): Promise<void> {
  await isPasswordRight(password, null);
}

/** An account, and its password when a caller was checked by it. */
export type CheckedAccount = Pick<typeof account.$inferSelect, 'id' | 'passwordHash'>;

/**
 * Whoever acts on the answer hands it to `requireSamePassword`, in the transaction in which they act. Null for an account that is
 * gone: refused after the same work.
 */
export async function requirePassword(
  deps: Deps,
  accountId: string | null,
  password: string,
  field: string,
): Promise<CheckedAccount> {
  const columns = { id: account.id, passwordHash: account.passwordHash };
  const [found] = accountId ? await deps.db.select(columns).from(account).where(eq(account.id, accountId)) : [];
  const isRight = await isPasswordRight(password, found?.passwordHash ?? null);
  if (found && isRight) return found;
  throw new AppError('invalid_body', 'Mot de passe incorrect', { fields: { [field]: 'Mot de passe incorrect' } });
}

/**
 * For who holds a mailed link, and may be a stranger: a wrong password counts as one at the login, wherever it comes from, since the link
 * would otherwise let guess without end.
 */
export async function requirePasswordByLink(
  deps: Deps,
  owner: { id: string; email: string },
  password: string,
): Promise<void> {
  const spent = await spend(deps, 'login', 'perAccount', owner.email);
  await requirePassword(deps, owner.id, password, 'password');
  if (spent) await giveBack(deps, [spent]);
}

/**
 * Locks the account until the transaction ends. Refuses where another password was chosen since the check: its owner may have
 * put out whoever knew the former one.
 */
export async function requireSamePassword(tx: Database, { id, passwordHash }: CheckedAccount): Promise<void> {
  const present = await lockAccount(tx, id);
  if (present?.passwordHash === passwordHash) return;
  throw new AppError('invalid_credentials', 'Le mot de passe vient de changer. Connecte-toi avec le nouveau.');
}

export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new AppError('invalid_body', 'Ce mot de passe est trop courant', {
      fields: { [field]: 'Ce mot de passe est trop courant' },
    });
}

/** The shortest form that is compared with the address: one or two letters are in it by chance. */
const minNameLength = 3;

/** The address, with or without its ending or its tag, or the part before «@», in any form: the first thing that a guesser tries. */
export function refuseAddressAsPassword(password: string, email: string, field: string): void {
  const [name = ''] = email.split('@', 1);
  const [untagged = ''] = name.split('+', 1);
  const names = [email, email.replace(/\.[^.@]*$/, ''), name, untagged].flatMap(formsOf);
  const isName = formsBothWays(password).some((form) => form.length >= minNameLength && names.includes(form));
  if (!isName && password.trim().toLowerCase() !== name) return;
  const message = 'Choisis autre chose que ton adresse e-mail';
  throw new AppError('invalid_body', message, { fields: { [field]: message } });
}
