import { and, asc, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { type BusinessDashboard, dashboardTerms } from '#contract/admin-figures.ts';
import {
  annualMrrCents,
  arpuCents,
  averageMonths,
  churnRate,
  conversionRate,
  growthRate,
  ltvCents,
  roi,
} from '#contract/figures.ts';
import type { Database } from '../../../db/open.ts';
import { account, affiliate, affiliateFigures, businessDay } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordLook } from '../audit.ts';
import { recentDays } from './count-business-days.ts';
import { ensureFigures } from './count-figures.ts';
import { addDays, dayAt, lastMonths } from './days.ts';
import { listOwedRefunds } from './owed-refunds.ts';

const shownMonths = 6;
const shownAffiliates = 5;
const euros = (cents: number) => cents / 100;

type Day = typeof businessDay.$inferSelect;

/** From the figures that the job keeps: half a year of days and one row an affiliate; and the refunds that wait. Affiliates and customers are named. */
export async function dashboardOf(deps: Deps): Promise<BusinessDashboard> {
  await recordLook(deps.db, deps.clock, 'view-dashboard');
  await ensureFigures(deps);
  const now = deps.clock.now();
  const today = dayAt(now);
  const months = lastMonths(today, shownMonths);
  const days = await daysSince(deps.db, `${months[0]}-01`, today);
  const current = days.at(-1);
  if (!current) throw new Error('no day was counted');
  const { totalUsers, totalProUsers, mrrCents, payingCustomers } = current;
  const recent = sumOver(days, addDays(today, 1 - recentDays), today);
  const earlier = sumOver(days, addDays(today, 1 - 2 * recentDays), addDays(today, -recentDays));
  const arpu = arpuCents({ mrrCents, payingCustomers });
  const duration = averageMonths({
    seconds: current.proSubscriptionSeconds,
    subscriptions: current.begunProSubscriptions,
  });
  return {
    owedRefunds: await listOwedRefunds(deps),
    overview: {
      totalUsers,
      proUsers: totalProUsers,
      conversionRate: conversionRate(totalProUsers, totalUsers),
      mrr: euros(mrrCents),
      ltv: euros(ltvCents({ arpuCents: arpu, months: duration })),
      avgSubscriptionDuration: duration,
      churnRate: churnRate({ ended: recent.endedProSubscriptions, running: current.runningProSubscriptions }),
    },
    growth: {
      registrationsLast30Days: recent.newUsers,
      monthlyGrowthRate: growthRate({ now: recent.newUsers, before: earlier.newUsers }),
      registrationTrends: {
        monthly: months.map((month) => ({ month, count: sumOver(days, `${month}-01`, `${month}-31`).newUsers })),
      },
    },
    calculated: {
      annualMRR: euros(annualMrrCents(mrrCents)),
      conversionTrend: conversionRate(current.recentProUsers, current.recentUsers),
      arpu: euros(arpu),
    },
    affiliates: await affiliatesAtAGlance(deps.db),
    metadata: { ...dashboardTerms, generatedAt: now.toISOString() },
  };
}

async function daysSince(db: Database, from: string, to: string): Promise<Day[]> {
  return await db
    .select()
    .from(businessDay)
    .where(and(gte(businessDay.day, from), lte(businessDay.day, to)))
    .orderBy(asc(businessDay.day));
}

function sumOver(days: Day[], from: string, to: string) {
  const inside = days.filter(({ day }) => day >= from && day <= to);
  const sum = (key: 'newUsers' | 'endedProSubscriptions') => inside.reduce((total, row) => total + row[key], 0);
  return { newUsers: sum('newUsers'), endedProSubscriptions: sum('endedProSubscriptions') };
}

/** Money of all affiliates, former ones too; the best of those that are there. */
async function affiliatesAtAGlance(db: Database): Promise<BusinessDashboard['affiliates']> {
  const sum = (column: typeof affiliateFigures.earnedCents) => sql<number>`coalesce(sum(${column}), 0)::float8`;
  const [totals = { revenueCents: 0, earnedCents: 0, paidCents: 0 }] = await db
    .select({
      revenueCents: sum(affiliateFigures.revenueCents),
      earnedCents: sum(affiliateFigures.earnedCents),
      paidCents: sum(affiliateFigures.paidCents),
    })
    .from(affiliateFigures);
  const best = await db
    .select({
      affiliateId: affiliate.id,
      name: account.firstName,
      email: account.email,
      revenueCents: affiliateFigures.revenueCents,
      conversions: affiliateFigures.conversions,
    })
    .from(affiliateFigures)
    .innerJoin(affiliate, eq(affiliate.id, affiliateFigures.affiliateId))
    .innerJoin(account, eq(account.id, affiliate.accountId))
    .where(gt(affiliateFigures.conversions, 0))
    .orderBy(desc(affiliateFigures.revenueCents), desc(affiliateFigures.conversions), asc(affiliate.slug))
    .limit(shownAffiliates);
  return {
    globalROI: roi({ revenueCents: totals.revenueCents, commissionCents: totals.earnedCents }),
    totalRevenueGenerated: euros(totals.revenueCents),
    totalCommissionsPaid: euros(totals.paidCents),
    commissionsOwed: euros(totals.earnedCents - totals.paidCents),
    topPerformers: best.map(({ revenueCents, ...row }) => ({ ...row, revenueGenerated: euros(revenueCents) })),
  };
}
