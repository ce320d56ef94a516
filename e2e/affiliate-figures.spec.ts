import { listAffiliates } from '#contract/admin-affiliates.ts';
import { getStatement } from '#contract/affiliate-payments.ts';
import { getAffiliateStats, listCommissions } from '#contract/affiliates.ts';
import { expect, test } from './fixtures.ts';
import { adminPassword, enterAdmin } from './operator.ts';
import { demoPassword, logInByCall } from './people.ts';
import { downloadStatement, expectPlots, readAffiliateSpace } from './shown-to-affiliate.ts';
import { expectOperatorSees } from './shown-to-operator.ts';

// One look at every figure of an affiliate of the seed and of the operator: the screen says what the server answered. That the
// answers are what the raw rows say is proven in server/features/affiliates/story.ci.api.test.ts and
// server/features/admin/figures/figures.api.test.ts.

/** Has sales, refunds and payouts, and no other journey follows their link. */
const slug = 'coach-lea';

test('the space of an affiliate shows the figures that the server counts', { tag: '@ci' }, async ({ page }) => {
  const headers = { authorization: `Bearer ${adminPassword()}` };
  const { affiliates } = await (await page.request.get(listAffiliates.path, { headers })).json();
  const { user } = affiliates.find((affiliate: { slug: string }) => affiliate.slug === slug);
  await logInByCall(page, { email: user.email, password: demoPassword });
  await page.goto('/affiliate/dashboard');
  const shown = await readAffiliateSpace(page);

  const { stats } = await (await page.request.get(getAffiliateStats.path)).json();
  const { commissions } = await (await page.request.get(listCommissions.path)).json();
  expect(stats.totalConversions).toBeGreaterThan(5);
  expect(shown).toEqual({
    clicks: stats.totalClicks,
    conversions: stats.totalConversions,
    conversionRate: Math.round((1000 * stats.totalConversions) / stats.totalClicks) / 10,
    earned: stats.totalEarnings,
    soon: stats.pendingCents / 100,
    available: stats.availableCents / 100,
    payout: `${stats.lastPayout.status} ${stats.lastPayout.amountCents}`,
    lastCommissions: commissions.slice(0, 5).map(({ amount }: { amount: number }) => amount),
  });
  await expectPlots(page);
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit' });
  const statement = await page.request.get(getStatement.path.replace(':month', month.format(new Date())));
  expect(await downloadStatement(page)).toBe((await statement.json()).content);
});

test('the operator’s tabs show the figures that the server answers', { tag: '@ci' }, async ({ page }) => {
  await expectOperatorSees(page, async () => await enterAdmin(page));
});
