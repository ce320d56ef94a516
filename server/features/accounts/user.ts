import { eq, sql } from 'drizzle-orm';
import type { ProfileField, User } from '#contract/accounts.ts';
import type { Gender } from '#contract/onboarding.ts';
import type { Addon } from '#contract/plans.ts';
import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { account, identity } from '../../db/schema.ts';
import { type HeldRow, heldEntitlements, heldFrom } from '../billing/entitlements.ts';
import { entitledBy, type Held, isInForce } from '../billing/rules.ts';

// The user of the contract, read in one select together with what entitles them to Pro and add-ons.

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
  hasPassword: sql<boolean>`${account.passwordHash} is not null`,
  hasIdentity: sql<boolean>`exists (select from ${identity} where ${identity.accountId} = ${account.id})`,
  createdAt: account.createdAt,
  held: heldEntitlements,
};

/** What a mail to an account needs of it. */
export const addresseeColumns = {
  id: userColumns.id,
  email: userColumns.email,
  firstName: userColumns.firstName,
  emailVerified: userColumns.emailVerified,
};

export type SignedInUser = Omit<User, 'createdAt'> & {
  createdAt: Date;
  /** From the onboarding. Used to make French words agree; no answer shows it. */
  gender: Gender | null;
};

type Derived =
  | 'profileMissing'
  | keyof ReturnType<typeof entitledBy>
  | 'stripeBioSubscriptionItemId'
  | 'stripePhotoSubscriptionItemId';
type UserRow = Omit<SignedInUser, Derived> & { hasIdentity: boolean; held: HeldRow[] };

export function userFrom({ held: rows, hasIdentity, ...row }: UserRow, now: Date): SignedInUser {
  const held = heldFrom(rows);
  return {
    ...row,
    profileMissing: profileMissing(row, row.hasPassword || hasIdentity),
    ...entitledBy(held, now),
    stripeBioSubscriptionItemId: itemIdOf(held, 'bio', now),
    stripePhotoSubscriptionItemId: itemIdOf(held, 'photo', now),
  };
}

/** Only buyers are asked to complete their profile: a free member and a granted Pro have given all that they need. */
function profileMissing(
  row: Pick<User, 'firstName' | 'phoneNumber' | 'stripeCustomerId'>,
  hasWayIn: boolean,
): ProfileField[] {
  if (!row.stripeCustomerId) return [];
  const missing: ProfileField[] = [];
  if (!row.firstName) missing.push('firstName');
  if (!row.phoneNumber) missing.push('phoneNumber');
  if (!hasWayIn) missing.push('password');
  return missing;
}

function itemIdOf(held: Held[], addon: Addon, now: Date): string | null {
  return held.find((one) => one.entitlement === addon && one.itemId && isInForce(one, now))?.itemId ?? null;
}

export function presentUser({ gender: _, ...user }: SignedInUser): User {
  return { ...user, createdAt: user.createdAt.toISOString() };
}

/** The account was erased while something was done for it. */
export class AccountGone extends Error {
  constructor(accountId: string) {
    super(`account ${accountId} is gone`);
  }
}

/** Locks an account until the transaction ends, and answers it as it is then. */
export async function lockAccount(tx: Database, accountId: string): Promise<typeof account.$inferSelect | null> {
  const [locked] = await tx.select().from(account).where(eq(account.id, accountId)).for('no key update');
  return locked ?? null;
}

export async function findUser(db: Database, clock: Clock, accountId: string): Promise<SignedInUser | null> {
  const [row] = await db.select(userColumns).from(account).where(eq(account.id, accountId));
  return row ? userFrom(row, clock.now()) : null;
}

export async function getUser(db: Database, clock: Clock, accountId: string): Promise<SignedInUser> {
  const found = await findUser(db, clock, accountId);
  if (!found) throw new AccountGone(accountId);
  return found;
}
