import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { listUsers } from '#contract/admin.ts';
import type { listAffiliates } from '#contract/admin-affiliates.ts';
import type { BusinessDashboard, DailyStat, SiteStats } from '#contract/admin-figures.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import {
  account,
  affiliateClick,
  affiliateRegistration,
  businessDay,
  entitlementGrant,
  ledgerEntry,
  payout,
  siteDay,
  sitePageDay,
  subscription,
} from '../../../db/schema.ts';
import { jobHandlers } from '../../../jobs/handlers.ts';
import { buildAffiliate, buildUser } from '../../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../../testing/make-app.ts';
import { type RecountedDay, recountOf } from '../../../testing/recounted-figures.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { sell } from '../../../testing/sell.ts';
import { getUser } from '../../accounts/user.ts';

// Each displayed figure is compared with a second count over the raw rows. The story begins five days before summer time ends.

const test = makeApp({ startsAt: '2026-10-20T08:00:00Z' });
const money = moneyOf(test);
const recount = () => recountOf(test.database);
const count = () => jobHandlers(test.deps)['figures.count']({}, 'scheduled');
const minute = 60_000;
const day = 24 * 60 * minute;
const change = (id: string, values: Partial<typeof subscription.$inferSelect>) =>
  test.deps.db.update(subscription).set(values).where(eq(subscription.id, id));

async function ask<Body>(url: string): Promise<Body> {
  const answer = await test.browser().send({ url, headers: { authorization: `Bearer ${testAdminPassword}` } });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.body as Body;
}

/** Goes to the last second of the day in Paris, counts by other SQL, and lets the job see the day's end and the next day. */
async function endDay(endsAt: string): Promise<RecountedDay> {
  test.clock.set(new Date(Date.parse(endsAt) - 1000).toISOString());
  await count();
  const expected = await recount().day(test.clock.now());
  test.clock.advance(2000);
  await count();
  return expected;
}

/** Every kind of customer; answers the figures of each day as they stood at its end. */
async function liveThroughTheStory() {
  const days: RecountedDay[] = [];
  const later = (ms: number) => test.clock.advance(ms);
  const { user: leaving } = await buildUser(test);
  const { user: granted } = await buildUser(test);
  const { affiliateId: lea } = await buildAffiliate(test, { slug: 'lea' });
  const { affiliateId: tom } = await buildAffiliate(test, { slug: 'tom' });
  await buildAffiliate(test, { slug: 'waits', status: 'pending' });
  const { user: monthly } = await buildUser(test);
  const first = await sell(test, 'monthly', { accountId: monthly.id, affiliateId: lea });
  await sell(test, 'bio', { customerId: first.customerId });
  days.push(await endDay('2026-10-20T22:00:00Z'));

  later(minute);
  await test.deps.db.insert(entitlementGrant).values({
    accountId: granted.id,
    entitlement: 'pro',
    grantedAt: test.clock.now(),
  });
  const { user: yearly } = await buildUser(test);
  const annual = await sell(test, 'annual', { accountId: yearly.id, affiliateId: lea });
  const photo = await sell(test, 'photo', { customerId: annual.customerId });
  // Bought before there is an account.
  await sell(test, 'annual', { affiliateId: tom });
  days.push(await endDay('2026-10-21T22:00:00Z'));

  later(minute);
  await test.deps.db.delete(account).where(eq(account.id, leaving.id));
  const { user: paused } = await buildUser(test);
  await sell(test, 'monthly', {
    accountId: paused.id,
    changes: { pausedUntil: new Date(test.clock.now().getTime() + 40 * day) },
  });
  const { user: cancelling } = await buildUser(test);
  const ending = await sell(test, 'monthly', { accountId: cancelling.id, affiliateId: tom });
  await change(ending.id, {
    cancelAtPeriodEnd: true,
    currentPeriodEnd: new Date('2026-10-25T22:30:00Z'),
  });
  const { user: unlucky } = await buildUser(test);
  const failing = await sell(test, 'monthly', { accountId: unlucky.id, affiliateId: lea });
  days.push(await endDay('2026-10-22T22:00:00Z'));

  later(minute);
  await change(failing.id, { status: 'past_due', pastDueSince: test.clock.now() });
  await money.refund(photo.invoice, 250);
  days.push(await endDay('2026-10-23T22:00:00Z'));

  later(minute);
  await change(photo.id, { status: 'canceled', endedAt: test.clock.now() });
  await money.dispute(first.invoice, 790, 'needs_response');
  days.push(await endDay('2026-10-24T22:00:00Z'));

  // A day of 25 hours: an account in its first minute and one in its last, after the cancelled subscription has ended.
  later(minute);
  await buildUser(test);
  test.clock.set('2026-10-25T22:59:00Z');
  await buildUser(test, { entitlements: ['pro'] });
  days.push(await endDay('2026-10-25T23:00:00Z'));

  test.clock.set('2026-10-31T12:00:00Z');
  await sell(test, 'annual', { affiliateId: tom });
  await money.refund(annual.invoice, 2490);
  await change(annual.id, { status: 'canceled', endedAt: test.clock.now() });
  return { days, lea, tom };
}

async function storeClicks(lea: string, tom: string): Promise<void> {
  const clickedAt = test.clock.now();
  await test.deps.db
    .insert(affiliateClick)
    .values([lea, lea, lea, lea, lea, lea, lea, tom].map((affiliateId) => ({ affiliateId, clickedAt })));
  for (const affiliateId of [lea, lea, tom]) {
    const { user } = await buildUser(test);
    await test.deps.db
      .insert(affiliateRegistration)
      .values({ accountId: user.id, affiliateId, clickedAt, registeredAt: clickedAt });
  }
}

/** A payout of 30 € that arrived and one that was requested. */
async function storePayouts(affiliateId: string): Promise<void> {
  const at = test.clock.now();
  const id = crypto.randomUUID();
  await test.deps.db.insert(payout).values([
    { id, affiliateId, month: '2026-09', status: 'paid', amountCents: 3000, requestedAt: at, closedAt: at },
    { affiliateId, month: '2026-10', status: 'requested', amountCents: 3100, requestedAt: at },
  ]);
  await test.deps.db.insert(ledgerEntry).values({
    affiliateId,
    type: 'payout',
    amountCents: -3000,
    basis: { payoutId: id, month: '2026-09', status: 'approved' },
    availableAt: at,
    idempotencyKey: `payout:${affiliateId}:2026-09`,
    createdAt: at,
  });
}

describe('the figures of a day', () => {
  it('are what the raw rows said at its end, for every kind of customer and a day of 25 hours', async () => {
    const { days } = await liveThroughTheStory();
    await count();
    const { stats } = await ask<{ stats: DailyStat[] }>(
      '/api/admin/daily-stats?startDate=2026-10-20&endDate=2026-10-31',
    );
    const expected = [...days, await recount().day(test.clock.now())];
    const shown = stats.map(({ pageViews: _, clicks: __, sessions: ___, ...rest }) => rest);
    const byDate = new Map(shown.map((stat) => [stat.date, stat]));
    for (const one of expected) expect(byDate.get(one.date)).toEqual(one);
    expect(shown.map(({ date }) => date)).toEqual(Array.from({ length: 12 }, (_, index) => `2026-10-${20 + index}`));
    // The story is worth something only if the figures move.
    expect(new Set(expected.map(({ mrr }) => mrr)).size).toBeGreaterThan(5);
    expect(new Set(expected.map(({ totalUsers }) => totalUsers)).size).toBeGreaterThan(3);
  });

  it('agree with what each account may use', async () => {
    await liveThroughTheStory();
    await count();
    const accounts = await test.deps.db.select({ id: account.id }).from(account);
    const users = await Promise.all(accounts.map(({ id }) => getUser(test.deps.db, test.clock, id)));
    const { totals } = await ask<ResponseOf<typeof listUsers>>('/api/admin/users');
    expect(totals.pro).toBe(users.filter(({ isPro }) => isPro).length);
    expect(totals.users).toBe(users.length);
    expect(totals.newLast7Days).toBe(
      users.filter(({ createdAt }) => createdAt >= new Date('2026-10-24T22:00:00Z')).length,
    );
  });

  it('stay as they were when an account is deleted later', async () => {
    const { user } = await buildUser(test, { entitlements: ['pro'] });
    await endDay('2026-10-20T22:00:00Z');
    await test.deps.db.delete(account).where(eq(account.id, user.id));
    await count();
    const { stats } = await ask<{ stats: DailyStat[] }>('/api/admin/daily-stats?startDate=2026-10-20');
    expect(stats.map(({ newUsers, totalUsers, totalProUsers }) => [newUsers, totalUsers, totalProUsers])).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('are made up for after a downtime over a day of 23 hours', async () => {
    test.clock.set('2026-03-27T10:00:00Z');
    await buildUser(test);
    await count();
    const expected: RecountedDay[] = [];
    // Paris has summer time from the 29th on, so the day ends at 22:00 UTC.
    for (const end of [
      '2026-03-27T23:00:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T22:00:00Z',
      '2026-03-30T22:00:00Z',
    ]) {
      test.clock.set(new Date(Date.parse(end) - minute).toISOString());
      const { user } = await buildUser(test);
      await sell(test, 'monthly', { accountId: user.id });
      expected.push(await recount().day(test.clock.now()));
    }
    test.clock.advance(30 * minute);
    await count();
    const { stats } = await ask<{ stats: DailyStat[] }>(
      '/api/admin/daily-stats?startDate=2026-03-27&endDate=2026-03-30',
    );
    expect(stats.map(({ pageViews: _, clicks: __, sessions: ___, ...rest }) => rest)).toEqual(expected);
    expect(stats.map(({ newUsers }) => newUsers)).toEqual([2, 1, 1, 1]);
  });

  it('are the same however often and by however many processes they are counted', async () => {
    await liveThroughTheStory();
    await count();
    const read = async () =>
      (await test.deps.db.select().from(businessDay)).map(({ countedAt: _, ...row }) => JSON.stringify(row)).sort();
    const once = await read();
    const second = await test.database.openAgain();
    try {
      await Promise.all([count(), count(), jobHandlers({ ...test.deps, db: second.db })['figures.count']({}, 'again')]);
    } finally {
      await second.close();
    }
    expect(await read()).toEqual(once);
  });
});

describe('the dashboard', () => {
  it('shows what the raw rows say', async () => {
    const { lea, tom } = await liveThroughTheStory();
    await storeClicks(lea, tom);
    await storePayouts(lea);
    await count();
    const now = test.clock.now();
    const [today, overview, sums] = [await recount().day(now), await recount().overview(now), await recount().money()];
    const shown = await ask<BusinessDashboard>('/api/admin/dashboard');
    const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
    const arpu = Math.round((today.mrr * 100) / overview.paying) / 100;
    expect(shown.overview).toEqual({
      totalUsers: today.totalUsers,
      proUsers: today.totalProUsers,
      conversionRate: percent(today.totalProUsers, today.totalUsers),
      mrr: today.mrr,
      ltv: Math.round(arpu * 100 * overview.months) / 100,
      avgSubscriptionDuration: overview.months,
      churnRate: percent(overview.lost, overview.lost + overview.running),
    });
    expect(overview.lost).toBe(3);
    expect(shown.calculated).toEqual({
      annualMRR: Math.round(today.mrr * 1200) / 100,
      conversionTrend: percent(overview.recentPro, overview.recent),
      arpu,
    });
    const earned = Math.round(sums.earned * 100);
    expect(shown.affiliates).toMatchObject({
      globalROI: percent(sums.revenue, sums.earned),
      totalRevenueGenerated: sums.revenue,
      totalCommissionsPaid: 30,
      commissionsOwed: (earned - 3000) / 100,
    });
    const best = (await recount().affiliates())
      .filter(({ conversions }) => Number(conversions) > 0)
      .sort((a, b) => b.revenue - a.revenue);
    expect(
      shown.affiliates.topPerformers.map(({ affiliateId, revenueGenerated }) => [affiliateId, revenueGenerated]),
    ).toEqual(best.map(({ id, revenue }) => [id, revenue]));
    // The account that left on the third day counts as a registration still.
    expect(shown.growth.registrationsLast30Days).toBe(today.totalUsers + 1);
    expect(shown.growth.registrationTrends.monthly.map(({ month, count: n }) => [month, n])).toEqual([
      ...['2026-05', '2026-06', '2026-07', '2026-08', '2026-09'].map((month) => [month, 0]),
      ['2026-10', today.totalUsers + 1],
    ]);
    expect(shown.metadata).toMatchObject({ subscriptionPrice: 7.9, affiliateCommissionRate: 40, currency: 'EUR' });
  });

  it('compares thirty days with the thirty before', async () => {
    for (const at of ['2026-10-20', '2026-10-21', '2026-11-19', '2026-11-20', '2026-12-18']) {
      test.clock.set(`${at}T10:00:00Z`);
      await buildUser(test);
      await count();
    }
    const { growth } = await ask<BusinessDashboard>('/api/admin/dashboard');
    // From 19 November on; before it from 20 October on.
    expect(growth).toMatchObject({ registrationsLast30Days: 3, monthlyGrowthRate: 50 });
  });

  it('keeps the money of an affiliate who left', async () => {
    const { affiliateId, user } = await buildAffiliate(test);
    await sell(test, 'annual', { affiliateId });
    await count();
    const before = (await ask<BusinessDashboard>('/api/admin/dashboard')).affiliates;
    await test.deps.db.delete(account).where(eq(account.id, user.id));
    await count();
    const after = (await ask<BusinessDashboard>('/api/admin/dashboard')).affiliates;
    expect(after).toEqual({ ...before, topPerformers: [] });
    expect(after.commissionsOwed).toBe(8.05);
  });

  it('shows zeros on an empty database instead of failing', async () => {
    const shown = await ask<BusinessDashboard>('/api/admin/dashboard');
    expect(Object.values(shown.overview)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(shown.affiliates).toMatchObject({ globalROI: 0, commissionsOwed: 0, topPerformers: [] });
  });
});

describe('the figures of affiliates', () => {
  it('are what the raw rows say, one by one and in total', async () => {
    const { lea, tom } = await liveThroughTheStory();
    await storeClicks(lea, tom);
    await storePayouts(lea);
    await count();
    const { affiliates, globalStats } = await ask<ResponseOf<typeof listAffiliates>>('/api/admin/affiliates');
    const raw = new Map((await recount().affiliates()).map((row) => [row.id, row]));
    expect(affiliates).toHaveLength(3);
    for (const { id, stats } of affiliates) {
      const { revenue: _, id: __, ...own } = raw.get(id) ?? { revenue: 0, id };
      expect(stats).toMatchObject(own);
      const rate = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);
      expect(stats).toMatchObject({
        clickToRegRate: rate(stats.registrations, stats.clicks),
        regToConvRate: rate(stats.conversions, stats.registrations),
        overallConvRate: rate(stats.conversions, stats.clicks),
        totalAddonsRevenue: Math.round((stats.bioAddonRevenue + stats.photoAddonRevenue) * 100) / 100,
      });
    }
    const rows = [...raw.values()];
    const sum = (key: string) => rows.reduce((total, row) => total + Number(row[key]), 0);
    expect(globalStats).toEqual({
      totalClicks: sum('clicks'),
      totalRegistrations: sum('registrations'),
      totalConversions: sum('conversions'),
      totalEarnings: Math.round(sum('earnings') * 100) / 100,
      averageConvRate: Math.round((1000 * sum('conversions')) / sum('clicks')) / 10,
    });
    expect(affiliates.map(({ status }) => status)).toEqual(['pending', 'active', 'active']);
    const [, best, next] = affiliates.map(({ stats }) => stats.earnings);
    expect(best).toBeGreaterThan(next ?? 0);
  });
});

describe('the statistics of the site', () => {
  it('are the sums of its days, with sign-ups and upgrades from the accounts', async () => {
    const at = test.clock.now();
    const rest = { featureUses: 3, navigations: 4, countedAt: at };
    await test.deps.db.insert(siteDay).values([
      { day: '2026-10-18', pageViews: 1000, clicks: 100, sessions: 50, landingSessions: 40, ...rest },
      { day: '2026-10-19', pageViews: 120, clicks: 30, sessions: 25, landingSessions: 20, ...rest },
      { day: '2026-10-20', pageViews: 80, clicks: 10, sessions: 15, landingSessions: 9, ...rest },
    ]);
    await test.deps.db
      .insert(sitePageDay)
      .values([
        { day: '2026-10-18', path: '/old', views: 999 },
        ...Array.from({ length: 12 }, (_, index) => ({ day: '2026-10-19', path: `/p${index}`, views: 2 + index })),
        { day: '2026-10-20', path: '/', views: 70 },
        { day: '2026-10-20', path: '/p3', views: 100 },
      ]);
    await buildUser(test);
    await buildUser(test, { entitlements: ['pro'] });
    await count();
    const shown = await ask<SiteStats>('/api/admin/site-stats?startDate=2026-10-19&endDate=2026-10-20');
    const { rows } = await test.database.executeSql(
      `select sum(page_views)::int as v, sum(clicks)::int as c, sum(sessions)::int as s, sum(landing_sessions)::int as l
       from site_day where day in ('2026-10-19', '2026-10-20')`,
    );
    expect([shown.totalPageViews, shown.totalClicks, shown.totalSessions, shown.conversionFunnel.landingViews]).toEqual(
      Object.values(rows[0] ?? {}),
    );
    expect(shown.conversionFunnel).toEqual({ landingViews: 29, signups: 2, proUpgrades: 1 });
    expect(shown.popularPages).toHaveLength(10);
    expect(shown.popularPages.slice(0, 3)).toEqual([
      { path: '/p3', views: 105 },
      { path: '/', views: 70 },
      { path: '/p11', views: 13 },
    ]);
  });

  it.each([
    'startDate=2026-10-20&endDate=2026-10-19',
    'startDate=0001-01-01&endDate=2026-10-20',
    'startDate=2026-10-20&endDate=9999-12-31',
    'startDate=2025-09-15&endDate=2026-10-20',
    'startDate=2026-02-30',
    'startDate=hier',
    'startDate=',
    'startDate=2026-10-20T00:00:00Z',
    'startDate=2026-10-19&startDate=2026-10-20',
  ])('are refused in French for an absurd range: %s', async (query) => {
    for (const path of ['site-stats', 'daily-stats']) {
      const answer = await test
        .browser()
        .send({ url: `/api/admin/${path}?${query}`, headers: { authorization: `Bearer ${testAdminPassword}` } });
      expect(answer.status).toBe(400);
      expect(Object.values((answer.body as { fields: Record<string, string> }).fields)[0]).toMatch(
        /^(Date invalide|Valeur invalide|La date|Choisis)/,
      );
    }
  });
});
