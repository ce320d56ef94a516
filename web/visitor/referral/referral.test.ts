import { describe, expect, it } from 'vitest';
import { addReferral, parseRef } from './referral.ts';

describe('addReferral', () => {
  it.each([
    ['/onboarding', '/onboarding?ref=marie'],
    ['/pricing?plan=annual#faq', '/pricing?plan=annual&ref=marie#faq'],
    ['/signup?ref=other', '/signup?ref=marie'],
  ])('puts the slug on %s', (href, expected) => {
    expect(addReferral(href, 'marie')).toBe(expected);
  });

  it.each(['/', '/#questions', 'https://example.org/', '//example.org/x', 'mailto:a@b.fr'])(
    'leaves %s alone',
    (href) => {
      expect(addReferral(href, 'marie')).toBe(href);
    },
  );
});

describe('parseRef', () => {
  it("reads the value of an affiliate's link as a slug without a signature", () => {
    expect(parseRef('marie')).toEqual({ slug: 'marie', signed: null });
  });

  it('reads the value that our own links carry as a signed click, which another tab can send', () => {
    const signed = 'marie.1794713643781.c2lnbmF0dXJl';
    expect(parseRef(signed)).toEqual({ slug: 'marie', signed });
    expect(addReferral('/signup', signed)).toBe(`/signup?ref=${signed}`);
  });
});
