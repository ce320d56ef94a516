// @demand short-texts
import { describe, expect, it } from 'vitest';
import { apart, learnt } from '../testing/short-texts.ts';
import { dangerousWishes, isDangerousWish, wishes } from './dangerous-wishes.ts';
import { plainSentences } from './plain-lines.ts';

describe.each(dangerousWishes)('the wish «$id»', (rule) => {
  it.each(rule.examples.yes)('is heard in «%s»', (text) =>
    expect(plainSentences(text).some((sentence) => wishes(rule, sentence))).toBe(true),
  );
  it.each(rule.examples.no)('is not heard in «%s»', (text) => expect(isDangerousWish(text)).toBe(false));
});

describe.each([learnt, apart])('a short text', (texts) => {
  it.each(texts.wishes)('wishes for a danger: «%s»', (text) => expect(isDangerousWish(text)).toBe(true));
  it.each([...texts.harmless, ...texts.minors])('wishes for none: «%s»', (text) =>
    expect(isDangerousWish(text)).toBe(false),
  );
});
