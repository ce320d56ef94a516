import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, formatDayAndTime, formatEuros, formatPercent, formatQuotedEuros } from './format.ts';
import { annualMonthlyEquivalentCents, annualSavingCents, priceCents } from './plans.ts';

const narrowSpace = '\u202f';
const space = '\u00a0';

describe('amounts', () => {
  it.each([
    [priceCents.proMonthly, `7,90${narrowSpace}€`],
    [priceCents.proAnnual, `24,90${narrowSpace}€`],
    [priceCents.addonBio, `5${narrowSpace}€`],
    [priceCents.addonPhoto, `5${narrowSpace}€`],
    [priceCents.coaching, `60${narrowSpace}€`],
    [annualSavingCents, `69,90${narrowSpace}€`],
    [annualMonthlyEquivalentCents, `2,08${narrowSpace}€`],
    [0, `0${narrowSpace}€`],
    [1, `0,01${narrowSpace}€`],
    [123_456, `1${narrowSpace}234,56${narrowSpace}€`],
    [100_000_000, `1${narrowSpace}000${narrowSpace}000${narrowSpace}€`],
    [-790, `-7,90${narrowSpace}€`],
  ])('%i cents are %s', (cents, text) => {
    expect(formatEuros(cents)).toBe(text);
  });

  it('have no space before the sign in labels that the specification quotes', () => {
    expect([priceCents.proMonthly, 3000].map(formatQuotedEuros)).toEqual(['7,90€', '30€']);
  });

  it('lose no cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const plain = formatEuros(cents).replace('€', '').replaceAll(narrowSpace, '').replace(',', '.');
        return Math.round(Number(plain) * 100) === cents;
      }),
    );
  });
});

describe('days', () => {
  it.each([
    ['2026-11-15T09:00:00Z', '15 novembre 2026', '15 novembre 2026 à 10:00'],
    ['2026-12-31T23:30:00Z', '1er janvier 2027', '1er janvier 2027 à 00:30'],
    ['2026-07-14T22:05:00Z', '15 juillet 2026', '15 juillet 2026 à 00:05'],
    ['2026-10-25T00:30:00Z', '25 octobre 2026', '25 octobre 2026 à 02:30'],
    ['2026-10-25T01:30:00Z', '25 octobre 2026', '25 octobre 2026 à 02:30'],
    ['2027-03-28T01:00:00Z', '28 mars 2027', '28 mars 2027 à 03:00'],
  ])('%s is %s in Paris', (instant, day, time) => {
    expect(formatDay(instant)).toBe(day);
    expect(formatDay(new Date(instant))).toBe(day);
    expect(formatDayAndTime(instant)).toBe(time);
  });
});

describe('percentages', () => {
  it.each([
    [0.4, `40${narrowSpace}%`],
    [0.123_45, `12,3${narrowSpace}%`],
    [1, `100${narrowSpace}%`],
    [0, `0${narrowSpace}%`],
  ])('%d is %s', (ratio, text) => {
    expect(formatPercent(ratio).replace(space, narrowSpace)).toBe(text);
  });
});
