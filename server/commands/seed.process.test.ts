import { describe, expect, it } from 'vitest';
import { listAdminActions, listSupportRequests } from '#contract/admin.ts';
import { listAffiliates, listPayouts } from '#contract/admin-affiliates.ts';
import { getDailyStats, getDashboard, getSiteStats } from '#contract/admin-figures.ts';
import { affiliateStatuses } from '#contract/affiliates.ts';
import { makeApp, testAdminPassword } from '../testing/make-app.ts';
import { recountOf } from '../testing/recounted-figures.ts';
import { seedDemo } from './seed.ts';

const test = makeApp();
const headers = { authorization: `Bearer ${testAdminPassword}` };

describe('the demo', () => {
  it('fills every tab of the operator with figures that its raw rows bear out', async () => {
    await seedDemo(test.deps);
    const operator = test.browser();
    const recount = recountOf(test.database);
    const now = test.clock.now();

    const { overview, growth, affiliates: glance } = await operator.call(getDashboard, { headers });
    const today = await recount.day(now);
    expect(overview).toMatchObject({ totalUsers: today.totalUsers, proUsers: today.totalProUsers, mrr: today.mrr });
    expect(Object.values(overview).every((figure) => figure > 0)).toBe(true);
    expect(growth.registrationTrends.monthly.filter(({ count }) => count > 0).length).toBeGreaterThan(4);
    const sums = await recount.money();
    expect(glance).toMatchObject({ totalRevenueGenerated: sums.revenue, totalCommissionsPaid: sums.paid });
    expect(Math.round((glance.commissionsOwed + glance.totalCommissionsPaid) * 100)).toBe(
      Math.round(sums.earned * 100),
    );
    expect(glance.topPerformers).toHaveLength(5);
    expect(sums.paid).toBeGreaterThan(0);

    const { affiliates } = await operator.call(listAffiliates, { headers });
    expect(new Set(affiliates.map(({ status }) => status))).toEqual(new Set(affiliateStatuses));
    const raw = new Map((await recount.affiliates()).map(({ revenue: _, ...row }) => [row.id, row]));
    for (const { id, stats } of affiliates) expect({ ...stats, id }).toMatchObject(raw.get(id) ?? {});

    const site = await operator.call(getSiteStats, { headers });
    expect(site.popularPages.length).toBeGreaterThan(5);
    const { landingViews, signups, proUpgrades } = site.conversionFunnel;
    expect(landingViews).toBeGreaterThan(signups);
    expect(signups).toBeGreaterThan(proUpgrades);
    expect(proUpgrades).toBeGreaterThan(0);
    const { stats } = await operator.call(getDailyStats, { headers });
    expect(stats).toHaveLength(7);
    expect(
      stats.every(({ pageViews, sessions, totalUsers }) => pageViews > sessions && sessions > 0 && totalUsers > 0),
    ).toBe(true);

    const { payouts } = await operator.call(listPayouts, { headers });
    expect(new Set(payouts.map(({ status }) => status))).toEqual(new Set(['requested', 'paid']));
    const { requests } = await operator.call(listSupportRequests, { headers });
    expect(new Set(requests.map(({ source }) => source))).toEqual(new Set(['cancellation', 'contact']));
    expect((await operator.call(listAdminActions, { headers })).actions.length).toBeGreaterThan(10);
  });
});
