import type { User } from '#contract/accounts.ts';
import { shareTargetPath } from '#contract/site.ts';

// Every address of the site, once.
export const paths = {
  home: '/',
  auth: '/auth',
  signup: '/signup',
  forgotPassword: '/mot-de-passe-oublie',
  resetPassword: '/reinitialiser/:token',
  verifyEmail: '/verifier/:token',
  onboarding: '/onboarding',
  paywall: '/paywall',
  pricing: '/pricing',
  completeProfile: '/complete-profile',
  cancelSubscription: '/cancel-subscription',
  passiveMode: '/mode-passif/:token',
  dashboard: '/dashboard',
  freeSpace: '/onboarding-dm',
  shareTarget: shareTargetPath,
  account: '/compte',
  admin: '/admin',
  legal: {
    mentions: '/legal/mentions',
    privacy: '/legal/confidentialite',
    terms: '/legal/cgu',
    contact: '/legal/contact',
    help: '/legal/aide',
  },
} as const;

/** Where a signed-in person arrives. */
export function homeFor({ isPro }: Pick<User, 'isPro'>): string {
  return isPro ? paths.dashboard : paths.freeSpace;
}

/** What a link to it says. */
export function homeLabelFor({ isPro }: Pick<User, 'isPro'>): string {
  return isPro ? 'Dashboard' : 'Mon espace';
}
