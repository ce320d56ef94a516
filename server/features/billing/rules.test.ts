import { describe, expect, it } from 'vitest';
import type { ProviderStatus } from '#contract/billing.ts';
import type { Entitlement } from '#contract/plans.ts';
import { accessUntil, entitledBy, type Held, type Term } from './rules.ts';

const now = new Date('2026-11-15T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const granted = (entitlement: Entitlement): Held => ({ entitlement, term: null });
const term = (changes: Partial<Term> = {}): Term => ({
  status: 'active',
  currentPeriodEnd: inDays(10),
  cancelAtPeriodEnd: false,
  cancelAt: null,
  pastDueSince: null,
  ...changes,
});
const bought = (entitlement: Entitlement, changes: Partial<Term> = {}): Held => ({ entitlement, term: term(changes) });

describe('an account’s access', () => {
  const cases: [Entitlement[], boolean, boolean, boolean][] = [
    [[], false, false, false],
    [['pro'], true, false, false],
    [['bio'], false, false, false],
    [['photo'], false, false, false],
    [['bio', 'photo'], false, false, false],
    [['pro', 'bio'], true, true, false],
    [['photo', 'pro'], true, false, true],
    [['bio', 'pro', 'photo'], true, true, true],
  ];
  it.each(cases)('%j: Pro %s, bio %s, photo %s, given or bought', (held, isPro, hasBioAccess, hasPhotoAccess) => {
    expect(entitledBy(held.map(granted), now)).toEqual({ isPro, hasBioAccess, hasPhotoAccess });
    expect(
      entitledBy(
        held.map((one) => bought(one)),
        now,
      ),
    ).toEqual({ isPro, hasBioAccess, hasPhotoAccess });
  });

  it('keeps a grant when a subscription of the same kind has ended', () => {
    expect(entitledBy([granted('pro'), bought('pro', { status: 'canceled' })], now).isPro).toBe(true);
  });

  it('does not include a paid add-on while Pro gives no access', () => {
    const held = [bought('pro', { status: 'past_due', pastDueSince: inDays(-7) }), bought('bio')];
    expect(entitledBy(held, now)).toEqual({ isPro: false, hasBioAccess: false, hasPhotoAccess: false });
  });
});

describe('access of a subscription', () => {
  const cases: [string, Partial<Term>, Date | null][] = [
    ['lasts a week beyond its period, in case the renewal’s webhook is lost', {}, inDays(17)],
    ['lasts as long on trial', { status: 'trialing' }, inDays(17)],
    ['ends with the period if cancelled', { cancelAtPeriodEnd: true }, inDays(10)],
    ['ends at `cancelAt`', { cancelAt: inDays(3) }, inDays(3)],
    ['lasts a week after the failed renewal', { status: 'past_due', pastDueSince: inDays(-2) }, inDays(5)],
  ];
  it.each(cases)('%s', (_, changes, until) => {
    expect(accessUntil(term(changes))).toEqual(until);
  });
  it.each<ProviderStatus>(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused'])(
    'is none in status %s',
    (status) => {
      expect(accessUntil(term({ status }))).toBeNull();
    },
  );
});
