import { describe, expect, it } from 'vitest';
import { dayAt, daysBetween, endOf, lastMonths, startOf } from './days.ts';

const hours = (day: string) => (endOf(day).getTime() - startOf(day).getTime()) / 3_600_000;

describe('days in Paris', () => {
  it('have 23 hours when summer begins and 25 when it ends', () => {
    expect(['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26'].map(hours)).toEqual([24, 23, 25, 24]);
    expect(startOf('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(endOf('2026-10-25').toISOString()).toBe('2026-10-25T23:00:00.000Z');
    expect(dayAt(new Date('2026-10-25T22:59:59.999Z'))).toBe('2026-10-25');
    expect(dayAt(new Date('2026-10-25T23:00:00.000Z'))).toBe('2026-10-26');
  });

  it('are listed with both ends, over the end of a year and a change of the clocks', () => {
    expect(daysBetween('2025-12-31', '2026-01-01')).toEqual(['2025-12-31', '2026-01-01']);
    expect(daysBetween('2026-10-01', '2026-10-31')).toHaveLength(31);
    expect(daysBetween('2026-10-02', '2026-10-01')).toEqual([]);
  });

  it('make months that reach into the year before', () => {
    expect(lastMonths('2026-02-28', 6)).toEqual(['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02']);
  });
});
