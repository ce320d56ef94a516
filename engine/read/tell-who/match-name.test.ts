import { describe, expect, it } from 'vitest';
import { wordAt } from '../testing/build.ts';
import { findMatchName } from './match-name.ts';

/** Lines as [height, text]; a word after «≈» was read with confidence 0.4, one after «~» with 0.2. */
function nameIn(...lines: [number, string][]): string | null {
  return findMatchName(
    lines.map(([height, text]) => ({
      height,
      words: text.split(' ').map((word) => {
        const confidence = { '≈': 0.4, '~': 0.2 }[word.charAt(0)];
        return confidence ? wordAt(word.slice(1), {}, confidence) : wordAt(word);
      }),
    })),
  );
}

describe('the name in a header', () => {
  it.each<{ lines: [number, string][]; expected: string | null }>([
    { lines: [[12, 'Léa']], expected: 'Léa' },
    {
      lines: [
        [12, 'Léa'],
        [10, 'En ligne'],
      ],
      expected: 'Léa',
    },
    {
      lines: [
        [12, '21:04'],
        [11, 'Camille'],
      ],
      expected: 'Camille',
    },
    {
      lines: [
        [10, 'Actif il y a 5 min'],
        [13, 'Jean-Baptiste'],
      ],
      expected: 'Jean-Baptiste',
    },
    {
      lines: [
        [9, 'Marion'],
        [14, 'Sophie Martin'],
      ],
      expected: 'Sophie Martin',
    },
    { lines: [[12, 'Léa >']], expected: 'Léa' },
    { lines: [[12, 'Emma, 24']], expected: 'Emma' },
    { lines: [[12, '< Léa']], expected: 'Léa' },
    { lines: [[12, 'Léa › Infos']], expected: 'Léa' },
    { lines: [[12, '‹ 3 Inès ~@']], expected: 'Inès' },
    { lines: [[12, 'En ligne']], expected: null },
    { lines: [[12, "vu aujourd'hui à 14:02"]], expected: null },
    { lines: [[12, 'Vue récemment']], expected: null },
    { lines: [[12, '14:02']], expected: null },
    { lines: [[12, '9 h 41']], expected: null },
    { lines: [[12, '87%']], expected: null },
    { lines: [[12, 'Messages']], expected: null },
    { lines: [[12, 'iMessage']], expected: null },
    { lines: [[12, 'Tinder']], expected: null },
    { lines: [[12, '5G']], expected: null },
    { lines: [[12, "Aujourd'hui"]], expected: null },
    { lines: [[12, 'Vous avez matché avec Léa']], expected: null },
    { lines: [[12, 'Appuie ici pour voir les infos']], expected: null },
    { lines: [[12, 'x']], expected: null },
    { lines: [[12, '~rl ~eo']], expected: null },
    { lines: [[12, '≈Mrnl ≈Sfe']], expected: null },
    { lines: [], expected: null },
  ])('of $lines is $expected', ({ lines, expected }) => {
    expect(nameIn(...lines)).toBe(expected);
  });
});
