// @demand reserved-slugs
import { describe, expect, it } from 'vitest';
import { isReserved, slugRules } from './reserved-slugs.ts';

describe.each(slugRules)('a slug that is $id', ({ examples, holds }) => {
  it.each(examples.yes)('«%s» is reserved', (slug) => {
    expect(isReserved(slug)).toBe(true);
  });

  it.each(examples.no)('«%s» is free', (slug) => {
    expect(holds(slug.split(/[-_]/))).toBe(false);
    expect(isReserved(slug)).toBe(false);
  });
});

it('leaves the slugs of people free', () => {
  for (const slug of ['lea', 'lea_m', 'coach-lea', 'max2026', 'jean-5', 'camille_paris', 'teamlea', 'tom-france'])
    expect(isReserved(slug), slug).toBe(false);
});
