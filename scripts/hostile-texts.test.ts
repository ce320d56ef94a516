import { expect, it } from 'vitest';
import { writtenExpressions } from './testing/expressions.ts';
import { growsTooFast } from './testing/growth.ts';
import { repeating, slowExpressions } from './testing/slow-expressions.ts';

// An expression whose time grows faster than the text is a way to hold up a thread with a text of ordinary length. All of those that users
// reach, also those that are built, are measured in hostile-texts.full.test.ts.

/** Where calls, messages and bios are first looked at. */
const sample = ['contract', 'server/http', 'server/features', 'engine/french', 'engine/understand', 'engine/rate'];

it('takes less than three times the time for twice the text, in the expressions that texts meet first', {
  retry: 1,
}, () => {
  const expressions = repeating(writtenExpressions(sample));
  expect(expressions.length).toBeGreaterThan(90);
  expect(slowExpressions(expressions)).toEqual([]);
});

it.each([
  /\d+e /,
  /\s+$/,
  /(?:a+)+$/,
  /^[\s,]*(et)?[\s,]*$/,
  /[\w.]+@\w+/,
  // A run in the middle, which `^` does not take.
  /^\/+|\/+$/g,
  // After a label, and with a line terminator behind.
  /^\p{L}+\s*:\s*(?!\/\/)(.*)$/u,
  // What opens is taken by the repetition, and nothing closes.
  /«[^»]*»/g,
  // Only the underscore is in both.
  /^[a-c_]*[x-z_]*$/,
])('finds %s', { retry: 5 }, (pattern) => {
  expect(growsTooFast(pattern)).not.toBeNull();
});

it.each([/(?<!\s)\s+$/, /\d{1,9}e /, /^\s*\S+$/, /[a-z]+/g, /«[^«»]*»/g, /^\p{L}+\s*:(?!\/\/)/u, /^\/+/])(
  'finds nothing in %s',
  (pattern) => {
    expect(growsTooFast(pattern)).toBeNull();
  },
);
