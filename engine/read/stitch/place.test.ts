import { describe, expect, it } from 'vitest';
import { comparePlaces } from './place.ts';

describe('comparePlaces', () => {
  const place = { top: 100, bottom: 200 };
  it.each([
    ['the same bubble', { top: 100, bottom: 200 }, 'same'],
    ['the same bubble, found a little off', { top: 94, bottom: 212 }, 'same'],
    ['its upper half at the end of a screen', { top: 100, bottom: 150 }, 'part'],
    ['its last line at the top of a screen', { top: 170, bottom: 201 }, 'part'],
    ['a bubble that holds it', { top: 40, bottom: 300 }, 'part'],
    ['a bubble that overlaps it a little', { top: 160, bottom: 260 }, 'near'],
    ['the next one', { top: 206, bottom: 300 }, 'apart'],
  ])('%s: %j is %s', (_, other, expected) => {
    expect(comparePlaces(place, other)).toBe(expected);
    expect(comparePlaces(other, place)).toBe(expected);
  });
});
