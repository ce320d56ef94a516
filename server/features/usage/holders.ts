import type { Deps } from '../../deps.ts';
import { mailboxOf, unprovenShareOf } from '../../mailbox.ts';
import type { SignedInUser } from '../accounts/user.ts';
import type { Holder } from './counters.ts';

/**
 * For whom a use is counted. What is free is counted for the mailbox too, so that other spellings of its address, and an account that is
 * deleted and opened again, renew nothing. An address that nobody has proven may be a stranger's: it takes nothing from its owner.
 */
export function holdersOf({ signer }: Pick<Deps, 'signer'>, user: SignedInUser): Holder[] {
  const own = { accountId: user.id };
  if (user.isPro) return [own];
  const share = user.emailVerified ? mailboxOf(user.email) : `unproven ${unprovenShareOf(user.email)}`;
  return [own, { mailbox: signer.pseudonym('free-uses', share) }];
}
