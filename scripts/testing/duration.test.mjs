import { expect, it } from 'vitest';
import { describeDuration } from './duration.mjs';

it.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [425_000, '7 min 5 s'],
])('describes %i ms as «%s»', (ms, text) => {
  expect(describeDuration(ms)).toBe(text);
});
