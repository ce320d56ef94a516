import { describe, expect, it } from 'vitest';
import { saidBudgets } from '../testing/said-budgets.ts';
import { planDate } from './plan-date.ts';
import { largestAmount, saidBudget } from './said-budget.ts';

const people = { user: { gender: 'non_precise' }, match: { gender: 'non_precise' } } as const;

it.each(saidBudgets)('«%s» says %s', (text, euros) => {
  expect(saidBudget(text)).toBe(euros);
});

describe('plans', () => {
  it.each(saidBudgets.filter(([, euros]) => euros !== null))('keep to «%s»', (interests, most) => {
    for (const budget of ['0-20', '20-50', '50+'] as const) {
      for (const seed of [0, 1, 2, 3]) {
        const { plans } = planDate({ city: 'Lyon', budget, interests, ...people, seed });
        expect(plans.length, `${budget} ${seed}`).toBeGreaterThan(0);
        for (const { costEuros, rainyDay } of plans) {
          expect(costEuros).toBeLessThanOrEqual(most ?? 0);
          expect(largestAmount(rainyDay)).toBeLessThanOrEqual(most ?? 0);
        }
      }
    }
  });
});
