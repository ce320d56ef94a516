import { expect, it } from 'vitest';
import { wrapped } from './share-card.ts';

it('breaks a text between words, each line as long as it fits', () => {
  const fits = (line: string) => line.length <= 12;
  expect(wrapped('Je rate mes tomates chaque été', fits)).toEqual(['Je rate mes', 'tomates', 'chaque été']);
  expect(wrapped('anticonstitutionnellement oui', fits)).toEqual(['anticonstitutionnellement', 'oui']);
});
