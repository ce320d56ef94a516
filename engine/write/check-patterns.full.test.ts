import { expect, it } from 'vitest';
import { checkPatterns } from './check-patterns.ts';

it('no pattern can produce a fault with any kind of value', { timeout: 300_000 }, () => {
  expect(checkPatterns()).toEqual([]);
});
