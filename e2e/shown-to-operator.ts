import { expect, type Locator, type Page } from '@playwright/test';
import { listUsers } from '#contract/admin.ts';
import { type AdminAffiliate, listAffiliates } from '#contract/admin-affiliates.ts';
import {
  type BusinessDashboard,
  type DailyStat,
  getDailyStats,
  getDashboard,
  getSiteStats,
  type SiteStats,
} from '#contract/admin-figures.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { openAdminTab } from './operator.ts';
import { numberIn, readTerms } from './shown-figures.ts';

// What the five tabs of the operator's area show, and what they have to show by the server's answers.

interface Answers {
  dashboard: BusinessDashboard;
  users: ResponseOf<typeof listUsers>;
  affiliates: ResponseOf<typeof listAffiliates>;
  site: SiteStats;
  /** Of the range that the open tab asked for last, oldest first. */
  days: DailyStat[];
}
type Figures = Record<string, number | number[] | string[] | number[][]>;
type Tab = { name: string; read: (panel: Locator) => Promise<Figures>; expected: (answers: Answers) => Figures };

const sum = (values: number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

const statsOfDemo = (all: AdminAffiliate[]) => {
  const demo = all.find(({ slug }) => slug === 'demo');
  if (!demo) throw new Error('no affiliate demo');
  return demo.stats;
};

const dashboard: Tab = {
  name: 'Dashboard Business',
  async read(panel) {
    const terms = await readTerms(panel);
    const figure = (term: string, line = 0) => numberIn(terms(term)[line]);
    const best = panel.getByRole('region', { name: 'Top 5 affiliés' }).getByRole('listitem');
    const signups = panel.getByRole('region', { name: 'Inscriptions des 6 derniers mois' });
    const perMonth = (await signups.locator('figcaption').textContent())?.split(':')[1] ?? '';
    return {
      users: figure('Utilisateurs'),
      recent: figure('Utilisateurs', 1),
      pro: figure('Utilisateurs Pro'),
      conversionRates: [figure('Utilisateurs Pro', 1), figure('Conversion globale')],
      mrr: [figure('MRR'), figure('MRR actuel')],
      annualMrr: figure('MRR', 1),
      ltv: [figure('LTV'), figure('LTV moyenne')],
      months: figure('LTV', 1),
      conversionTrend: figure('Conversion sur 30 jours'),
      growth: figure('Croissance mensuelle'),
      churn: figure('Churn'),
      arpu: figure('ARPU'),
      roi: figure('ROI global'),
      revenue: figure('Revenus générés'),
      paid: figure('Commissions versées'),
      owed: figure('Commissions dues'),
      mrrChange: numberIn(await panel.getByText(/ sur la période$/).textContent()),
      signups: [numberIn(await signups.getByText(/au total$/).textContent()), ...monthCounts(perMonth)],
      best: (await best.allInnerTexts()).flatMap((text) => linesOf(text).slice(-2).map(numberIn)),
    };
  },
  expected: ({ dashboard: { overview, growth, calculated, affiliates: money }, days }) => ({
    users: overview.totalUsers,
    recent: growth.registrationsLast30Days,
    pro: overview.proUsers,
    conversionRates: [overview.conversionRate, overview.conversionRate],
    mrr: [overview.mrr, overview.mrr],
    annualMrr: calculated.annualMRR,
    ltv: [overview.ltv, overview.ltv],
    months: overview.avgSubscriptionDuration,
    conversionTrend: calculated.conversionTrend,
    growth: growth.monthlyGrowthRate,
    churn: overview.churnRate,
    arpu: calculated.arpu,
    roi: money.globalROI,
    revenue: money.totalRevenueGenerated,
    paid: money.totalCommissionsPaid,
    owed: money.commissionsOwed,
    mrrChange: sum([days.at(-1)?.mrr ?? 0, -(days[0]?.mrr ?? 0)]),
    signups: [
      sum(growth.registrationTrends.monthly.map(({ count }) => count)),
      ...growth.registrationTrends.monthly.map(({ count }) => count),
    ],
    best: money.topPerformers.flatMap(({ revenueGenerated, conversions }) => [revenueGenerated, conversions]),
  }),
};

/** «août 2026, 3 ; septembre 2026, 0.» → 3, 0 */
const monthCounts = (text: string) => text.split(';').map((month) => numberIn(month.split(',')[1]));

const users: Tab = {
  name: 'Utilisateurs',
  async read(panel) {
    const terms = await readTerms(panel);
    const rows = panel.getByRole('list', { name: 'Comptes' }).getByRole('listitem');
    return {
      users: numberIn(terms('Total')[0]),
      pro: numberIn(terms('Pro')[0]),
      rows: [await rows.count(), await rows.getByText('Pro', { exact: true }).count()],
      week: numberIn(terms('Nouveaux sur 7 jours')[0]),
      rate: numberIn(terms('Taux Pro')[0]),
    };
  },
  expected: ({ users: { users: listed, totals } }) => ({
    users: totals.users,
    pro: totals.pro,
    rows: [listed.length, listed.filter(({ isPro }) => isPro).length],
    week: totals.newLast7Days,
    rate: share(totals.pro, totals.users),
  }),
};

/** The totals, and the card of the affiliate who earned the most. */
const affiliates: Tab = {
  name: 'Affiliés',
  async read(panel) {
    const lists = panel.locator('dl');
    const [cards, together] = [
      await readTerms(lists.nth(0).locator('..')),
      await readTerms(lists.nth(1).locator('..')),
    ];
    const card = panel.getByRole('list', { name: 'Affiliés' }).getByRole('listitem').filter({ hasText: '@demo' });
    const own = await readTerms(card);
    const addon = own('Option bio')[0]?.split('·').map(numberIn) ?? [];
    return {
      cards: ['Total', 'En attente', 'Actifs', 'Gains totaux'].map((term) => numberIn(cards(term)[0])),
      together: ['Clics', 'Conversions', 'Gains', 'Taux moyen'].map((term) => numberIn(together(term)[0])),
      own: ['Clics', 'Conversions', 'Gains', 'Taux'].map((term) => numberIn(own(term)[0])),
      addon,
    };
  },
  expected({ affiliates: { affiliates: all, globalStats } }) {
    const { clicks, conversions, earnings, overallConvRate, bioAddonCount, bioAddonRevenue } = statsOfDemo(all);
    const withStatus = (wanted: string) => all.filter(({ status }) => status === wanted).length;
    const { totalClicks, totalConversions, totalEarnings, averageConvRate } = globalStats;
    return {
      cards: [all.length, withStatus('pending'), withStatus('active'), totalEarnings],
      together: [totalClicks, totalConversions, totalEarnings, averageConvRate],
      own: [clicks, conversions, earnings, overallConvRate],
      addon: [bioAddonCount, bioAddonRevenue],
    };
  },
};

const performance: Tab = {
  name: 'Stats & Performance',
  async read(panel) {
    const terms = await readTerms(panel);
    const row = panel.getByRole('table').getByRole('row').filter({ hasText: '@demo' }).getByRole('cell');
    const cards = ['Total clics', 'Inscriptions', 'Conversions Pro', 'Commissions', 'Taux moyen'];
    return {
      cards: cards.map((term) => numberIn(terms(term)[0])),
      row: (await row.allInnerTexts()).slice(0, 7).map(numberIn),
    };
  },
  expected({ affiliates: { affiliates: all, globalStats } }) {
    const own = statsOfDemo(all);
    const { totalClicks, totalRegistrations, totalConversions, totalEarnings, averageConvRate } = globalStats;
    return {
      cards: [totalClicks, totalRegistrations, totalConversions, totalEarnings, averageConvRate],
      row: [
        ...[own.clicks, own.registrations, own.conversions],
        ...[own.clickToRegRate, own.regToConvRate, own.overallConvRate, own.earnings],
      ],
    };
  },
};

/** The last seven days. */
const analytics: Tab = {
  name: 'Analytics Site',
  async read(panel) {
    const terms = await readTerms(panel);
    const figure = (term: string, line = 0) => numberIn(terms(term)[line]);
    const steps = panel.getByRole('region', { name: 'Entonnoir de conversion' });
    const pages = panel.getByRole('region', { name: 'Pages populaires' }).getByRole('listitem');
    const rows = panel.getByRole('table').getByRole('row');
    return {
      audience: ['Pages vues', 'Clics', 'Sessions', 'Taux de clic'].map((term) => figure(term)),
      funnel: (await steps.getByRole('listitem').allInnerTexts()).map((text) => numberIn(linesOf(text).at(-1))),
      toPro: numberIn(await steps.getByText(/^Au total/).textContent()),
      pages: (await pages.allInnerTexts()).map((text) => numberIn(linesOf(text).at(-1))),
      summary: ['Nouvelles inscriptions', 'Nouveaux Pro', 'MRR en fin de période', 'Pages vues par jour'].map((term) =>
        figure(term),
      ),
      changes: [figure('Nouveaux Pro', 1), figure('MRR en fin de période', 1)],
      days: await Promise.all(
        (await rows.all()).slice(1).map(async (row) => (await row.getByRole('cell').allInnerTexts()).map(numberIn)),
      ),
    };
  },
  expected({ site, days }) {
    const newestFirst = days.toReversed();
    const total = (name: 'newUsers' | 'newProUsers') => sum(days.map((day) => day[name]));
    const { totalPageViews, totalClicks, totalSessions, conversionFunnel, popularPages } = site;
    const { landingViews, signups, proUpgrades } = conversionFunnel;
    const sameDay = sum(days.map(({ conversionRate, newUsers }) => Math.round((conversionRate * newUsers) / 100)));
    const mrr = newestFirst[0]?.mrr ?? 0;
    return {
      audience: [totalPageViews, totalClicks, totalSessions, share(totalClicks, totalPageViews)],
      funnel: [landingViews, signups, proUpgrades],
      toPro: share(proUpgrades, landingViews),
      pages: popularPages.map(({ views }) => views),
      summary: [total('newUsers'), total('newProUsers'), mrr, Math.round(totalPageViews / 7)],
      changes: [share(sameDay, total('newUsers')), sum([mrr, -(days[0]?.mrr ?? 0)])],
      days: newestFirst.map((day) => [
        ...[day.newUsers, day.newProUsers, day.totalUsers, day.totalProUsers, day.mrr],
        ...[day.pageViews, day.clicks, day.sessions, day.conversionRate],
      ]),
    };
  },
};

const tabs = [dashboard, users, affiliates, performance, analytics];

/** Opens one tab after the other; each has to show what the server answered to this page. */
export async function expectOperatorSees(page: Page, enter: () => Promise<void>): Promise<void> {
  const answers = new Map<string, unknown>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!response.ok() || !pathname.startsWith('/api/admin/')) return;
    // The body of an answer that comes while the page closes cannot be read.
    const body = await response.json().catch(() => null);
    if (body) answers.set(pathname, body);
  });
  await enter();
  for (const { name, read, expected } of tabs) {
    await openAdminTab(page, name);
    const panel = page.getByRole('tabpanel');
    await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(async () => {
      expect({ tab: name, ...(await read(panel)) }).toEqual({ tab: name, ...expected(answersIn(answers)) });
    }).toPass({ timeout: 60_000 });
  }
}

function answersIn(answers: Map<string, unknown>): Answers {
  return {
    dashboard: answers.get(getDashboard.path) as Answers['dashboard'],
    users: answers.get(listUsers.path) as Answers['users'],
    affiliates: answers.get(listAffiliates.path) as Answers['affiliates'],
    site: answers.get(getSiteStats.path) as Answers['site'],
    days: (answers.get(getDailyStats.path) as { stats: Answers['days'] } | undefined)?.stats ?? [],
  };
}
