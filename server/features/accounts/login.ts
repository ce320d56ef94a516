import { eq } from 'drizzle-orm';
import type { login } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { attachPurchasesOf } from '../billing/customers.ts';
import { isPasswordRight, requireSamePassword } from './passwords.ts';
import { replaceSession, type SigningBrowser } from './sessions.ts';
import { getUser, type SignedInUser } from './user.ts';

/** Answers an unknown address like a wrong password, after the same time. Ends the session that the browser had before. */
export async function logIn(
  deps: Deps,
  credentials: BodyOf<typeof login>,
  browser: SigningBrowser,
): Promise<{ user: SignedInUser; sessionToken: string }> {
  const [found] = await deps.db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.email, credentials.email));
  if (!(await isPasswordRight(credentials.password, found?.passwordHash ?? null)) || !found)
    throw new AppError('invalid_credentials', 'Email ou mot de passe incorrect');
  return await deps.db.transaction(async (tx) => {
    await attachPurchasesOf(tx, deps, found.id);
    await requireSamePassword(tx, found);
    const sessionToken = await replaceSession(tx, deps.clock, found.id, browser);
    return { user: await getUser(tx, deps.clock, found.id), sessionToken };
  });
}
