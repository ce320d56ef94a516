import { describe, expect, it } from 'vitest';
import {
  annualMrrCents,
  arpuCents,
  averageMonths,
  churnRate,
  conversionRate,
  growthRate,
  ltvCents,
  mrrCents,
  roi,
} from './figures.ts';
import { annualMonthlyEquivalentCents, priceCents } from './plans.ts';

const day = 24 * 60 * 60;

describe('the operator’s figures', () => {
  it('count a yearly price as a twelfth a month, rounded once for all subscriptions', () => {
    expect(mrrCents({ monthlyCents: 0, annualCents: priceCents.proAnnual })).toBe(annualMonthlyEquivalentCents);
    expect(mrrCents({ monthlyCents: 790 + 500, annualCents: 0 })).toBe(1290);
    // Two yearly plans are 4,15 €, and not twice 2,08 €.
    expect(mrrCents({ monthlyCents: 0, annualCents: 2 * 2490 })).toBe(415);
    expect(annualMrrCents(1290)).toBe(15_480);
  });

  it('give rates in percent with one decimal, and 0 of nothing', () => {
    expect(conversionRate(1, 3)).toBe(33.3);
    expect(conversionRate(2, 3)).toBe(66.7);
    expect(conversionRate(0, 0)).toBe(0);
    expect(conversionRate(5, 0)).toBe(0);
  });

  it('take churn from all subscriptions that ran in the window, so that it is never above 100', () => {
    expect(churnRate({ ended: 5, running: 95 })).toBe(5);
    expect(churnRate({ ended: 3, running: 0 })).toBe(100);
    expect(churnRate({ ended: 0, running: 0 })).toBe(0);
  });

  it('divide the MRR by those who pay, not by those who were given Pro', () => {
    expect(arpuCents({ mrrCents: 1000, payingCustomers: 3 })).toBe(333);
    expect(arpuCents({ mrrCents: 0, payingCustomers: 0 })).toBe(0);
  });

  it('make a lifetime value of what a customer pays a month and how long a subscription lasts', () => {
    const months = averageMonths({ seconds: 4 * 30.4375 * day, subscriptions: 2 });
    expect(months).toBe(2);
    expect(ltvCents({ arpuCents: 790, months })).toBe(1580);
    expect(averageMonths({ seconds: 0, subscriptions: 0 })).toBe(0);
  });

  it('compare growth with the window before', () => {
    expect(growthRate({ now: 15, before: 10 })).toBe(50);
    expect(growthRate({ now: 5, before: 10 })).toBe(-50);
    expect(growthRate({ now: 4, before: 0 })).toBe(100);
    expect(growthRate({ now: 0, before: 0 })).toBe(0);
  });

  it('set revenue against what it cost in commissions', () => {
    expect(roi({ revenueCents: 2500, commissionCents: 1000 })).toBe(250);
    expect(roi({ revenueCents: 2500, commissionCents: 0 })).toBe(0);
  });
});
