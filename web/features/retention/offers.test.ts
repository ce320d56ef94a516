import { describe, expect, test } from 'vitest';
import type { SubscriptionState } from '#contract/billing.ts';
import { retentionReasons } from '#contract/retention.ts';
import { offerFor, responseTo } from './offers.ts';

function situation({ pause = true, passiveMode = false, profileAnalysisAvailable = true } = {}) {
  const pro: SubscriptionState = {
    source: 'provider',
    plan: 'monthly',
    status: 'active',
    amountCents: 790,
    startedAt: '2026-11-01T00:00:00.000Z',
    renewsAt: '2026-12-01T00:00:00.000Z',
    endsAt: null,
    endsIfCancelled: '2026-12-01T00:00:00.000Z',
    pausedUntil: null,
    graceUntil: null,
    cancellation: null,
    withdrawal: null,
    pause: { available: pause, availableFrom: null },
  };
  return { pro, passiveMode, profileAnalysisAvailable };
}

describe('offerFor', () => {
  test('offers for each reason the alternative that fits it', () => {
    const offered = retentionReasons.map((reason) => offerFor(reason, situation()));
    expect(offered).toEqual(['analysis', 'pause', 'passive', 'help']);
  });

  test('offers help once the fitting alternative was used', () => {
    const spent = situation({ pause: false, passiveMode: true, profileAnalysisAvailable: false });
    for (const reason of retentionReasons) expect(offerFor(reason, spent)).toBe('help');
  });

  test('offers no pause without a subscription', () => {
    expect(offerFor('too_expensive', { ...situation(), pro: null })).toBe('help');
  });

  test('counts every alternative but the pause as support', () => {
    expect(responseTo('pause')).toBe('pause');
    for (const kind of ['analysis', 'passive', 'help'] as const) expect(responseTo(kind)).toBe('support');
  });
});
