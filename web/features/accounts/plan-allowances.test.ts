import { describe, expect, it } from 'vitest';
import { quotas } from '#contract/plans.ts';
import { planLines } from './plan-allowances.ts';

const free = { isPro: false, hasBioAccess: false, hasPhotoAccess: false };
const features = (user: typeof free) => planLines(user).map((line) => line.feature);
const allowance = (user: typeof free, feature: string) =>
  planLines(user).find((line) => line.feature === feature)?.allowance;

describe('planLines', () => {
  it('lists the features of the free plan and no others', () => {
    expect(features(free)).toEqual(['dmText', 'bioGeneration', 'bioRating', 'photoAnalysis']);
    expect(allowance(free, 'dmText')).toBe(`${quotas.dmText.free.limit} par jour`);
  });

  it('adds screenshots and the four tools for Pro', () => {
    const pro = { ...free, isPro: true };
    expect(allowance(pro, 'dmText')).toBe(`${quotas.dmText.pro.limit} par mois`);
    expect(features(pro)).toEqual(
      expect.arrayContaining(['dmScreenshot', 'antiGhost', 'redFlagRadar', 'datePlanner', 'openerPack']),
    );
    expect(features(pro)).not.toContain('photoRetouch');
  });

  it('lets an add-on raise its own features only', () => {
    const withBio = { ...free, isPro: true, hasBioAccess: true };
    expect(allowance(withBio, 'bioRating')).toBe('illimité');
    expect(allowance(withBio, 'photoAnalysis')).toBe(`${quotas.photoAnalysis.free.limit} par mois`);
    expect(features({ ...withBio, hasPhotoAccess: true })).toContain('photoRetouch');
  });
});
