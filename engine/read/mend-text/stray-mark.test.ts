import { describe, expect, it } from 'vitest';
import { wordAt } from '../testing/build.ts';
import { dropStrayMark } from './stray-mark.ts';

describe('the last word of a message', () => {
  it.each([
    { last: '«', confidence: 0.5, kept: false },
    { last: '@', confidence: 0.7, kept: false },
    { last: '@', confidence: 0.9, kept: true },
    { last: 'ey', confidence: 0.2, kept: false },
    { last: 'ey', confidence: 0.5, kept: true },
    { last: '?', confidence: 0.5, kept: true },
    { last: '...', confidence: 0.5, kept: true },
    { last: '9€', confidence: 0.5, kept: true },
    { last: 'demain', confidence: 0.2, kept: true },
  ])('«$last» of confidence $confidence is kept: $kept', ({ last, confidence, kept }) => {
    const words = [wordAt('À'), wordAt(last, {}, confidence)];
    expect(dropStrayMark(words)).toEqual(kept ? words : words.slice(0, 1));
  });

  it('is dropped together with the stray signs before it', () => {
    const words = [wordAt('pied'), wordAt('?'), wordAt('_', {}, 0.9), wordAt('4', {}, 0.6), wordAt('k', {}, 0.5)];
    expect(dropStrayMark(words)).toEqual(words.slice(0, 2));
  });

  it('is kept where it is the only one', () => {
    const words = [wordAt('«', {}, 0.1)];
    expect(dropStrayMark(words)).toEqual(words);
  });

  it('is not needed: a message without words stays empty', () => {
    expect(dropStrayMark([])).toEqual([]);
  });
});
