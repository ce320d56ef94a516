import { expect, it } from 'vitest';
import { countCharacters } from './count-characters.ts';

it.each([
  ['', 0],
  ['Été à l’œil', 11],
  ['e\u0301te\u0301', 3],
  ['🇫🇷', 1],
  ['👨‍👩‍👧 ok', 4],
  ['👍🏽', 1],
])('counts «%s» as a reader does', (text, count) => expect(countCharacters(text)).toBe(count));
