import { describe, expect, it } from 'vitest';
import { markAt, wordAt } from '../testing/build.ts';
import { mendSign } from './mend-sign.ts';

const xHeight = 20;
const dot = markAt(12, 36, 16, 40);
const hook = markAt(8, 10, 22, 33);
const stem = markAt(12, 10, 16, 33);

describe('a sign that was read alone', () => {
  it.each([
    { what: 'a hook above a dot', read: '7', marks: [hook, dot], expected: '?' },
    { what: 'a hook above a dot', read: '>', marks: [hook, dot], expected: '?' },
    { what: 'a stem above a dot', read: 'l', marks: [stem, dot], expected: '!' },
    { what: 'a stem above a dot', read: '|', marks: [stem, dot], expected: '!' },
    { what: 'a hook without a dot', read: '7', marks: [hook], expected: '7' },
    { what: 'a stem beside a dot', read: '1', marks: [stem, markAt(22, 36, 26, 40)], expected: '1' },
    { what: 'a dot above a stem', read: 'l', marks: [markAt(12, 10, 16, 14), markAt(12, 18, 16, 40)], expected: 'l' },
    { what: 'a hook above a dot', read: 'a', marks: [hook, dot], expected: 'a' },
    {
      what: 'two hooks above dots',
      read: '7??',
      marks: [hook, dot, markAt(28, 10, 42, 33), markAt(32, 36, 36, 40)],
      expected: '??',
    },
    { what: 'two strokes without a dot', read: 'I!', marks: [stem, markAt(22, 10, 26, 33)], expected: 'Il' },
    { what: 'two strokes and a dot', read: 'I!', marks: [markAt(2, 10, 6, 33), stem, dot], expected: 'I!' },
    { what: 'a hook above a dot', read: '71', marks: [hook, dot], expected: '71' },
  ])('as «$read» with $what is «$expected»', ({ read, marks, expected }) => {
    expect(mendSign(wordAt(read), marks, xHeight).text).toBe(expected);
  });
});
