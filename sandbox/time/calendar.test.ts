import { describe, expect, it } from 'vitest';
import { nextPeriodEnd, type Recurrence } from './calendar.ts';

const seconds = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1000;

function ends(anchor: string, recurrence: Recurrence, count: number): string[] {
  const found: string[] = [];
  let at = seconds(anchor);
  for (let turn = 0; turn < count; turn += 1) {
    at = nextPeriodEnd(seconds(anchor), recurrence, at);
    found.push(new Date(at * 1000).toISOString().slice(0, 10));
  }
  return found;
}

const monthly: Recurrence = { interval: 'month', interval_count: 1 };

describe('billing periods', () => {
  it('from the 31st end on the last day of shorter months, then on the 31st again', () => {
    expect(ends('2026-01-31', monthly, 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('from the 29th of February end on the 28th, and on the 29th in leap years', () => {
    const yearly: Recurrence = { interval: 'year', interval_count: 1 };
    expect(ends('2024-02-29', yearly, 4)).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
  });

  it('can be several months, weeks or days long', () => {
    expect(ends('2026-11-30', { interval: 'month', interval_count: 3 }, 2)).toEqual(['2027-02-28', '2027-05-30']);
    expect(ends('2026-11-30', { interval: 'week', interval_count: 2 }, 2)).toEqual(['2026-12-14', '2026-12-28']);
    expect(ends('2026-11-30', { interval: 'day', interval_count: 1 }, 2)).toEqual(['2026-12-01', '2026-12-02']);
  });

  it('end at an anchor in the future', () => {
    expect(nextPeriodEnd(seconds('2026-03-10'), monthly, seconds('2026-03-01'))).toBe(seconds('2026-03-10'));
  });

  it('still follow the anchor six years later', () => {
    expect(nextPeriodEnd(seconds('2020-01-31'), monthly, seconds('2026-06-15'))).toBe(seconds('2026-06-30'));
  });
});
