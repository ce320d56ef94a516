import { describe, expect, it } from 'vitest';
import { demandsAndTags, tagsIn } from './tags.mjs';

const { demands, tags } = demandsAndTags();

describe('the demands of docs/demands.md', () => {
  it('have each a tag above a test or benchmark, and no tag names another', () => {
    expect([...new Set(tags.flatMap(({ ids }) => ids))].toSorted()).toEqual(demands.map(({ id }) => id).toSorted());
  });

  it('are tagged above a title, or at the top of a file', () => {
    expect(tags.filter(({ title, file }) => title.length < 5 && title !== '' && file)).toEqual([]);
  });
});

it('a tag belongs to the next title, of which the stretch between placeholders counts', () => {
  const source = [
    '// @demand a',
    "import x from 'y';",
    '// @demand b, c',
    "it.each([['d']])('refuses %s as a spare key', () => {});",
    '  // @demand e',
    '  describe("an \\"f\\"", () => {});',
  ].join('\n');
  expect(tagsIn('g.test.ts', source)).toEqual([
    { ids: ['a'], file: 'g.test.ts', title: '' },
    { ids: ['b', 'c'], file: 'g.test.ts', title: 'as a spare key' },
    { ids: ['e'], file: 'g.test.ts', title: 'an "f"' },
  ]);
});
