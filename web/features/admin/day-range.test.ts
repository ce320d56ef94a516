import { describe, expect, it } from 'vitest';
import { dayInParis, daysIn, lastDays, problemOf } from './day-range.ts';

describe('lastDays', () => {
  it('ends today in Paris, which is one of the days', () => {
    // Half past midnight in Paris, still the day before in UTC.
    const now = new Date('2026-11-16T23:30:00Z');
    expect(dayInParis(now)).toBe('2026-11-17');
    expect(lastDays(7, now)).toEqual({ startDate: '2026-11-11', endDate: '2026-11-17' });
    expect(daysIn(lastDays(7, now))).toBe(7);
  });

  it('counts calendar days where the clocks change', () => {
    expect(lastDays(30, new Date('2026-11-02T12:00:00Z'))).toEqual({ startDate: '2026-10-04', endDate: '2026-11-02' });
  });
});

it.each([
  ['2026-11-11', '2026-11-17', null],
  ['2026-11-17', '2026-11-17', null],
  ['', '2026-11-17', 'Choisis une date de début et une date de fin.'],
  ['2026-11-17', '', 'Choisis une date de début et une date de fin.'],
  ['2026-11-17', '2026-11-16', 'La date de début est après la date de fin.'],
  ['2026-11-18', '2026-11-19', "La période n'a pas encore commencé."],
  ['2025-10-14', '2026-11-17', null],
  ['2025-10-13', '2026-11-17', 'La période ne peut pas dépasser 400 jours.'],
])('of the range %s to %s says %s', (startDate, endDate, problem) => {
  expect(problemOf({ startDate, endDate }, '2026-11-17')).toBe(problem);
});
