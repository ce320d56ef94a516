import { eq, sql } from 'drizzle-orm';
import type { User } from '#contract/accounts.ts';
import type { Gender } from '#contract/onboarding.ts';
import type { Entitlement } from '#contract/plans.ts';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import { heldEntitlements } from '../billing/entitlements.ts';
import { entitledBy } from '../billing/rules.ts';

// The user as the contract shows it, read in one select with its entitlements.

export const userColumns = {
  id: account.id,
  username: account.username,
  firstName: account.firstName,
  email: account.email,
  emailVerified: sql<boolean>`${account.emailVerifiedAt} is not null`,
  phoneNumber: account.phoneNumber,
  gender: account.gender,
  stripeCustomerId: account.stripeCustomerId,
  freeDmTrialUsed: account.freeDmTrialUsed,
  createdAt: account.createdAt,
  held: heldEntitlements,
};

export type SignedInUser = Omit<User, 'createdAt' | 'stripeBioSubscriptionItemId' | 'stripePhotoSubscriptionItemId'> & {
  createdAt: Date;
  /** As the onboarding asked for it; for agreement, and shown to nobody. */
  gender: Gender | null;
};

type UserRow = Omit<SignedInUser, keyof ReturnType<typeof entitledBy>> & { held: Entitlement[] };

export function userFrom({ held, ...row }: UserRow): SignedInUser {
  return { ...row, ...entitledBy(held) };
}

export function presentUser({ gender: _, ...user }: SignedInUser): User {
  return {
    ...user,
    createdAt: user.createdAt.toISOString(),
    stripeBioSubscriptionItemId: null,
    stripePhotoSubscriptionItemId: null,
  };
}

export async function findUser(db: Database, accountId: string): Promise<SignedInUser | null> {
  const [row] = await db.select(userColumns).from(account).where(eq(account.id, accountId));
  return row ? userFrom(row) : null;
}

export async function getUser(db: Database, accountId: string): Promise<SignedInUser> {
  const found = await findUser(db, accountId);
  if (!found) throw new Error(`account ${accountId} is gone`);
  return found;
}
