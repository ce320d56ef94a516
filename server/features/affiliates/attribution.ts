import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { affiliate, affiliateRegistration } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { findReferrer, type Referrer } from './referrals.ts';
import { lastClick, msLeft } from './rules.ts';

/**
 * Whose customer someone is who starts a checkout, to be frozen with it. Asks every place that may know of a click: the
 * referral in the browser's memory, its cookie, and the account's registration. The last click wins, even if that leaves
 * nobody: whoever comes back through their own link earns nothing, nor does anyone else.
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

/** The click that led to the sign-up, while it counts and its affiliate is active. */
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
