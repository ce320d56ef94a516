// @demand exact-limits
import { expect, it } from 'vitest';
import { makeApp } from '../../../testing/make-app.ts';
import { storedBudget } from './call-budget.ts';

const test = makeApp();
const budgetOf = (callsPerDay: number) => storedBudget({ db: test.deps.db, clock: test.clock, callsPerDay });

it('allows three of twenty calls at once when the day has three', async () => {
  const budget = budgetOf(3);
  const taken = await Promise.all(Array.from({ length: 20 }, () => budget.take()));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

it('starts anew at midnight in Paris', async () => {
  test.clock.set('2026-11-15T22:59:00Z');
  const budget = budgetOf(1);
  expect(await budget.take()).toBe(true);
  expect(await budget.take()).toBe(false);
  test.clock.set('2026-11-15T23:01:00Z');
  expect(await budget.take()).toBe(true);
});

// @demand odd-days
it('stays used up when the clock is set back within the day', async () => {
  const budget = budgetOf(1);
  expect(await budget.take()).toBe(true);
  test.clock.advance(-60 * 60 * 1000);
  expect(await budget.take()).toBe(false);
});
