import type { User } from '#contract/accounts.ts';

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
export const memberHome = paths.account;

export function homeFor(_user: User): string {
  return memberHome;
}
