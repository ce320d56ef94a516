import { describe, expect, it } from 'vitest';
import {
  addons,
  affiliateTerms,
  annualMonthlyEquivalentCents,
  annualSavingCents,
  bioAdviceCount,
  coachingMinutes,
  entitlements,
  photosAtOnce,
  priceCents,
  quotas,
} from './plans.ts';

// Prices and quotas are written a second time here, so that a slip in the list fails a test.

describe('the price list', () => {
  it('has the prices that were decided', () => {
    expect(priceCents).toEqual({ proMonthly: 790, proAnnual: 2490, addonBio: 500, addonPhoto: 500, coaching: 6000 });
    expect(annualSavingCents).toBe(6990);
    expect(annualMonthlyEquivalentCents).toBe(208);
    expect(coachingMinutes).toBe(30);
  });
});

describe('the quota table', () => {
  const month = (limit: number) => ({ limit, period: 'month' });
  it('has the quotas that were decided', () => {
    const tool = { free: null, pro: month(30) };
    expect(quotas).toEqual({
      dmText: { free: { limit: 3, period: 'day' }, pro: month(100) },
      dmScreenshot: { free: null, pro: month(30) },
      bioGeneration: {
        free: { limit: 1, period: 'day' },
        pro: { limit: 1, period: 'day' },
        addon: { name: 'bio', allowance: month(300) },
      },
      bioRating: {
        free: { limit: 1, period: 'week' },
        pro: { limit: 1, period: 'week' },
        addon: { name: 'bio', allowance: 'unlimited' },
      },
      photoAnalysis: { free: month(2), pro: month(2), addon: { name: 'photo', allowance: month(100) } },
      photoRetouch: { free: null, pro: null, addon: { name: 'photo', allowance: month(10) } },
      antiGhost: tool,
      redFlagRadar: tool,
      datePlanner: tool,
      openerPack: tool,
    });
    expect(photosAtOnce).toEqual({ free: 2, addon: 6, retouch: 3 });
    expect(bioAdviceCount).toEqual({ free: 1, addon: 3 });
  });

  it('is unlimited for the rating of bios alone', () => {
    const unlimited = Object.entries(quotas).filter(([, row]) => JSON.stringify(row).includes('unlimited'));
    expect(unlimited.map(([feature]) => feature)).toEqual(['bioRating']);
  });

  it('includes in Pro every feature that free accounts have', () => {
    for (const [feature, { free, pro }] of Object.entries(quotas))
      if (free !== null) expect(pro, feature).not.toBeNull();
  });
});

describe('the affiliate terms', () => {
  it('have the values that were decided', () => {
    const { commissionRate, minimumPayoutCents, ...days } = affiliateTerms;
    expect([commissionRate, minimumPayoutCents]).toEqual([0.4, 3000]);
    expect(days).toEqual({ cookieDays: 30, retentionDays: 14, payoutDay: 5, newTargetDays: 7 });
  });
});

describe('entitlements', () => {
  it('are Pro and the add-ons', () => {
    expect(entitlements).toEqual(['pro', ...addons]);
  });
});
