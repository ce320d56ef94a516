import { describe, expect, it } from 'vitest';
import { splitBlanks } from './blanks.ts';

describe('splitBlanks', () => {
  it.each([
    ['Et toi ?', [['Et toi ?', false]]],
    [
      '[Ta réponse], et toi ?',
      [
        ['[Ta réponse]', true],
        [', et toi ?', false],
      ],
    ],
    [
      'Moi, [ta réponse]',
      [
        ['Moi, ', false],
        ['[ta réponse]', true],
      ],
    ],
    ['Un crochet ] seul', [['Un crochet ] seul', false]]],
  ])('cuts «%s»', (content, expected) => {
    expect(splitBlanks(content).map(({ text, isBlank }) => [text, isBlank])).toEqual(expected);
  });
});
