import { eq } from 'drizzle-orm';
import type { Gender } from '#contract/onboarding.ts';
import type { Person } from '#contract/writing.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

interface Given {
  userGender?: Gender | undefined;
  matchGender?: Gender | undefined;
}

/** The two whose words are to agree; what a request leaves out comes from the account, or is neutral. */
export async function peopleOf(deps: Deps, accountId: string, given: Given): Promise<{ user: Person; match: Person }> {
  return {
    user: { gender: given.userGender ?? (await genderOf(deps, accountId)) },
    match: { gender: given.matchGender ?? 'non_precise' },
  };
}

export async function genderOf({ db }: Deps, accountId: string): Promise<Gender> {
  const [row] = await db.select({ gender: account.gender }).from(account).where(eq(account.id, accountId));
  return row?.gender ?? 'non_precise';
}
