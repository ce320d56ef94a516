import type { Entitlement } from '#contract/plans.ts';

export interface Entitled {
  isPro: boolean;
  hasBioAccess: boolean;
  hasPhotoAccess: boolean;
}

/** An add-on counts only together with Pro. */
export function entitledBy(held: readonly Entitlement[]): Entitled {
  const isPro = held.includes('pro');
  return { isPro, hasBioAccess: isPro && held.includes('bio'), hasPhotoAccess: isPro && held.includes('photo') };
}
