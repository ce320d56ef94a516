import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { affiliateTerms, priceCents } from './plans.ts';

// The operator's figures. Amounts whose name ends with `Cents` are whole cents; those that the specification names without it are euros.
// Rates are percentages from 0 to 100 with one decimal, as the specification's thresholds are. Server: features/admin/figures.

const euros = z.number();
const percent = z.number();
/** `2026-11-17`, a day in Europe/Paris. */
const day = z.iso.date('Date invalide');
/** `2026-11`, in Europe/Paris. */
const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** A refund that the payment provider did not make, which waits for the operator. */
export const owedRefund = z.object({
  /** The invoice's id at the provider. */
  id: z.string(),
  number: z.nullable(z.string()),
  label: z.string(),
  /** Null for an erased account. */
  email: z.nullable(z.string()),
  amountCents: z.int(),
  /** The refund failed after the provider had taken it, or a dispute that held it up was won. */
  cause: z.enum(['refund_failed', 'dispute_won']),
  noticedAt: z.iso.datetime(),
});
export type OwedRefund = z.infer<typeof owedRefund>;

export const businessDashboard = z.object({
  /** Oldest first. */
  owedRefunds: z.array(owedRefund),
  overview: z.object({
    totalUsers: z.int(),
    proUsers: z.int(),
    conversionRate: percent,
    mrr: euros,
    ltv: euros,
    /** In months. */
    avgSubscriptionDuration: z.number(),
    churnRate: percent,
  }),
  growth: z.object({
    registrationsLast30Days: z.int(),
    /** Registrations of the last 30 days against the 30 before. */
    monthlyGrowthRate: percent,
    /** The last 6 months, oldest first. */
    registrationTrends: z.object({ monthly: z.array(z.object({ month, count: z.int() })) }),
  }),
  calculated: z.object({
    annualMRR: euros,
    /** Conversion of those who signed up in the last 30 days. */
    conversionTrend: percent,
    arpu: euros,
  }),
  affiliates: z.object({
    /** Revenue generated, in percent of the commissions it cost. */
    globalROI: percent,
    totalRevenueGenerated: euros,
    totalCommissionsPaid: euros,
    commissionsOwed: euros,
    topPerformers: z.array(
      z.object({
        affiliateId: z.uuid(),
        name: z.nullable(z.string()),
        email: z.string(),
        revenueGenerated: euros,
        conversions: z.int(),
      }),
    ),
  }),
  metadata: z.object({
    subscriptionPrice: euros,
    affiliateCommissionRate: percent,
    currency: z.literal('EUR'),
    generatedAt: z.iso.datetime(),
  }),
});
export type BusinessDashboard = z.infer<typeof businessDashboard>;

/** What `metadata` says whatever was sold. */
export const dashboardTerms = {
  subscriptionPrice: priceCents.proMonthly / 100,
  affiliateCommissionRate: affiliateTerms.commissionRate * 100,
  currency: 'EUR',
} as const;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  summary: 'Users, revenue, growth and affiliates at a glance, from figures that a job keeps.',
  limit: 'admin',
  response: businessDashboard,
});

/** For money that went back another way; what the provider refunds settles itself. */
export const settleRefund = endpoint({
  method: 'POST',
  path: '/api/admin/owed-refunds/:id/settle',
  access: 'admin',
  summary: 'Notes that an owed refund was made, by transfer for instance.',
  limit: 'admin',
  params: z.strictObject({ id: z.string().check(z.regex(/^in_\w{1,200}$/, 'Identifiant invalide')) }),
  response: z.object({ message: z.string() }),
});

/** The longest range that may be asked for: what is kept. */
export const maxRangeDays = 400;

/** Both days included; left out, the last 7 days to today. */
const range = z.strictObject({ startDate: z.optional(day), endDate: z.optional(day) });

export const siteStats = z.object({
  totalPageViews: z.int(),
  totalClicks: z.int(),
  /** A session counts once on each day that it is seen on. */
  totalSessions: z.int(),
  conversionFunnel: z.object({ landingViews: z.int(), signups: z.int(), proUpgrades: z.int() }),
  /** The ten most viewed, the most viewed first. */
  popularPages: z.array(z.object({ path: z.string(), views: z.int() })),
});
export type SiteStats = z.infer<typeof siteStats>;

export const getSiteStats = endpoint({
  method: 'GET',
  path: '/api/admin/site-stats',
  access: 'admin',
  summary: 'Page views, clicks, sessions, funnel and popular pages of a range of days.',
  limit: 'admin',
  query: range,
  response: siteStats,
});

export const dailyStat = z.object({
  date: day,
  newUsers: z.int(),
  newProUsers: z.int(),
  totalUsers: z.int(),
  totalProUsers: z.int(),
  mrr: euros,
  pageViews: z.int(),
  clicks: z.int(),
  sessions: z.int(),
  /** Of the day's sign-ups, how many became Pro on that day. */
  conversionRate: percent,
});
export type DailyStat = z.infer<typeof dailyStat>;

export const getDailyStats = endpoint({
  method: 'GET',
  path: '/api/admin/daily-stats',
  access: 'admin',
  summary: 'One row a day of a range, oldest first; days without anything are there too.',
  limit: 'admin',
  query: range,
  response: z.object({ stats: z.array(dailyStat) }),
});
