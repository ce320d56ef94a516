import { asc, eq } from 'drizzle-orm';
import type { AffiliateStatus } from '#contract/affiliates.ts';
import type { Database } from '../../db/open.ts';
import { affiliate, affiliateStatusChange } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { AffiliateNews } from '../../jobs/catalogue.ts';
import { recordAdminAction } from '../admin/audit.ts';
import { lockAffiliate } from './lock-affiliate.ts';
import { cancelPayouts, listOpenPayouts } from './payouts/payout-row.ts';
import { wasActiveWithin } from './rules.ts';

/**
 * The operator's decision about an affiliate. A suspended affiliate can still be paid what was earned; a rejected one has all
 * payouts canceled that were not sent yet, and their money returns to the balance.
 */
export async function changeAffiliateStatus(
  deps: Deps,
  affiliateId: string,
  after: Exclude<AffiliateStatus, 'pending'>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { status: before, accountId } = await lockAffiliate(tx, affiliateId);
    if (before === after) return;
    const at = deps.clock.now();
    await tx.update(affiliate).set({ status: after }).where(eq(affiliate.id, affiliateId));
    await tx.insert(affiliateStatusChange).values({ affiliateId, before, after, at });
    if (after === 'rejected') await cancelPayouts(tx, deps.clock, await listOpenPayouts(tx, affiliateId));
    await deps.jobs.enqueue(tx, 'mail.affiliate-news', { affiliateId, news: newsOf(before, after) });
    await recordAdminAction(tx, deps.clock, {
      action: 'affiliate-status',
      subjectId: accountId,
      details: { before, after },
    });
  });
}

/** What the affiliate is told of the change. */
function newsOf(before: AffiliateStatus, after: Exclude<AffiliateStatus, 'pending'>): AffiliateNews {
  if (after === 'active') return before === 'suspended' ? 'reactivated' : 'activated';
  return after === 'suspended' ? 'suspended' : 'refused';
}

/** Whether the affiliate was active in that second; false for one that no longer exists. */
export async function wasActive(tx: Database, affiliateId: string, at: Date): Promise<boolean> {
  const [found] = await tx.select({ status: affiliate.status }).from(affiliate).where(eq(affiliate.id, affiliateId));
  if (!found) return false;
  const changes = await tx
    .select()
    .from(affiliateStatusChange)
    .where(eq(affiliateStatusChange.affiliateId, affiliateId))
    .orderBy(asc(affiliateStatusChange.at), asc(affiliateStatusChange.id));
  return wasActiveWithin(changes, found.status, at);
}
