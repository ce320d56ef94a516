import { describe, expect, it } from 'vitest';
import { markAt, wordAt } from '../testing/build.ts';
import { mendDots } from './mend-dots.ts';

const xHeight = 20;
const foot = 40;

const letters = (x: number, count: number) =>
  Array.from({ length: count }, (_, index) => markAt(x + index * 16, foot - 20, x + index * 16 + 12, foot));
const dots = (x: number, count: number, distance = 9) =>
  Array.from({ length: count }, (_, index) => markAt(x + index * distance, foot - 4, x + index * distance + 4, foot));
const textsOf = (words: { text: string }[]) => words.map(({ text }) => text);

describe('dots at the end of a word', () => {
  // Four letters from 10 to 70, dots from 74 on.
  it.each([
    { read: 'nous.', seen: 3, expected: 'nous...' },
    { read: 'nous…', seen: 3, expected: 'nous...' },
    { read: 'nous..', seen: 2, expected: 'nous..' },
    { read: 'nous....', seen: 3, expected: 'nous...' },
    { read: 'nous.', seen: 1, expected: 'nous.' },
    { read: 'nous', seen: 3, expected: 'nous...' },
    { read: 'nous', seen: 1, expected: 'nous' },
    { read: 'nous', seen: 0, expected: 'nous' },
  ])('«$read» with $seen of them is «$expected»', ({ read, seen, expected }) => {
    const word = wordAt(read, { x0: 10, x1: read === 'nous' ? 70 : 74 + seen * 9, y0: 20, y1: 40 });
    expect(textsOf(mendDots([word], [...letters(10, 4), ...dots(74, seen)], xHeight))).toEqual([expected]);
  });

  it('are counted up to the next word', () => {
    const words = [wordAt('oui.', { x0: 10, x1: 82 }), wordAt('et', { x0: 110, x1: 138 })];
    const marks = [...letters(10, 3), ...dots(60, 3), ...letters(110, 2)];
    expect(textsOf(mendDots(words, marks, xHeight))).toEqual(['oui...', 'et']);
  });

  it('do not include dots of «i» and apostrophes, which stand higher', () => {
    const high = [markAt(74, 12, 78, 16), markAt(83, 12, 87, 16), markAt(92, 12, 96, 16)];
    expect(textsOf(mendDots([wordAt('nous', { x0: 10, x1: 70 })], [...letters(10, 4), ...high], xHeight))).toEqual([
      'nous',
    ]);
  });
});

describe('a line of dots alone', () => {
  it.each([
    { seen: 3, expected: ['...'] },
    { seen: 2, expected: ['..'] },
    { seen: 1, expected: [] },
  ])('of $seen is $expected', ({ seen, expected }) => {
    expect(textsOf(mendDots([], dots(10, seen), xHeight))).toEqual(expected);
  });

  it('stands where its dots stand', () => {
    expect(mendDots([], dots(10, 3), xHeight)[0]?.box).toMatchObject({ x0: 10, x1: 32, y0: 36, y1: 40 });
  });
});
