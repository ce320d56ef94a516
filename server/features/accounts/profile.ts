import { eq } from 'drizzle-orm';
import type { updateProfile as endpoint } from '#contract/account-details.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getUser, type SignedInUser } from './user.ts';

/** A buyer's number can be changed but not emptied: `/complete-profile` would ask for it again. */
export async function updateProfile(
  deps: Deps,
  user: SignedInUser,
  { firstName, phoneNumber }: BodyOf<typeof endpoint>,
): Promise<SignedInUser> {
  if (!phoneNumber && user.phoneNumber && user.stripeCustomerId) {
    const message = "Ton abonnement a besoin d'un numéro : change-le au lieu de l'effacer";
    throw new AppError('invalid_body', message, { fields: { phoneNumber: message } });
  }
  await deps.db.update(account).set({ firstName, phoneNumber }).where(eq(account.id, user.id));
  return await getUser(deps.db, deps.clock, user.id);
}
