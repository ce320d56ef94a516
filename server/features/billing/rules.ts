import type { ProviderStatus } from '#contract/billing.ts';
import type { Entitlement } from '#contract/plans.ts';

// Pure rules: what grants and subscriptions give access to, and until when.

const day = 24 * 60 * 60 * 1000;
/** Access after a failed renewal; also after a period whose renewal we never heard of. */
export const graceDays = 7;
const graceMs = graceDays * day;

export interface Term {
  status: ProviderStatus;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  cancelAt: Date | null;
  pastDueSince: Date | null;
}

/** When a cancelled subscription ends; null if it is not cancelled. */
export function scheduledEnd(term: Pick<Term, 'cancelAtPeriodEnd' | 'cancelAt' | 'currentPeriodEnd'>): Date | null {
  return term.cancelAt ?? (term.cancelAtPeriodEnd ? term.currentPeriodEnd : null);
}

/** When a subscription ends if it is cancelled now. One that is past due has no paid period to run out, so it ends at once. */
export function endIfCancelled(term: Omit<Term, 'pastDueSince'>, now: Date): Date {
  return term.status === 'past_due' ? now : (scheduledEnd(term) ?? term.currentPeriodEnd);
}

/**
 * Until when a subscription gives access; null if it gives none. The grace also bounds `active` periods, so that a lost
 * webhook cannot give access for ever.
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

/** One grant (`term` null: no end) or one subscription of an account. */
export type Held = { entitlement: Entitlement; itemId?: string | null; term: Term | null };

export interface Entitled {
  isPro: boolean;
  hasBioAccess: boolean;
  hasPhotoAccess: boolean;
}

/** The only place that derives access. An add-on counts only together with Pro. */
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
