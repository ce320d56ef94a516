import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { attachPurchasesOf } from '../billing/customers.ts';
import { requireMailLeft } from '../limited-mails.ts';
import { createMailLink, redeemMailLink } from './mail-links.ts';
import type { SignedInUser } from './user.ts';

export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  const accountId = await deps.db.transaction(async (tx) => {
    const redeemedBy = await redeemMailLink(tx, deps, 'verify_email', token);
    await markEmailVerified(tx, deps.clock, redeemedBy);
    return redeemedBy;
  });
  // In a transaction of its own, since it locks customers before the account. Should it fail, the next login repeats it.
  await deps.db.transaction((tx) => attachPurchasesOf(tx, deps, accountId));
}

/** Keeps the date of an address that was verified before. */
export async function markEmailVerified(tx: Database, clock: Clock, accountId: string): Promise<void> {
  await tx
    .update(account)
    .set({ emailVerifiedAt: clock.now() })
    .where(and(eq(account.id, accountId), isNull(account.emailVerifiedAt)));
}

/** Mails a link, unless the address was mailed too many: then the last of them goes on working. */
export async function mailVerification(
  tx: Database,
  deps: Deps,
  user: Pick<SignedInUser, 'id' | 'email'>,
): Promise<void> {
  const mailLinkId = await createMailLink(tx, deps, user, 'verify_email');
  await deps.jobs.enqueue(tx, 'mail.verify-email', { mailLinkId });
}

/** Answers false, and mails nothing, where the address is verified already. */
export async function resendVerification(deps: Deps, user: SignedInUser): Promise<boolean> {
  if (user.emailVerified) return false;
  await requireMailLeft(deps, 'verify-email', user);
  await deps.db.transaction((tx) => mailVerification(tx, deps, user));
  return true;
}
