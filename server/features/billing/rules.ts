import type { ProviderStatus } from '#contract/billing.ts';
import type { Entitlement } from '#contract/plans.ts';

// What a purchase gives, and for how long. All times are handed in.

const day = 24 * 60 * 60 * 1000;
const graceMs = 7 * day;

export interface Term {
  status: ProviderStatus;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  cancelAt: Date | null;
  pastDueSince: Date | null;
}

/** When a subscription ends by the customer's own wish; null where it goes on. */
export function scheduledEnd(term: Pick<Term, 'cancelAtPeriodEnd' | 'cancelAt' | 'currentPeriodEnd'>): Date | null {
  return term.cancelAt ?? (term.cancelAtPeriodEnd ? term.currentPeriodEnd : null);
}

/**
 * Until when a subscription gives access; null where it gives none. A failed renewal leaves seven days, and so does one of
 * which nothing was heard: no lost message makes access last for ever.
 */
export function accessUntil(term: Term): Date | null {
  switch (term.status) {
    case 'active':
    case 'trialing':
      return scheduledEnd(term) ?? new Date(term.currentPeriodEnd.getTime() + graceMs);
    case 'past_due':
      return new Date((term.pastDueSince ?? term.currentPeriodEnd).getTime() + graceMs);
    default:
      return null;
  }
}

/** What an account was given: by the operator for good, by a subscription until its access ends. */
export type Held = { entitlement: Entitlement; itemId?: string | null; term: Term | null };

export interface Entitled {
  isPro: boolean;
  hasBioAccess: boolean;
  hasPhotoAccess: boolean;
}

/** The one derivation of access. An add-on counts only together with Pro. */
export function entitledBy(held: readonly Held[], now: Date): Entitled {
  const has = (entitlement: Entitlement) => held.some((one) => one.entitlement === entitlement && isInForce(one, now));
  const isPro = has('pro');
  return { isPro, hasBioAccess: isPro && has('bio'), hasPhotoAccess: isPro && has('photo') };
}

export function isInForce({ term }: Held, now: Date): boolean {
  if (term === null) return true;
  const until = accessUntil(term);
  return until !== null && until.getTime() > now.getTime();
}
