import type { User } from '#contract/accounts.ts';
import { affiliatePaths, forgotPasswordPath, providerReturnPath, shareTargetPath } from '#contract/site.ts';

// Every address of the site; no other file spells one.
export const paths = {
  home: '/',
  auth: '/auth',
  signup: '/signup',
  forgotPassword: forgotPasswordPath,
  resetPassword: '/reinitialiser/:token',
  signInLinkRequest: '/connexion',
  signInLink: '/connexion/:token',
  providerReturn: `${providerReturnPath}/:provider`,
  verifyEmail: '/verifier/:token',
  newEmail: '/nouvelle-adresse/:token',
  restoreEmail: '/reprendre/:token',
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
  affiliation: affiliatePaths.programme,
  signupAffiliate: '/signup-affiliate',
  affiliateLogin: '/affiliate/login',
  affiliateDashboard: affiliatePaths.dashboard,
  admin: '/admin',
  legal: {
    mentions: '/legal/mentions',
    privacy: '/legal/confidentialite',
    terms: '/legal/cgu',
    contact: '/legal/contact',
    help: '/legal/aide',
  },
} as const;

/** The terms of the affiliate programme, a section of the CGU. */
export const affiliateTermsHref = `${paths.legal.terms}#affiliation`;

/** The home page of a member. */
export function homeFor({ isPro }: Pick<User, 'isPro'>): string {
  return isPro ? paths.dashboard : paths.freeSpace;
}

/** The text of a link to `homeFor`. */
export function homeLabelFor({ isPro }: Pick<User, 'isPro'>): string {
  return isPro ? 'Dashboard' : 'Mon espace';
}
