import { describe, expect, it } from 'vitest';
import { rectangle } from '../read/testing/build.ts';
import { standsLikeLetter } from './letter-like.ts';

/** A mark as large as an emoji, 44 px high, whose foot is at 100. */
const mark = rectangle(0, 56, 44, 100);

describe('a mark as large as an emoji', () => {
  it.each([
    { beside: 'small letters on its line', others: [rectangle(48, 69, 74, 100)], isLetter: true },
    { beside: 'a capital on its line', others: [rectangle(48, 56, 80, 101)], isLetter: true },
    { beside: 'letters that stand higher', others: [rectangle(48, 56, 74, 90)], isLetter: false },
    { beside: 'a letter’s tail on its foot', others: [rectangle(48, 73, 68, 100)], isLetter: false },
    { beside: 'a bracket', others: [rectangle(48, 62, 56, 100)], isLetter: false },
    { beside: 'letters of another line', others: [rectangle(48, 169, 74, 200)], isLetter: false },
    { beside: 'letters far away', others: [rectangle(300, 69, 326, 100)], isLetter: false },
    { beside: 'nothing', others: [], isLetter: false },
  ])('beside $beside is a letter: $isLetter', ({ others, isLetter }) => {
    expect(standsLikeLetter(mark, [mark, ...others])).toBe(isLetter);
  });
});
