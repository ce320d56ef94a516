import { expect, it } from 'vitest';
import { exampleDay } from '../../../testing/example-operator.ts';
import { hasFigures, summaryOf } from './daily-figures.ts';

const nothing = { newUsers: 0, newProUsers: 0, totalUsers: 0, totalProUsers: 0, mrr: 0 };
const nobody = { pageViews: 0, clicks: 0, sessions: 0, conversionRate: 0 };

it('takes days before the site opened as nothing to show', () => {
  expect(hasFigures([])).toBe(false);
  expect(hasFigures([exampleDay('2026-01-01', { ...nothing, ...nobody })])).toBe(false);
  expect(hasFigures([exampleDay('2026-01-01', { ...nothing, ...nobody, pageViews: 1 })])).toBe(true);
});

it('sums up a range: counts added, the MRR of the last day, the conversion weighed by sign-ups', () => {
  const days = [
    exampleDay('2026-11-01', { newUsers: 10, newProUsers: 2, mrr: 100, pageViews: 30, conversionRate: 20 }),
    exampleDay('2026-11-02', { newUsers: 0, newProUsers: 1, mrr: 90, pageViews: 11, conversionRate: 0 }),
    exampleDay('2026-11-03', { newUsers: 30, newProUsers: 0, mrr: 130, pageViews: 40, conversionRate: 0 }),
  ];
  expect(summaryOf(days)).toEqual({
    newUsers: 40,
    newProUsers: 3,
    mrr: 130,
    mrrChange: 30,
    viewsPerDay: 27,
    conversionRate: 5,
  });
});

it('counts those who became Pro at once, however the rates of their days are rounded', () => {
  // 1 of 3 and 0 of 13: 6.25 %, not the 6.24 that 33.3 % of 3 would give.
  const days = [
    exampleDay('2026-11-01', { newUsers: 3, conversionRate: 33.3 }),
    exampleDay('2026-11-02', { newUsers: 13, conversionRate: 0 }),
  ];
  expect(summaryOf(days).conversionRate).toBe(6.25);
});
