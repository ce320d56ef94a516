import { describe, expect, it } from 'vitest';
import { editDistance, searchDistance, similarity } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['chat', 'chats', 1],
    ['niche', 'chiens', 5],
    ['été', 'ete', 2],
  ])('%s → %s: %i', (from, to, expected) => {
    expect(editDistance(from, to)).toBe(expected);
    expect(editDistance(to, from)).toBe(expected);
  });
});

describe('similarity', () => {
  it('is 1 for the same text and 0 for nothing in common', () => {
    expect(similarity('oui', 'oui')).toBe(1);
    expect(similarity('', '')).toBe(1);
    expect(similarity('oui', 'non')).toBeCloseTo(0);
    expect(similarity('abcd', 'abcx')).toBe(0.75);
  });
});

describe('searchDistance', () => {
  it.each([
    ['Salut', '12:30 Salut Léa', 0],
    ['Salut', '12:30 Sa1ut Léa', 1],
    ['Salut', '', 5],
    ['', 'Salut', 0],
  ])('%s in %s: %i', (wanted, text, expected) => {
    expect(searchDistance(wanted, text)).toBe(expected);
  });
});
