// @demand hostile-text
import { expect, it } from 'vitest';
import { growsTooFast } from './growth.ts';

// The measure by which hostile-texts.full.test.ts judges every expression that users reach: whether its time grows faster than the text.

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
])('finds %s', (pattern) => {
  expect(growsTooFast(pattern)).not.toBeNull();
});

it.each([/(?<!\s)\s+$/, /\d{1,9}e /, /^\s*\S+$/, /[a-z]+/g, /«[^«»]*»/g, /^\p{L}+\s*:(?!\/\/)/u, /^\/+/])(
  'finds nothing in %s',
  (pattern) => {
    expect(growsTooFast(pattern)).toBeNull();
  },
);
