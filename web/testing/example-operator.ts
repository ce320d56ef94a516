import type { AdminUser, listUsers } from '#contract/admin.ts';
import type { AdminAffiliate, AdminPayout, AffiliateTotals } from '#contract/admin-affiliates.ts';
import type { BusinessDashboard, DailyStat, SiteStats } from '#contract/admin-figures.ts';
import type { getModel, ModelDay } from '#contract/admin-model.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

// What an invented operator sees: answers of the admin calls that fit the contract.

const idOf = (kind: number, index: number) => `b6f0c5f0-5f0e-4d8e-9c8${kind}-${String(index).padStart(12, '0')}`;

export function exampleAccount(index: number, more: Partial<AdminUser> = {}): AdminUser {
  return {
    id: idOf(0, index),
    username: `camille${index}`,
    firstName: `Camille ${index}`,
    email: `camille${index}@exemple.fr`,
    phoneNumber: null,
    isPro: false,
    createdAt: '2026-11-15T09:00:00.000Z',
    stripeCustomerId: null,
    ...more,
  };
}

export function usersPage(
  users: AdminUser[],
  next: string | null = null,
  grantedPro: string[] = [],
): ResponseOf<typeof listUsers> {
  return { users, grantedPro, next, totals: { users: 1204, pro: 301, newLast7Days: 42 } };
}

export function exampleAffiliate(
  index: number,
  { stats, ...more }: Partial<Omit<AdminAffiliate, 'stats'>> & { stats?: Partial<AdminAffiliate['stats']> } = {},
): AdminAffiliate {
  return {
    id: idOf(1, index),
    slug: `slug-${index}`,
    status: 'active',
    createdAt: '2026-09-01T09:00:00.000Z',
    user: { username: `affilie${index}`, email: `affilie${index}@exemple.fr` },
    ...more,
    stats: {
      clicks: 1000,
      registrations: 150,
      conversions: 60,
      earnings: 120.5,
      clickToRegRate: 15,
      regToConvRate: 40,
      overallConvRate: 6,
      bioAddonCount: 3,
      bioAddonRevenue: 15,
      photoAddonCount: 2,
      photoAddonRevenue: 10,
      totalAddonsRevenue: 25,
      ...stats,
    },
  };
}

export const exampleTotals: AffiliateTotals = {
  totalClicks: 5400,
  totalRegistrations: 810,
  totalConversions: 243,
  totalEarnings: 655.2,
  averageConvRate: 4.5,
};

export function examplePayout(index: number, more: Partial<AdminPayout> = {}): AdminPayout {
  return {
    id: idOf(2, index),
    affiliateId: idOf(1, index),
    username: `affilie${index}`,
    email: `affilie${index}@exemple.fr`,
    isErased: false,
    month: '2026-11',
    status: 'requested',
    amountCents: 4550,
    method: 'sepa',
    target: '•••• 0189',
    isTargetUnreadable: false,
    newTarget: null,
    outdatedBy: null,
    requestedAt: '2026-11-10T09:00:00.000Z',
    executedOn: '2026-12-04T23:00:00.000Z',
    ...more,
  };
}

export const exampleDashboard: BusinessDashboard = {
  owedRefunds: [],
  overview: {
    totalUsers: 1204,
    proUsers: 301,
    conversionRate: 25,
    mrr: 2377.9,
    ltv: 41.08,
    avgSubscriptionDuration: 5.2,
    churnRate: 6.4,
  },
  growth: {
    registrationsLast30Days: 188,
    monthlyGrowthRate: 12.5,
    registrationTrends: {
      monthly: [
        { month: '2026-06', count: 120 },
        { month: '2026-07', count: 96 },
        { month: '2026-08', count: 84 },
        { month: '2026-09', count: 150 },
        { month: '2026-10', count: 167 },
        { month: '2026-11', count: 104 },
      ],
    },
  },
  calculated: { annualMRR: 28534.8, conversionTrend: 18.1, arpu: 7.9 },
  affiliates: {
    globalROI: 250,
    totalRevenueGenerated: 1638,
    totalCommissionsPaid: 420.4,
    commissionsOwed: 234.8,
    topPerformers: [
      { affiliateId: idOf(1, 1), name: 'Marie', email: 'marie@exemple.fr', revenueGenerated: 820.5, conversions: 104 },
      { affiliateId: idOf(1, 2), name: null, email: 'sans-nom@exemple.fr', revenueGenerated: 310, conversions: 1 },
    ],
  },
  metadata: {
    subscriptionPrice: 7.9,
    affiliateCommissionRate: 40,
    currency: 'EUR',
    generatedAt: '2026-11-17T08:00:00.000Z',
  },
};

export const exampleSiteStats: SiteStats = {
  totalPageViews: 8400,
  totalClicks: 2100,
  totalSessions: 1510,
  conversionFunnel: { landingViews: 1200, signups: 90, proUpgrades: 18 },
  popularPages: [
    { path: '/', views: 4200 },
    { path: '/pricing', views: 1100 },
  ],
};

export function exampleDay(date: string, more: Partial<DailyStat> = {}): DailyStat {
  return {
    date,
    newUsers: 12,
    newProUsers: 2,
    totalUsers: 1204,
    totalProUsers: 301,
    mrr: 2377.9,
    pageViews: 1200,
    clicks: 300,
    sessions: 215,
    conversionRate: 8.3,
    ...more,
  };
}

export function exampleModelDay(day: string, more: Partial<ModelDay> = {}): ModelDay {
  return {
    day,
    calls: 0,
    failures: 0,
    texts: 0,
    fellBack: 0,
    written: 0,
    refused: 0,
    firstReplyMs: null,
    ...more,
  };
}

type ModelState = ResponseOf<typeof getModel>;

/** Nothing chosen, nothing written. */
export function exampleModelState(more: Partial<ModelState> = {}): ModelState {
  const days = Array.from({ length: 30 }, (_, ago) =>
    new Date(Date.UTC(2026, 10, 17 - ago)).toISOString().slice(0, 10),
  );
  return {
    source: 'none',
    current: null,
    stored: null,
    ollama: null,
    callsPerDay: 2000,
    callsToday: 0,
    freeCallsPerDay: 1000,
    freeCallsToday: 0,
    days: days.toReversed().map((day) => exampleModelDay(day)),
    ...more,
  };
}

export const exampleStoredModel: NonNullable<ModelState['stored']> = {
  provider: 'mistral',
  baseUrl: 'https://api.mistral.ai/v1',
  model: 'mistral-large-latest',
  prompt: 'auto',
  prices: null,
  hasKey: true,
  isKeyReadable: true,
  changedAt: '2026-11-15T13:05:00.000Z',
};
