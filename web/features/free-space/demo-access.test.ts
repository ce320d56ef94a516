import { describe, expect, it } from 'vitest';
import type { Meter } from '#contract/usage.ts';
import { mayRun } from './demo-access.ts';

const text = (used: number): Meter => ({
  feature: 'dmText',
  used,
  limit: 3,
  period: 'day',
  resetsAt: '2026-11-15T23:00:00.000Z',
  moreWith: 'pro',
});

describe('the demo of a free account', () => {
  it.each([
    { freeDmTrialUsed: false, used: 0, screenshot: true, words: true },
    { freeDmTrialUsed: false, used: 3, screenshot: true, words: true },
    { freeDmTrialUsed: true, used: 2, screenshot: false, words: true },
    { freeDmTrialUsed: true, used: 3, screenshot: false, words: false },
  ])('%o', ({ freeDmTrialUsed, used, screenshot, words }) => {
    const usage = { usage: [text(used)], freeDmTrialUsed };
    expect(mayRun(usage, true)).toBe(screenshot);
    expect(mayRun(usage, false)).toBe(words);
  });

  it('is not held back while the meters are on their way', () => {
    expect(mayRun(undefined, true)).toBe(true);
  });
});
