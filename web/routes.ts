import type { ComponentType } from 'react';
import { product } from '#contract/product.ts';
import { paths } from './paths.ts';

// The table of pages by address. A page is the default export of web/pages/<page>.tsx, fetched when needed.

export interface Route {
  /** In wouter's syntax; the first match wins. */
  pattern: string;
  /** File name in web/pages, without its ending. */
  page: string;
  title: string;
  /** True: in the sitemap, and fully rendered by the server. False: rendered as a skeleton, and marked noindex. */
  indexable: boolean;
  status?: 404;
  /** The page makes no calls, so the data client is not fetched with it. */
  isStatic?: true;
}

export const routes: readonly Route[] = [
  {
    pattern: paths.home,
    page: 'home',
    title: `${product.name} : ${product.tagline.toLowerCase()}`,
    indexable: true,
    isStatic: true,
  },
  {
    pattern: paths.auth,
    page: 'auth',
    title: 'Connexion',
    indexable: true,
  },
  {
    pattern: paths.signup,
    page: 'signup',
    title: 'Créer un compte gratuit',
    indexable: true,
  },
  {
    pattern: paths.forgotPassword,
    page: 'forgot-password',
    title: 'Mot de passe oublié',
    indexable: true,
  },
  {
    pattern: paths.resetPassword,
    page: 'reset-password',
    title: 'Nouveau mot de passe',
    indexable: false,
  },
  {
    pattern: paths.signInLinkRequest,
    page: 'sign-in-link-request',
    title: 'Lien de connexion',
    indexable: true,
  },
  {
    pattern: paths.signInLink,
    page: 'sign-in-link',
    title: 'Connexion par e-mail',
    indexable: false,
  },
  {
    pattern: paths.providerReturn,
    page: 'provider-return',
    title: 'Connexion',
    indexable: false,
  },
  {
    pattern: paths.verifyEmail,
    page: 'verify-email',
    title: 'Vérification de ton adresse',
    indexable: false,
  },
  {
    pattern: paths.newEmail,
    page: 'new-email',
    title: 'Nouvelle adresse',
    indexable: false,
  },
  {
    pattern: paths.restoreEmail,
    page: 'restore-email',
    title: 'Reprendre ton compte',
    indexable: false,
  },
  {
    pattern: paths.onboarding,
    page: 'onboarding',
    title: 'Fais connaissance avec Déclic',
    indexable: true,
  },
  {
    pattern: paths.paywall,
    page: 'paywall',
    title: 'Choisis ta formule',
    indexable: true,
  },
  {
    pattern: paths.pricing,
    page: 'pricing',
    title: 'Tarifs',
    indexable: true,
  },
  {
    pattern: paths.completeProfile,
    page: 'complete-profile',
    title: 'Complète ton profil',
    indexable: false,
  },
  {
    pattern: paths.cancelSubscription,
    page: 'cancel-subscription',
    title: 'Résilier mon contrat',
    indexable: false,
  },
  {
    pattern: paths.passiveMode,
    page: 'passive-mode',
    title: "Arrêter l'idée de la semaine",
    indexable: false,
  },
  {
    pattern: paths.dashboard,
    page: 'dashboard',
    title: 'Dashboard',
    indexable: false,
  },
  {
    pattern: paths.freeSpace,
    page: 'free-space',
    title: 'Mon espace',
    indexable: false,
  },
  {
    pattern: paths.shareTarget,
    page: 'share-target',
    title: 'Ta capture',
    indexable: false,
  },
  {
    pattern: paths.account,
    page: 'account',
    title: 'Mon compte',
    indexable: false,
  },
  {
    pattern: paths.affiliation,
    page: 'affiliation',
    title: "Programme d'affiliation",
    indexable: true,
  },
  {
    pattern: paths.signupAffiliate,
    page: 'signup-affiliate',
    title: 'Devenir affilié',
    indexable: true,
  },
  {
    pattern: paths.affiliateLogin,
    page: 'affiliate-login',
    title: 'Connexion affilié',
    indexable: true,
  },
  {
    pattern: paths.affiliateDashboard,
    page: 'affiliate-dashboard',
    title: 'Espace affilié',
    indexable: false,
  },
  {
    pattern: paths.admin,
    page: 'admin',
    title: 'Administration',
    indexable: false,
  },
  {
    pattern: paths.legal.mentions,
    page: 'legal',
    title: 'Mentions légales',
    indexable: true,
  },
  {
    pattern: paths.legal.privacy,
    page: 'legal',
    title: 'Politique de confidentialité',
    indexable: true,
  },
  {
    pattern: paths.legal.terms,
    page: 'legal',
    title: 'Conditions générales',
    indexable: true,
  },
  {
    pattern: paths.legal.contact,
    page: 'legal',
    title: 'Contact',
    indexable: true,
  },
  {
    pattern: paths.legal.help,
    page: 'legal',
    title: "Besoin d'aide ?",
    indexable: true,
  },
  {
    pattern: '/legal/*',
    page: 'legal',
    title: 'Page non trouvée',
    indexable: false,
    status: 404,
  },
  {
    pattern: '/*',
    page: 'not-found',
    title: 'Page not found',
    indexable: false,
    status: 404,
    isStatic: true,
  },
];

/** True for pages that only the browser can draw; the server sends a skeleton for them. */
export function isShell(route: Route): boolean {
  return !route.indexable && route.status !== 404;
}

/** `prepare` is awaited before the page is shown. */
type PageModule = { default: ComponentType; prepare?: () => Promise<void> };
const modules = import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/*.test.tsx']);

export function loadPageModule(page: string): Promise<PageModule> {
  const load = modules[`./pages/${page}.tsx`];
  if (!load) throw new Error(`web/pages/${page}.tsx is missing`);
  return load();
}
