// @demand reader-fairness
import { expect, it } from 'vitest';
import { readingDeadlineMs, screensIn } from './reading-deadline.ts';

it.each([
  { what: 'one screen', width: 1080, height: 2340, seconds: 20 },
  { what: 'a cut-out bubble', width: 600, height: 120, seconds: 20 },
  { what: 'five screens', width: 900, height: 9900, seconds: 24.8 },
  { what: 'the tallest scroll', width: 900, height: 21_600, seconds: 30 },
])('gives $what $seconds of 30 seconds', ({ width, height, seconds }) => {
  expect(readingDeadlineMs(screensIn({ width, height }), 30_000) / 1000).toBeCloseTo(seconds, 1);
});
