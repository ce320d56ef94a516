// @demand exact-limits
import { describe, expect, it } from 'vitest';
import { makeApp } from '../../../testing/make-app.ts';
import { callsOfToday, storedBudget } from './call-budget.ts';

const test = makeApp();
const budgetOf = (callsPerDay: number) => storedBudget({ db: test.deps.db, clock: test.clock, callsPerDay });
type Budget = ReturnType<typeof budgetOf>;
const takeAtOnce = async (budget: Budget, callers: readonly boolean[]) => {
  const taken = await Promise.all(
    callers.map(async (isPaying) => ({ isPaying, isTaken: await budget.take(isPaying) })),
  );
  const countOf = (wanted: boolean) => taken.filter(({ isPaying, isTaken }) => isPaying === wanted && isTaken).length;
  return { paid: countOf(true), free: countOf(false) };
};

it('allows three of twenty calls at once when the day has three', async () => {
  const budget = budgetOf(3);
  const taken = await Promise.all(Array.from({ length: 20 }, () => budget.take(true)));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

it('starts anew at midnight in Paris', async () => {
  test.clock.set('2026-11-15T22:59:00Z');
  const budget = budgetOf(1);
  expect(await budget.take(true)).toBe(true);
  expect(await budget.take(true)).toBe(false);
  test.clock.set('2026-11-15T23:01:00Z');
  expect(await budget.take(true)).toBe(true);
});

// @demand odd-days
it('stays used up when the clock is set back within the day', async () => {
  const budget = budgetOf(1);
  expect(await budget.take(true)).toBe(true);
  test.clock.advance(-60 * 60 * 1000);
  expect(await budget.take(true)).toBe(false);
});

// @demand paid-share
describe('the share of free accounts and visitors', () => {
  const today = () => callsOfToday(test.deps.db, test.clock);
  const free = Array.from({ length: 20 }, () => false);
  const paid = free.map(() => true);

  it('is half of the day, and no more of twenty calls at once; the rest is for who pays', async () => {
    const budget = budgetOf(7);
    expect(await takeAtOnce(budget, free)).toEqual({ paid: 0, free: 3 });
    expect(await today()).toEqual({ all: 3, free: 3 });
    expect(await takeAtOnce(budget, paid)).toEqual({ paid: 4, free: 0 });
    expect(await today()).toEqual({ all: 7, free: 3 });
  });

  it('is kept and the day is used up exactly where both ask at once', async () => {
    const callers = free.flatMap((one) => [one, !one]);
    const taken = await takeAtOnce(budgetOf(16), callers);
    expect(taken.free).toBeLessThanOrEqual(8);
    expect(taken.paid + taken.free).toBe(16);
    expect(await today()).toEqual({ all: 16, free: taken.free });
  });

  it('does not keep who pays from taking the whole day', async () => {
    const budget = budgetOf(4);
    expect(await takeAtOnce(budget, paid)).toEqual({ paid: 4, free: 0 });
    expect(await takeAtOnce(budget, free)).toEqual({ paid: 0, free: 0 });
    expect(await today()).toEqual({ all: 4, free: 0 });
  });

  it('of a single call is none', async () => {
    expect(await takeAtOnce(budgetOf(1), free)).toEqual({ paid: 0, free: 0 });
  });
});
