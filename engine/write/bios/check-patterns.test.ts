import { describe, expect, it } from 'vitest';
import { bioStyles } from '#contract/writing.ts';
import { patternFaults } from './check-patterns.ts';
import { bioPatterns } from './patterns/index.ts';

describe('patternFaults', () => {
  it.each(bioStyles)('finds nothing in the patterns of %s', (style) => {
    expect(Object.values(bioPatterns[style]).flat().flatMap(patternFaults)).toEqual([]);
  });

  it.each([
    [
      'Un pari sur {a}, puis deux  espaces, et une phrase assez longue pour tenir dans une bio de cette taille.',
      'double space',
    ],
    [
      'Une passion : le {a:mot}, et une phrase assez longue pour tenir dans une bio de cette taille-là, vraiment.',
      'no elision',
    ],
    [
      'Tout commence par un mot, {a:mot}., et une phrase assez longue pour tenir dans une bio de cette taille.',
      'doubled punctuation',
    ],
    [
      'Une phrase sans rien de personnel, assez longue pour tenir dans une bio de cette taille, mais sans rien.',
      'slots are a, then b, then c',
    ],
    ['{a:mot}, et voilà.', 'seldom between 80 and 140 characters'],
    [
      '[Prêt|Prête|Partant] pour {a:xyz} et pour {a}, dans une phrase assez longue pour tenir dans une bio de cette taille.',
      'unfilled slot',
    ],
  ])('finds the fault of «%s»', (pattern, fault) => {
    expect(patternFaults(pattern).map((found) => found.fault)).toContain(fault);
  });
});

describe('bioPatterns', () => {
  it.each(bioStyles)('are at least 25 different ones for %s', (style) => {
    const patterns = Object.values(bioPatterns[style]).flat();
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.length).toBeGreaterThanOrEqual(25);
  });
});
