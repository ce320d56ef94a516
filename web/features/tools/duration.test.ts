import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

it.each([
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30'],
  [125, '2 h 05'],
])('writes %i minutes as «%s»', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
