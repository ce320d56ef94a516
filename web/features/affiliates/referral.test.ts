import { describe, expect, it } from 'vitest';
import { carry } from './referral.ts';

describe('carry', () => {
  it.each([
    ['/onboarding', '/onboarding?ref=marie'],
    ['/pricing?plan=annual#faq', '/pricing?plan=annual&ref=marie#faq'],
    ['/signup?ref=other', '/signup?ref=marie'],
  ])('puts the slug on %s', (href, expected) => {
    expect(carry(href, 'marie')).toBe(expected);
  });

  it.each(['/', '/#questions', 'https://example.org/', '//example.org/x', 'mailto:a@b.fr'])(
    'leaves %s alone',
    (href) => {
      expect(carry(href, 'marie')).toBe(href);
    },
  );
});
