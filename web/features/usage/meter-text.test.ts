import { describe, expect, it } from 'vitest';
import { demoNote, isSpent, resetText } from './meter-text.ts';

describe('a meter', () => {
  it.each([
    ['day', '2026-11-15T23:00:00.000Z', 'Se recharge à minuit'],
    ['week', '2026-11-15T23:00:00.000Z', 'Se recharge lundi'],
    // At midnight in Paris it is still November in UTC.
    ['month', '2026-11-30T23:00:00.000Z', 'Se recharge le 1er décembre'],
    ['month', '2026-07-31T22:00:00.000Z', 'Se recharge le 1er août'],
  ] as const)('of a %s says when it resets', (period, resetsAt, text) => {
    expect(resetText({ period, resetsAt })).toBe(text);
  });

  it('of the demo says that there is one, and what an address that is not confirmed has besides', () => {
    expect([true, false].map(demoNote)).toEqual([
      'Une seule fois\u00a0: une capture, ou un texte de plus',
      'Une seule fois\u00a0: une capture ou un texte',
    ]);
  });

  it('says nothing without a period', () => {
    expect(resetText({ period: null, resetsAt: null })).toBeNull();
  });

  it('is spent when its limit is reached, and never without one', () => {
    expect(isSpent({ used: 2, limit: 3 })).toBe(false);
    expect(isSpent({ used: 3, limit: 3 })).toBe(true);
    expect(isSpent({ used: 900, limit: null })).toBe(false);
  });
});
