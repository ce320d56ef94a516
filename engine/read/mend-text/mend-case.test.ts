import { describe, expect, it } from 'vitest';
import { markAt, wordAt } from '../testing/build.ts';
import { mendCase } from './mend-case.ts';

const xHeight = 20;

/** The word, seen as a first letter of that height and small ones after it. */
function mended(text: string, height: number, others = 3): string {
  const small = Array.from({ length: others }, (_, index) => markAt(20 + index * 16, 20, 32 + index * 16, 40));
  return mendCase(wordAt(text, { x0: 2, x1: 70 }), [markAt(4, 40 - height, 16, 40), ...small], xHeight).text;
}

describe('the first letter', () => {
  it.each([
    { read: 'salut', height: 28, expected: 'Salut' },
    { read: 'salut', height: 20, expected: 'salut' },
    { read: 'Salut', height: 20, expected: 'salut' },
    { read: 'Salut', height: 28, expected: 'Salut' },
    { read: 'On', height: 20, expected: 'on' },
    { read: 'on', height: 28, expected: 'On' },
    { read: 'Tu', height: 28, expected: 'Tu' },
    { read: 'SMS', height: 20, expected: 'SMS' },
    { read: 'bien', height: 28, expected: 'bien' },
    { read: 'Écoute', height: 28, expected: 'écoute' },
    { read: 'Écoute', height: 36, expected: 'Écoute' },
    { read: 'À', height: 28, expected: 'A' },
    { read: 'À', height: 36, expected: 'À' },
  ])('of «$read», $height high, makes «$expected»', ({ read, height, expected }) => {
    expect(mended(read, height)).toBe(expected);
  });

  it('is as high as its accent reaches', () => {
    const marks = [markAt(4, 20, 16, 40), markAt(6, 4, 14, 8), markAt(20, 20, 32, 40)];
    expect(mendCase(wordAt('Écoute', { x0: 2, x1: 70 }), marks, xHeight).text).toBe('Écoute');
  });

  it('is a capital beside letters that all have stems', () => {
    const marks = [markAt(4, 13, 24, 40), markAt(28, 12, 42, 40)];
    expect(mendCase(wordAt('oh', { x0: 2, x1: 70 }), marks, xHeight).text).toBe('Oh');
  });

  it('stays as it was read where it touches the next', () => {
    const touching = markAt(4, 20, 60, 40);
    expect(mendCase(wordAt('Salut', { x0: 2, x1: 70 }), [touching], xHeight).text).toBe('Salut');
  });
});

describe('a capital with an accent within a word', () => {
  it.each([
    ['théÂtre', 'théâtre'],
    ['arrivÉ', 'arrivé'],
    ['ÉTÉ', 'ÉTÉ'],
  ])('«%s» is «%s»', (read, expected) => {
    expect(mendCase(wordAt(read), [], xHeight).text).toBe(expected);
  });
});
