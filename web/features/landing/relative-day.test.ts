import { describe, expect, it } from 'vitest';
import { relativeDay } from './relative-day.ts';

const now = new Date(2026, 10, 15, 9, 30);

describe('relativeDay', () => {
  it.each([
    ['2026-11-15', "aujourd'hui"],
    ['2026-11-14', 'hier'],
    ['2026-11-10', 'il y a 5 jours'],
    ['2026-11-08', 'la semaine dernière'],
    ['2026-10-27', 'il y a 2 semaines'],
    ['2026-10-08', 'le mois dernier'],
    ['2026-09-15', 'il y a 2 mois'],
    ['2024-11-01', 'il y a 2 ans'],
  ])('says %s as «%s»', (day, expected) => {
    expect(relativeDay(day, now).replaceAll('’', "'").replaceAll('\u00a0', ' ')).toBe(expected);
  });

  it('gives the same answer in the morning and at 23:59', () => {
    const evening = new Date(2026, 10, 15, 23, 59);
    expect(relativeDay('2026-11-14', evening)).toBe(relativeDay('2026-11-14', now));
  });
});
