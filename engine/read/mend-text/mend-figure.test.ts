import { describe, expect, it } from 'vitest';
import { markAt, wordAt } from '../testing/build.ts';
import { mendFigure } from './mend-figure.ts';

const xHeight = 20;
const mended = (text: string, width: number, height: number, dot = false) =>
  mendFigure(wordAt(text), [markAt(4, 40 - height, 4 + width, 40), ...(dot ? [markAt(30, 36, 34, 40)] : [])], xHeight)
    .text;

describe('a sign that stands alone', () => {
  it.each([
    { what: 'low', read: '0', width: 19, height: 20, expected: 'o' },
    { what: 'low', read: 'o', width: 19, height: 20, expected: 'o' },
    { what: 'high and narrow', read: 'O', width: 18, height: 28, expected: '0' },
    { what: 'high and narrow', read: 'o', width: 18, height: 28, expected: '0' },
    { what: 'high and narrow', read: '0', width: 18, height: 28, expected: '0' },
    { what: 'high and round', read: 'O', width: 27, height: 28, expected: 'O' },
    { what: 'high and narrow', read: 'G', width: 18, height: 28, expected: '6' },
    { what: 'high and round', read: 'G', width: 26, height: 28, expected: 'G' },
    { what: 'part of a longer word', read: 'Oui', width: 18, height: 28, expected: 'Oui' },
  ])('$what, read as «$read», is «$expected»', ({ read, width, height, expected }) => {
    expect(mended(read, width, height)).toBe(expected);
  });

  it('keeps its full stop', () => {
    expect(mended('0.', 19, 20, true)).toBe('o.');
  });

  it('stays as it was read where more than one mark is seen', () => {
    expect(mendFigure(wordAt('0'), [markAt(4, 20, 22, 40), markAt(26, 20, 40, 40)], xHeight).text).toBe('0');
  });
});
