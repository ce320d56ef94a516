import { describe, expect, it } from 'vitest';
import { markAt, wordAt } from '../testing/build.ts';
import { mendSpaces } from './mend-spaces.ts';

const xHeight = 20;

/** A mark for each letter, «_» for a gap as wide as a space. */
function marksOf(pattern: string) {
  let x = 10;
  return [...pattern].flatMap((letter) => {
    if (letter === '_') {
      x += 10;
      return [];
    }
    x += 14;
    return [markAt(x - 14, 20, x - 3, 40)];
  });
}

function mended(text: string, pattern: string): string[] {
  const marks = marksOf(pattern);
  const box = { x0: 10, x1: marks.at(-1)?.x1 ?? 10, y0: 20, y1: 40 };
  return mendSpaces(wordAt(text, box), marks, xHeight).map((word) => word.text);
}

describe('a word with gaps', () => {
  it.each([
    { text: 'ça?', pattern: 'xx_x', expected: ['ça', '?'] },
    { text: 'ça?', pattern: 'xxx', expected: ['ça?'] },
    { text: 'ça?!', pattern: 'xx_xx', expected: ['ça', '?!'] },
    { text: 'oui!!!', pattern: 'xxxxxx', expected: ['oui!!!'] },
    { text: 'oui:', pattern: 'xxx_x', expected: ['oui', ':'] },
    { text: 'onse', pattern: 'xx_xx', expected: ['on', 'se'] },
    { text: 'bonsoir', pattern: 'xxxxxxx', expected: ['bonsoir'] },
    { text: 'surpont', pattern: 'xxx_xxxx', expected: ['sur', 'pont'] },
    { text: '1234', pattern: 'xx_xx', expected: ['1234'] },
    { text: '1043', pattern: 'x_xxx', expected: ['1', '043'] },
    { text: '43120€', pattern: 'xx_xxxx', expected: ['43', '120€'] },
    { text: '06123', pattern: 'xxx_xx', expected: ['06123'] },
    { text: 'tva', pattern: 'x_xx', expected: ['tva'] },
    { text: 'Ettoi', pattern: 'xxxxx', expected: ['Et', 'toi'] },
    { text: 'ettoi,', pattern: 'xxxxxx', expected: ['et', 'toi,'] },
    { text: 'ettoi?', pattern: 'xxxxx_x', expected: ['et', 'toi', '?'] },
    { text: 'Ony', pattern: 'xxx', expected: ['On', 'y'] },
    { text: 'abca', pattern: 'x_x_x_x', expected: ['abca'] },
  ])('«$text» seen as $pattern is $expected', ({ text, pattern, expected }) => {
    expect(mended(text, pattern)).toEqual(expected);
  });

  it('is split where the gap is', () => {
    const words = mendSpaces(wordAt('ça?', { x0: 10, x1: 59 }), marksOf('xx_x'), xHeight);
    expect(words.map(({ box }) => [box.x0, box.x1])).toEqual([
      [10, 35],
      [48, 59],
    ]);
  });
});
