import { eq, sql } from 'drizzle-orm';
import type { User } from '#contract/accounts.ts';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import { entitlementColumns } from '../billing/entitlements.ts';

// The user as the contract shows it, read in one select with its entitlements.

export function userColumns(db: Database) {
  return {
    id: account.id,
    username: account.username,
    firstName: account.firstName,
    email: account.email,
    emailVerified: sql<boolean>`${account.emailVerifiedAt} is not null`.as('email_verified'),
    phoneNumber: account.phoneNumber,
    stripeCustomerId: account.stripeCustomerId,
    freeDmTrialUsed: account.freeDmTrialUsed,
    createdAt: account.createdAt,
    ...entitlementColumns(db),
  };
}

export type SignedInUser = Omit<User, 'createdAt' | 'stripeBioSubscriptionItemId' | 'stripePhotoSubscriptionItemId'> & {
  createdAt: Date;
};

export function presentUser(user: SignedInUser): User {
  return {
    ...user,
    createdAt: user.createdAt.toISOString(),
    stripeBioSubscriptionItemId: null,
    stripePhotoSubscriptionItemId: null,
  };
}

export async function findUser(db: Database, accountId: string): Promise<SignedInUser | null> {
  const [found] = await db.select(userColumns(db)).from(account).where(eq(account.id, accountId));
  return found ?? null;
}

export async function getUser(db: Database, accountId: string): Promise<SignedInUser> {
  const found = await findUser(db, accountId);
  if (!found) throw new Error(`account ${accountId} is gone`);
  return found;
}
