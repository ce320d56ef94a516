import { expect, it } from 'vitest';
import { characterCountOf } from './character-count.ts';

it.each([
  ['', 0],
  ['  Rando  ', 5],
  ['été', 3],
  ['👩‍👩‍👧 + 🇫🇷', 5],
])('%j has %i characters', (text, count) => {
  expect(characterCountOf(text)).toBe(count);
});
