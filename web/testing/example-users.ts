import type { User } from '#contract/accounts.ts';
import type { mySubscription, SubscriptionState } from '#contract/billing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type FeatureRow, features, priceCents, quotas } from '#contract/plans.ts';
import type { getUsage, Meter } from '#contract/usage.ts';

// Accounts and what the server says of them, for component tests.

export const freeUser: User = {
  id: 'b6f0c5f0-5f0e-4d8e-9c8a-1f2d3c4b5a69',
  username: 'camille',
  firstName: 'Camille',
  email: 'camille@exemple.fr',
  emailVerified: true,
  phoneNumber: null,
  isPro: false,
  hasBioAccess: false,
  hasPhotoAccess: false,
  stripeCustomerId: null,
  stripeBioSubscriptionItemId: null,
  stripePhotoSubscriptionItemId: null,
  freeDmTrialUsed: false,
  profileMissing: [],
  hasPassword: true,
  createdAt: '2026-09-15T09:00:00.000Z',
};

export const proUser: User = { ...freeUser, isPro: true, stripeCustomerId: 'cus_exemple' };

export const monthlyPro: SubscriptionState = {
  source: 'provider',
  plan: 'monthly',
  status: 'active',
  amountCents: priceCents.proMonthly,
  startedAt: '2026-09-15T09:00:00.000Z',
  renewsAt: '2026-12-15T09:00:00.000Z',
  endsAt: null,
  endsIfCancelled: '2026-12-15T09:00:00.000Z',
  pausedUntil: null,
  graceUntil: null,
  cancellation: null,
  withdrawal: null,
  pause: { available: true, availableFrom: null },
};

/** A Pro of the provider, without options. */
export const monthlySubscription: ResponseOf<typeof mySubscription> = {
  pro: monthlyPro,
  addons: [],
  hasPortal: true,
  isSettling: false,
  passiveMode: false,
  profileAnalysisAvailable: true,
};

export const noSubscription: ResponseOf<typeof mySubscription> = {
  pro: null,
  addons: [],
  hasPortal: false,
  isSettling: false,
  passiveMode: false,
  profileAnalysisAvailable: true,
};

/** Meters of an account that has used nothing yet, from the quota table. */
export function unusedMeters({ isPro, hasBioAccess, hasPhotoAccess }: User): ResponseOf<typeof getUsage> {
  const meters = features.map((feature): Meter => {
    const row: FeatureRow = quotas[feature];
    const owned = { bio: hasBioAccess, photo: hasPhotoAccess };
    const addon = row.addon && owned[row.addon.name] ? row.addon : null;
    const allowance = addon?.allowance ?? (isPro ? row.pro : row.free);
    const counted = allowance === null || allowance === 'unlimited' ? null : allowance;
    return {
      feature,
      used: 0,
      limit: allowance === 'unlimited' ? null : (counted?.limit ?? 0),
      period: counted?.period ?? null,
      resetsAt: counted ? '2026-12-01T00:00:00.000Z' : null,
      moreWith: null,
    };
  });
  return { usage: meters, freeDmTrialUsed: false, isShared: false, emailVerified: true };
}
