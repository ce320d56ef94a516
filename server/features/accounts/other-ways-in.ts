import { eq } from 'drizzle-orm';
import { providerNames } from '#contract/identities.ts';
import type { Database } from '../../db/open.ts';
import { identity, passkey } from '../../db/schema.ts';
import { quotedName } from '../passkeys/quoted-name.ts';

/** What opens an account beside its password: whoever has changed a password for fear of a thief must look at these too. */
export async function namesOfOtherWaysIn(db: Database, accountId: string): Promise<string[]> {
  const joined = await db.select().from(identity).where(eq(identity.accountId, accountId)).orderBy(identity.provider);
  const keys = await db.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(passkey.createdAt);
  return [...joined.map(({ provider }) => providerNames[provider]), ...keys.map(({ name }) => quotedName(name))];
}
