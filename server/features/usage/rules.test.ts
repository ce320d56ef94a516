import { describe, expect, it } from 'vitest';
import { features, quotas } from '#contract/plans.ts';
import { allowanceOf, hasTrial, moreWith, periodAt } from './rules.ts';

const free = { isPro: false, hasBioAccess: false, hasPhotoAccess: false };
const pro = { ...free, isPro: true };
const withBio = { ...pro, hasBioAccess: true };
const withPhoto = { ...pro, hasPhotoAccess: true };

describe('the allowance of a plan', () => {
  it('is the one in the price table', () => {
    for (const feature of features) {
      expect(allowanceOf(feature, free)).toBe(quotas[feature].free);
      expect(allowanceOf(feature, pro)).toBe(quotas[feature].pro);
    }
    expect(allowanceOf('bioGeneration', withBio)).toEqual({ limit: 300, period: 'month' });
    expect(allowanceOf('bioRating', withBio)).toBe('unlimited');
    expect(allowanceOf('bioRating', withPhoto)).toEqual({ limit: 1, period: 'week' });
    expect(allowanceOf('photoRetouch', withPhoto)).toEqual({ limit: 10, period: 'month' });
  });

  it('can be extended by Pro, then by an add-on, then by nothing', () => {
    for (const feature of features) expect(moreWith(feature, free)).toBe('pro');
    expect(moreWith('dmText', pro)).toBeNull();
    expect(moreWith('bioGeneration', pro)).toBe('bio');
    expect(moreWith('bioGeneration', withBio)).toBeNull();
    expect(moreWith('photoRetouch', withBio)).toBe('photo');
  });

  it('includes one demo run of messages for accounts without Pro', () => {
    expect(hasTrial('dmText', { ...free, freeDmTrialUsed: false })).toBe(true);
    expect(hasTrial('dmScreenshot', { ...free, freeDmTrialUsed: false })).toBe(true);
    expect(hasTrial('dmScreenshot', { ...free, freeDmTrialUsed: true })).toBe(false);
    expect(hasTrial('dmScreenshot', { ...pro, freeDmTrialUsed: false })).toBe(false);
    expect(hasTrial('bioGeneration', { ...free, freeDmTrialUsed: false })).toBe(false);
  });
});

// @demand odd-days
describe('days, weeks and months of Paris', () => {
  const cases: ['day' | 'week' | 'month', string, string, string][] = [
    ['day', '2026-11-15T09:00:00Z', '2026-11-15', '2026-11-15T23:00:00.000Z'],
    // Midnight, in winter and in summer.
    ['day', '2026-11-15T22:59:59Z', '2026-11-15', '2026-11-15T23:00:00.000Z'],
    ['day', '2026-11-15T23:00:00Z', '2026-11-16', '2026-11-16T23:00:00.000Z'],
    ['day', '2026-07-14T21:59:59Z', '2026-07-14', '2026-07-14T22:00:00.000Z'],
    ['day', '2026-07-14T22:00:00Z', '2026-07-15', '2026-07-15T22:00:00.000Z'],
    // The day of 25 hours, in both of its hours from two to three, and the one of 23.
    ['day', '2026-10-24T22:00:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['day', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['day', '2026-10-25T01:30:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['day', '2027-03-27T23:00:00Z', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['day', '2027-03-28T21:59:59Z', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    // ISO weeks start on Monday; 2026 has a week 53 that ends in 2027.
    ['week', '2026-11-15T22:59:59Z', '2026-11-09', '2026-11-15T23:00:00.000Z'],
    ['week', '2026-11-15T23:00:00Z', '2026-11-16', '2026-11-22T23:00:00.000Z'],
    ['week', '2026-12-31T12:00:00Z', '2026-12-28', '2027-01-03T23:00:00.000Z'],
    ['week', '2027-01-02T12:00:00Z', '2026-12-28', '2027-01-03T23:00:00.000Z'],
    ['week', '2026-10-25T12:00:00Z', '2026-10-19', '2026-10-25T23:00:00.000Z'],
    ['month', '2026-11-30T22:59:59Z', '2026-11-01', '2026-11-30T23:00:00.000Z'],
    ['month', '2026-11-30T23:00:00Z', '2026-12-01', '2026-12-31T23:00:00.000Z'],
    ['month', '2026-12-31T23:30:00Z', '2027-01-01', '2027-01-31T23:00:00.000Z'],
    ['month', '2027-03-31T21:59:59Z', '2027-03-01', '2027-03-31T22:00:00.000Z'],
    ['month', '2028-02-29T12:00:00Z', '2028-02-01', '2028-02-29T23:00:00.000Z'],
  ];
  it.each(cases)('a %s at %s starts on %s and ends at %s', (kind, now, start, endsAt) => {
    expect(periodAt(kind, new Date(now))).toEqual({ start, endsAt: new Date(endsAt) });
  });
});
