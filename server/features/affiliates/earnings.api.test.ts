import { describe, expect, it } from 'vitest';
import {
  affiliateStatuses,
  getAffiliateStats,
  listCommissions,
  requestPayout,
  trackClick,
} from '#contract/affiliates.ts';
import { buildAffiliate } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { moneyOf } from '../../testing/referred-money.ts';

const test = makeApp();
const money = moneyOf(test);

describe('an affiliate’s dashboard', () => {
  it('shows zeros before the first click', async () => {
    const { browser } = await buildAffiliate(test, { status: 'pending' });
    expect(await browser.call(getAffiliateStats)).toEqual({
      stats: {
        totalClicks: 0,
        totalConversions: 0,
        totalEarningsCents: 0,
        totalEarnings: 0,
        availableCents: 0,
        pendingCents: 0,
        lastPayout: null,
      },
    });
    expect(await browser.call(listCommissions)).toEqual({ commissions: [] });
  });

  it('shows their own clicks, customers and earnings, and nobody else’s', async () => {
    const own = await buildAffiliate(test);
    const other = await buildAffiliate(test);
    await test.browser().call(trackClick, { body: { slug: own.slug } });
    const customerId = await money.buyThrough(own.affiliateId);
    await money.pay(customerId, 790, { paidAt: new Date('2026-11-01T09:00:00Z') });
    await money.pay(customerId, 500);
    await money.pay(await money.buyThrough(other.affiliateId), 2490);
    expect((await own.browser.call(getAffiliateStats)).stats).toEqual({
      totalClicks: 1,
      totalConversions: 1,
      totalEarningsCents: 402,
      totalEarnings: 4.02,
      availableCents: 248,
      pendingCents: 154,
      lastPayout: null,
    });
    expect((await other.browser.call(getAffiliateStats)).stats).toMatchObject({ totalClicks: 0, pendingCents: 805 });
  });

  it('lists commissions newest first, each with the amount left after refunds', async () => {
    const { affiliateId, browser } = await buildAffiliate(test);
    const customerId = await money.buyThrough(affiliateId);
    const first = await money.pay(customerId, 790);
    test.clock.advance(60_000);
    await money.pay(customerId, 500);
    await money.refund(first, 395);
    const { commissions } = await browser.call(listCommissions);
    expect(commissions).toEqual([
      {
        amountCents: 154,
        amount: 1.54,
        createdAt: '2026-11-15T09:01:00.000Z',
        availableAt: '2026-11-29T09:01:00.000Z',
      },
      {
        amountCents: 124,
        amount: 1.24,
        createdAt: '2026-11-15T09:00:00.000Z',
        availableAt: '2026-11-29T09:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(commissions)).not.toContain(customerId);
  });
});

it.each(affiliateStatuses)(
  'a payout request of an affiliate who is %s is refused by status unless active or suspended',
  async (status) => {
    const { browser } = await buildAffiliate(test, { status });
    const refused = await browser.refused(requestPayout);
    const mayAsk = status === 'active' || status === 'suspended';
    expect([refused.status, refused.body.reason]).toEqual(mayAsk ? [409, 'below_minimum'] : [403, undefined]);
  },
);
