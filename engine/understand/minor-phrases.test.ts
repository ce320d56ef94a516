import { describe, expect, it } from 'vitest';
import { noOwnAge, takenBack } from './minor-phrases.ts';
import { hear } from './spoken-french.ts';

const rules = [...noOwnAge, ...takenBack];

/** A pattern with the flag `g` keeps its place between two calls of `test`. */
const isIn = (says: RegExp, text: string) => new RegExp(says.source).test(hear(text).plain);

describe.each(rules)('the phrase «$id»', ({ says, examples }) => {
  it.each(examples.yes)('is found in «%s»', (text) => expect(isIn(says, text)).toBe(true));
  it.each(examples.no)('is not found in «%s»', (text) => expect(isIn(says, text)).toBe(false));
});
