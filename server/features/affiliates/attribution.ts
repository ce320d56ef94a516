import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { affiliate, affiliateRegistration } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { findReferrer, type Referrer } from './referrals.ts';
import { lastClick, msLeft } from './rules.ts';

/**
 * The affiliate of a checkout that starts now; null if there is none. Compares the clicks in the browser's memory, in its cookie
 * and in the account's registration: the last click wins. If that is the buyer's own link, nobody earns.
 */
export async function attributionAtCheckout(
  deps: Deps,
  db: Database,
  { accountId, referrals }: { accountId: string | null; referrals: (string | undefined)[] },
): Promise<{ affiliateId: string; clickedAt: Date } | null> {
  const clicks: Referrer[] = [];
  for (const referral of referrals) {
    const referrer = referral && (await findReferrer(deps, db, referral));
    if (referrer) clicks.push(referrer);
  }
  if (accountId) clicks.push(...(await registrationClicks(deps, db, accountId)));
  const last = lastClick(clicks);
  if (!last || last.ownerId === accountId) return null;
  return { affiliateId: last.affiliateId, clickedAt: last.clickedAt };
}

/** The click that led to the sign-up, if it is not expired and its affiliate is active. */
async function registrationClicks(deps: Deps, db: Database, accountId: string): Promise<Referrer[]> {
  const rows = await db
    .select({
      affiliateId: affiliate.id,
      ownerId: affiliate.accountId,
      status: affiliate.status,
      clickedAt: affiliateRegistration.clickedAt,
    })
    .from(affiliateRegistration)
    .innerJoin(affiliate, eq(affiliate.id, affiliateRegistration.affiliateId))
    .where(eq(affiliateRegistration.accountId, accountId));
  return rows.filter(({ status, clickedAt }) => status === 'active' && msLeft(clickedAt, deps.clock.now()) > 0);
}
