import { expect, it } from 'vitest';
import { siteAllowance } from './site-allowance.ts';

it('lets a day have its allowance and no event more, and the next day another', () => {
  const isWithin = siteAllowance(100);
  const morning = new Date('2026-11-15T08:00:00Z');
  expect(isWithin(60, morning)).toBe(true);
  expect(isWithin(50, morning)).toBe(false);
  expect(isWithin(40, morning)).toBe(true);
  expect(isWithin(1, new Date('2026-11-15T23:59:59Z'))).toBe(false);
  expect(isWithin(100, new Date('2026-11-16T00:00:00Z'))).toBe(true);
});
