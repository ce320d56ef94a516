import { eq, sql } from 'drizzle-orm';
import type { AdminAffiliate, AffiliateTotals, listAffiliates as contract } from '#contract/admin-affiliates.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { conversionRate } from '#contract/figures.ts';
import { account, affiliate, affiliateFigures } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordLook } from '../audit.ts';
import { ensureFigures } from '../figures/count-figures.ts';

type Figures = Omit<typeof affiliateFigures.$inferSelect, 'affiliateId' | 'countedAt'>;

const none: Figures = {
  ...{ clicks: 0, registrations: 0, conversions: 0, earnedCents: 0, paidCents: 0, revenueCents: 0 },
  ...{ bioAddons: 0, bioAddonRevenueCents: 0, photoAddons: 0, photoAddonRevenueCents: 0 },
};

/** Those who wait first, then by earnings; totals are those of the affiliates in the list. */
export async function listAffiliates(deps: Deps): Promise<ResponseOf<typeof contract>> {
  await ensureFigures(deps);
  await recordLook(deps.db, deps.clock, 'list-affiliates');
  const rows = await deps.db
    .select({ own: affiliate, username: account.username, email: account.email, figures: affiliateFigures })
    .from(affiliate)
    .innerJoin(account, eq(account.id, affiliate.accountId))
    .leftJoin(affiliateFigures, eq(affiliateFigures.affiliateId, affiliate.id))
    .orderBy(
      sql`${affiliate.status} = 'pending' desc`,
      sql`coalesce(${affiliateFigures.earnedCents}, 0) desc`,
      affiliate.createdAt,
      affiliate.id,
    );
  return {
    affiliates: rows.map(({ own, username, email, figures }) => ({
      id: own.id,
      slug: own.slug,
      status: own.status,
      createdAt: own.createdAt.toISOString(),
      user: { username, email },
      stats: statsOf(figures ?? none),
    })),
    globalStats: totalsOf(rows.map(({ figures }) => figures ?? none)),
  };
}

function statsOf(figures: Figures): AdminAffiliate['stats'] {
  const { clicks, registrations, conversions } = figures;
  return {
    ...{ clicks, registrations, conversions },
    earnings: figures.earnedCents / 100,
    clickToRegRate: conversionRate(registrations, clicks),
    regToConvRate: conversionRate(conversions, registrations),
    overallConvRate: conversionRate(conversions, clicks),
    bioAddonCount: figures.bioAddons,
    bioAddonRevenue: figures.bioAddonRevenueCents / 100,
    photoAddonCount: figures.photoAddons,
    photoAddonRevenue: figures.photoAddonRevenueCents / 100,
    totalAddonsRevenue: (figures.bioAddonRevenueCents + figures.photoAddonRevenueCents) / 100,
  };
}

function totalsOf(all: Figures[]): AffiliateTotals {
  const sum = (key: keyof Figures) => all.reduce((total, figures) => total + figures[key], 0);
  return {
    totalClicks: sum('clicks'),
    totalRegistrations: sum('registrations'),
    totalConversions: sum('conversions'),
    totalEarnings: sum('earnedCents') / 100,
    averageConvRate: conversionRate(sum('conversions'), sum('clicks')),
  };
}
