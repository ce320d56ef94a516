import { describe, expect, it } from 'vitest';
import { appLooks } from './app-looks.ts';

const looks = Object.entries(appLooks);

describe('the look of an app', () => {
  it.each(looks)('%s has colours for both speakers and the page', (_, { mine, theirs, page }) => {
    for (const colours of [mine, theirs, page]) {
      expect(colours.length).toBeGreaterThan(0);
      expect(new Set(colours).size).toBe(colours.length);
      for (const colour of colours) expect(colour).toMatch(/^#[\da-f]{6}$/);
    }
  });

  it.each(looks)('%s has no colour for both speakers', (_, { mine, theirs }) => {
    expect(mine.filter((colour) => theirs.includes(colour))).toEqual([]);
  });

  it.each(looks)('%s has hints that match neither an empty text nor a message', (_, { hints }) => {
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.some((hint) => hint.test('') || hint.test('Salut, ça va ?'))).toBe(false);
  });
});
