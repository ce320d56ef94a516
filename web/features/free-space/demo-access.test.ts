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

describe('mayRun', () => {
  it.each([
    { freeDmTrialUsed: false, used: 0, screenshot: true, words: true },
    { freeDmTrialUsed: false, used: 3, screenshot: true, words: true },
    { freeDmTrialUsed: true, used: 2, screenshot: false, words: true },
    { freeDmTrialUsed: true, used: 3, screenshot: false, words: false },
  ])('allows screenshots and text as in %o', ({ freeDmTrialUsed, used, screenshot, words }) => {
    const usage = { usage: [text(used)], freeDmTrialUsed };
    expect(mayRun(usage, true)).toBe(screenshot);
    expect(mayRun(usage, false)).toBe(words);
  });

  it('allows a run while the meters are loading', () => {
    expect(mayRun(undefined, true)).toBe(true);
  });
});
