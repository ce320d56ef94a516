import type { Gender } from '#contract/onboarding.ts';
import type { Person } from '#contract/writing.ts';
import type { SignedInUser } from '../accounts/user.ts';

interface Given {
  userGender?: Gender | undefined;
  matchGender?: Gender | undefined;
}

/** The genders that French words must agree with. Left out of a request, the user's comes from the account and the match's is unknown. */
export function peopleOf(user: SignedInUser, given: Given): { user: Person; match: Person } {
  return {
    user: { gender: given.userGender ?? genderOf(user) },
    match: { gender: given.matchGender ?? 'non_precise' },
  };
}

export function genderOf(user: SignedInUser): Gender {
  return user.gender ?? 'non_precise';
}

/** The names of the account, which no model gets to see. */
export function namesOf({ firstName }: Pick<SignedInUser, 'firstName'>): string[] {
  return firstName ? [firstName] : [];
}
