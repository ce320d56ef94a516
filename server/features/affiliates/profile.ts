import { eq } from 'drizzle-orm';
import type { AffiliateProfile } from '#contract/affiliate-accounts.ts';
import type { Database } from '../../db/open.ts';
import { affiliate, affiliatePaymentDetails } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { presentPaymentDetails } from './payouts/payment-details.ts';

/** The affiliate profile of an account; null if it has none. */
export async function findProfile(
  { config }: Pick<Deps, 'config'>,
  db: Database,
  accountId: string,
): Promise<AffiliateProfile | null> {
  const [row] = await db
    .select({ own: affiliate, details: affiliatePaymentDetails })
    .from(affiliate)
    .leftJoin(affiliatePaymentDetails, eq(affiliatePaymentDetails.accountId, affiliate.accountId))
    .where(eq(affiliate.accountId, accountId));
  if (!row) return null;
  const { slug, status, createdAt } = row.own;
  return {
    slug,
    status,
    link: `${config.site.publicUrl}/?ref=${slug}`,
    createdAt: createdAt.toISOString(),
    paymentDetails: row.details && presentPaymentDetails(row.details),
  };
}

export async function getProfile(
  deps: Pick<Deps, 'config'>,
  db: Database,
  accountId: string,
): Promise<AffiliateProfile> {
  const profile = await findProfile(deps, db, accountId);
  if (!profile) throw new Error('the affiliate was not stored');
  return profile;
}
