import { describe, expect, it } from 'vitest';
import type { Entitlement } from '#contract/plans.ts';
import { entitledBy } from './rules.ts';

describe('what an account may use', () => {
  const cases: [Entitlement[], boolean, boolean, boolean][] = [
    [[], false, false, false],
    [['pro'], true, false, false],
    [['bio'], false, false, false],
    [['photo'], false, false, false],
    [['bio', 'photo'], false, false, false],
    [['pro', 'bio'], true, true, false],
    [['photo', 'pro'], true, false, true],
    [['bio', 'pro', 'photo'], true, true, true],
  ];
  it.each(cases)('%j: Pro %s, bio %s, photo %s', (held, isPro, hasBioAccess, hasPhotoAccess) => {
    expect(entitledBy(held)).toEqual({ isPro, hasBioAccess, hasPhotoAccess });
  });
});
